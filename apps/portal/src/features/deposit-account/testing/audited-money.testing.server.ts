import { eq } from 'drizzle-orm'
import { type AuditActor, whoDecided } from '#core/audit/record-action.server.ts'
import { correctTransfer } from '#core/bank/corrections/correct-transfer.server.ts'
import { inBatches } from '#core/bank/files/camt054.testing.ts'
import { importCamt054 } from '#core/bank/imports/import-camt054.server.ts'
import { incomingTransfer, moneyCorrection, transferConflict } from '#core/bank/tables.server.ts'
import { registerTransfer } from '#core/bank/transfers/register-transfer.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { exampleDeposit } from '#platform/example-deposit.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { testEncryption } from '#testing/accounts.testing.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { describedMoney as described } from '../money/endpoints.server.ts'
import { bankFileOf, newStudent, next, payoutParts } from '../money/money.testing.server.ts'

const preparer = whoDecided('a preparer')
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

async function registeredTransfer(database: Database) {
  const { customerNumber, userId } = await newStudent(database)
  return { params: { id: await newTransfer(database, customerNumber) }, concernedId: userId }
}

export const moneyAudited: AuditedCalls = [
  [
    described.decideCorrection,
    async (database) => {
      const { customerNumber, userId } = await newStudent(database)
      const transferId = await newTransfer(database, customerNumber, { kind: 'command' })
      const change = { kind: 'reverse-transfer' } as const
      const wanted = { id: transferId, revision: 0, change, reason }
      await correctTransfer({ database, encryption: testEncryption }, wanted, preparer)
      const [waiting] = await database
        .select({ id: moneyCorrection.id })
        .from(moneyCorrection)
        .where(eq(moneyCorrection.transferId, transferId))
      return {
        params: { id: waiting?.id ?? '' },
        body: { isConfirmed: true },
        concernedId: userId,
      }
    },
  ],
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
]
