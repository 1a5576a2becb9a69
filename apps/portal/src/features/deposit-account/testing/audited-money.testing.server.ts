import { eq } from 'drizzle-orm'
import { type AuditActor, whoDecided } from '#core/audit/record-action.server.ts'
import { proposeReturn } from '#core/bank/corrections/propose-return.server.ts'
import { inBatches } from '#core/bank/files/camt054.testing.ts'
import { pain002 } from '#core/bank/files/pain002.testing.ts'
import { importCamt054 } from '#core/bank/imports/import-camt054.server.ts'
import { prepareManualPayout, preparePayout } from '#core/bank/payouts/prepare-payout.server.ts'
import { releasePayouts } from '#core/bank/payouts/release-payouts.server.ts'
import { settleManually } from '#core/bank/payouts/settle-manually.server.ts'
import { withdrawPayout } from '#core/bank/payouts/withdraw-payout.server.ts'
import { incomingTransfer, moneyCorrection, transferConflict } from '#core/bank/tables.server.ts'
import { registerTransfer } from '#core/bank/transfers/register-transfer.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { exampleDeposit } from '#platform/example-deposit.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { testEncryption } from '#testing/accounts.testing.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { describedMoney as described } from '../money/endpoints.server.ts'
import { bankFileOf, newStudent, next, payers, payoutParts } from '../money/money.testing.server.ts'

const [preparer, releaser] = [whoDecided('a preparer'), whoDecided('a releaser')]
const payee = { method: 'account', name: 'Mai Pham', account: '15032080119' } as const
const reason = 'Studenten har spurt'

async function newTransfer(
  database: Database,
  customerNumber: string | null,
  actor: AuditActor = preparer,
) {
  const reference = next('AUDITED')
  await registerTransfer(
    { database, encryption: testEncryption },
    {
      reference,
      customerNumber,
      amountOre: 1_000_00,
      valueDate: '2026-11-20',

      debtorName: null,
      remittance: null,
      endToEndId: null,
    },
    { ownAccount: exampleDeposit.DEPOSIT_IBAN, actor },
  )
  const [found] = await database
    .select({ id: incomingTransfer.id })
    .from(incomingTransfer)
    .where(eq(incomingTransfer.reference, reference))
  return found?.id ?? ''
}

async function richStudent(database: Database) {
  const { customerNumber, userId } = await newStudent(database)
  await newTransfer(database, customerNumber, { kind: 'command' })
  return { customerNumber, concernedId: userId }
}

async function newPayout(database: Database, channel: 'file' | 'manual' = 'file') {
  const { customerNumber, concernedId } = await richStudent(database)
  const request = {
    requestKey: next('audited'),
    owner: { kind: 'deposit' as const, key: customerNumber },
    amountOre: 400_00,
    message: 'Refusjon',
    cause: 'student-left' as const,
    approvedBy: preparer.userId,
  }
  const parts = payoutParts(database)
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
    payoutParts(database),
    { ids: [id], configuration: payers, executionDate: '2026-11-23' },
    releaser,
  )
  return file
}

const settle = (database: Database, id: string) =>
  settleManually(
    payoutParts(database),
    { id, seen: { outcome: 'paid', reference: next('B'), on: '2026-11-21' } },
    releaser,
  )

async function paidPayout(database: Database) {
  const { id, concernedId } = await newPayout(database, 'manual')
  await release(database, id)
  await settle(database, id)
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

async function registeredTransfer(database: Database) {
  const { customerNumber, userId } = await newStudent(database)
  return { params: { id: await newTransfer(database, customerNumber) }, concernedId: userId }
}

export const moneyAudited: AuditedCalls = [
  [
    described.registerTransfer,
    async (database) => {
      const { customerNumber, userId } = await newStudent(database)
      return {
        body: {
          reference: next('AUDITED'),
          amountOre: 1_000,
          valueDate: osloDate(new Date()),
          customerNumber,
          debtorName: '',
          text: '',
        },
        concernedId: userId,
      }
    },
  ],
  [
    described.allocate,
    async (database) => {
      const { customerNumber, userId } = await newStudent(database)
      const id = await newTransfer(database, null)
      return { params: { id }, body: { revision: 0, customerNumber }, concernedId: userId }
    },
  ],
  [
    described.confirmTransfer,
    async (database) => ({ ...(await registeredTransfer(database)), body: { revision: 0 } }),
  ],
  [
    described.correctTransfer,
    async (database) => ({
      ...(await registeredTransfer(database)),
      body: { kind: 'reverse-transfer', revision: 0, reason },
    }),
  ],
  [
    described.decideCorrection,
    async (database) => {
      const { id, concernedId } = await paidPayout(database)
      const seen = { amountOre: 1_00, on: '2026-11-24', reference: null, reason }
      await proposeReturn(payoutParts(database), { id, seen }, preparer)
      const [waiting] = await database
        .select({ id: moneyCorrection.id })
        .from(moneyCorrection)
        .where(eq(moneyCorrection.payoutId, id))
      return { params: { id: waiting?.id ?? '' }, body: { isConfirmed: true }, concernedId }
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
    described.resolveConflict,
    async (database) => {
      const { customerNumber, userId } = await newStudent(database)
      const reference = next('AUDITED')
      const entry = { reference, amount: '1.00' }
      for (const amount of ['1.00', '2.00'])
        await importCamt054(
          { ...payoutParts(database), matchTransfers: async () => [customerNumber] },
          {
            bytes: inBatches(bankFileOf([{ ...entry, amount }])),
            ownAccount: exampleDeposit.DEPOSIT_IBAN,
            actor: preparer,
          },
        )
      const [waiting] = await database
        .select({ id: transferConflict.id })
        .from(transferConflict)
        .where(eq(transferConflict.reference, reference))
      return {
        params: { id: waiting?.id ?? '' },
        body: { resolution: 'bank' },
        concernedId: userId,
      }
    },
  ],
  [
    described.importTransfers,
    async (database) => {
      const { customerNumber } = await newStudent(database)
      return { body: bankFileOf([{ reference: next('AUDITED'), text: customerNumber }]) }
    },
  ],
  [
    described.importAnswers,
    async () => ({ body: pain002({ original: 'any', messageId: next('P') }) }),
  ],
  [
    described.preparePayout,
    async (database) => {
      const { customerNumber, concernedId } = await richStudent(database)
      const key = crypto.randomUUID()
      return {
        body: {
          key,
          customerNumber,
          amountOre: 1_00,
          payee,
          message: 'Refusjon',
          reason,
          cause: 'student-left',
        },
        concernedId,
      }
    },
  ],
  [
    described.prepareAgain,
    async (database) => {
      const called = await payoutOf(database)
      await withdrawPayout(payoutParts(database), called.params.id, preparer)
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
    described.releasePayouts,
    async (database) => {
      const { id, concernedId } = await newPayout(database)
      return { body: { ids: [id] }, concernedId }
    },
  ],
  [described.payoutFile, fileOf],
  [described.markFileSent, fileOf],
]
