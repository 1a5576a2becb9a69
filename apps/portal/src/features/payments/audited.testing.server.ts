import { randomUUID } from 'node:crypto'
import { seedAttention } from '#core/payments/payments.testing.server.ts'
import { buildCreditNote, buildReceipt } from '#core/receipts/receipts.testing.ts'
import { receipt, receiptCreditNote } from '#core/receipts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { buildPerson, seedPeople } from '#testing/accounts.testing.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { described } from './endpoints.server.ts'

/** Created, opened, authorised, confirmed, attention. */
const version = 5

async function attention(database: Database, amountOre = 150_00) {
  const person = buildPerson({ membership: null })
  const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
  const id = await seedAttention(database, { userId, amountOre })
  return { params: { id }, concernedId: userId }
}

/** A payment with a receipt and a credit note, neither with a number. */
async function documented(database: Database) {
  const { params, concernedId } = await attention(database)
  const {
    id: _,
    receiptNumber: __,
    ...sold
  } = buildReceipt({
    paymentId: params.id,
    subjectId: randomUUID(),
    userId: concernedId,
  })
  const [added] = await database.insert(receipt).values(sold).returning({ id: receipt.id })
  const { creditNumber: ___, ...note } = buildCreditNote({
    id: randomUUID(),
    receiptId: added?.id ?? '',
  })
  await database.insert(receiptCreditNote).values(note)
  return { paymentId: params.id, noteId: note.id, concernedId, query: { language: 'no' } }
}

export const auditedCalls: AuditedCalls = [
  [described.refresh, (database) => attention(database)],
  [described.retry, async (database) => ({ ...(await attention(database)), body: { version } })],
  [
    described.refund,
    async (database) => ({
      ...(await attention(database, 2_000_00)),
      body: { version, refundOre: 2_000_00, reason: 'The hall is closed' },
    }),
  ],
  [
    described.openReceipt,
    async (database) => {
      const { paymentId: id, ...call } = await documented(database)
      return { ...call, params: { id } }
    },
  ],
  [
    described.openCreditNote,
    async (database) => {
      const { noteId, ...call } = await documented(database)
      return { ...call, params: { noteId } }
    },
  ],
]
