import { eq } from 'drizzle-orm'
import { whoDecided } from '#core/audit/record-action.server.ts'
import { bankParts, next, payers } from '#core/bank/bank.testing.server.ts'
import { proposeReturn } from '#core/bank/corrections/propose-return.server.ts'
import { camt054, ownIban } from '#core/bank/files/camt054.testing.ts'
import { pain002 } from '#core/bank/files/pain002.testing.ts'
import { toCustomerNumber } from '#core/bank/matching/customer-number.ts'
import { prepareManualPayout, preparePayout } from '#core/bank/payouts/prepare-payout.server.ts'
import { releasePayouts } from '#core/bank/payouts/release-payouts.server.ts'
import { settleManually } from '#core/bank/payouts/settle-manually.server.ts'
import { withdrawPayout } from '#core/bank/payouts/withdraw-payout.server.ts'
import { bankCustomer, moneyCorrection } from '#core/bank/tables.server.ts'
import { registerTransfer } from '#core/bank/transfers/register-transfer.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { exampleAssociation } from '#platform/example-deposit.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { buildPerson, seedPeople, testEncryption } from '#testing/accounts.testing.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { describedPayouts as described } from './manage/endpoints.server.ts'

const [preparer, releaser] = [whoDecided('a preparer'), whoDecided('a releaser')]
const payee = { method: 'account', name: 'Mai Pham', account: '15032080119' } as const
const reason = 'Studenten har spurt'

const partsOf = (database: Database) => ({ ...bankParts(database), encryption: testEncryption })

let serial = 700_000

/** Somebody with money of their own. */
async function richCustomer(database: Database) {
  const person = buildPerson({ membership: null })
  const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
  const customerNumber = toCustomerNumber(++serial)
  await database.insert(bankCustomer).values({ userId, customerNumber })
  await registerTransfer(
    { database, encryption: testEncryption },
    {
      reference: next('AUDITED-PAYOUT'),
      customerNumber,
      amountOre: 1_000_00,
      valueDate: '2026-11-20',
      debtorName: null,
      remittance: null,
      endToEndId: null,
    },
    { ownAccount: ownIban, actor: { kind: 'command' } },
  )
  return { customerNumber, concernedId: userId }
}

async function newPayout(database: Database, channel: 'file' | 'manual' = 'file') {
  const { customerNumber, concernedId } = await richCustomer(database)
  const request = {
    requestKey: next('audited-payout'),
    owner: { kind: 'deposit' as const, key: customerNumber },
    amountOre: 400_00,
    message: 'Refusjon',
    cause: 'student-left' as const,
    approvedBy: preparer.userId,
  }
  const parts = partsOf(database)
  const id =
    channel === 'file'
      ? await preparePayout(parts, { ...request, payee }, preparer)
      : await prepareManualPayout(
          parts,
          { ...request, payee: { name: 'Mai', details: 'abroad' } },
          preparer,
        )
  return { id, concernedId }
}

async function release(database: Database, id: string) {
  const [file] = await releasePayouts(
    partsOf(database),
    { ids: [id], configuration: payers, executionDate: '2026-11-23' },
    releaser,
  )
  return file
}

async function paidPayout(database: Database) {
  const { id, concernedId } = await newPayout(database, 'manual')
  await release(database, id)
  await settleManually(
    partsOf(database),
    { id, seen: { outcome: 'paid', reference: next('B'), on: '2026-11-21' } },
    releaser,
  )
  return { id, concernedId }
}

async function fileOf(database: Database) {
  const { id, concernedId } = await newPayout(database)
  return { params: { id: String(await release(database, id)) }, concernedId }
}

async function payoutOf(database: Database) {
  const { id, concernedId } = await newPayout(database)
  return { params: { id }, concernedId }
}

export const auditedCalls: AuditedCalls = [
  [
    described.prepareAgain,
    async (database) => {
      const called = await payoutOf(database)
      await withdrawPayout(partsOf(database), called.params.id, preparer)
      return { ...called, body: { payee, reason } }
    },
  ],
  [described.withdrawPayout, payoutOf],
  [described.showPayee, async (database) => ({ ...(await payoutOf(database)), body: { reason } })],
  [
    described.recordPayoutOutcome,
    async (database) => {
      const { id, concernedId } = await newPayout(database, 'manual')
      await release(database, id)
      const body = { outcome: 'paid', reference: next('B'), on: '2026-11-21' }
      return { params: { id }, body, concernedId }
    },
  ],
  [
    described.proposeReturn,
    async (database) => {
      const { id, concernedId } = await paidPayout(database)
      const on = osloDate(new Date())
      return { params: { id }, body: { amountOre: 1_00, on, reference: '', reason }, concernedId }
    },
  ],
  [
    described.decideReturn,
    async (database) => {
      const { id, concernedId } = await paidPayout(database)
      const seen = { amountOre: 1_00, on: '2026-11-24', reference: null, reason }
      await proposeReturn(partsOf(database), { id, seen }, preparer)
      const [waiting] = await database
        .select({ id: moneyCorrection.id })
        .from(moneyCorrection)
        .where(eq(moneyCorrection.payoutId, id))
      return { params: { id: waiting?.id ?? '' }, body: { isConfirmed: true }, concernedId }
    },
  ],
  [
    described.releasePayouts,
    async (database) => {
      const { id, concernedId } = await newPayout(database)
      return { body: { ids: [id] }, concernedId }
    },
  ],
  [described.payoutFile, fileOf],
  [described.markFileSent, fileOf],
  [
    described.importAnswers,
    async () => ({ body: pain002({ original: 'any', messageId: next('P') }) }),
  ],
  [
    described.importPayments,
    async () => ({
      body: camt054([{ reference: next('AUDITED'), amount: '1.00' }], {
        messageId: next('MSG'),
      }).replaceAll(ownIban, exampleAssociation.ASSOCIATION_IBAN),
    }),
  ],
]
