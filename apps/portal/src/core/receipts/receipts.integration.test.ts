import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { creditReceipt } from './credit-receipt.server.ts'
import { issueCreditNote, issuePending, issueReceipt } from './issue-documents.server.ts'
import { buildReceipt } from './receipts.testing.ts'
import { recordSale } from './record-sale.server.ts'
import { receiptRetention } from './retention.server.ts'
import { receipt, receiptCreditNote } from './tables.server.ts'

const { database } = await createTestDatabase({ size: 8 })

/** Sells for 150 kroner. */
async function sell(overrides: Partial<ReturnType<typeof buildReceipt>> = {}) {
  const userId = await createMember(database, null)
  const paymentId = randomUUID()
  const { id: _, receiptNumber: __, creditedOre: ___, ...sold } = buildReceipt(overrides)
  const sale = { ...sold, paymentId, userId, soldAt: overrides.soldAt ?? new Date() }
  await database.transaction((transaction) => recordSale(transaction, sale))
  return { paymentId, userId, sale }
}

const credit = (paymentId: string, amountOre: number, more: object = {}) =>
  database.transaction((transaction) =>
    creditReceipt(transaction, { paymentId, amountOre, cause: 'by-staff', actorId: null, ...more }),
  )

const readReceipt = async (paymentId: string) => {
  const [found] = await database.select().from(receipt).where(eq(receipt.paymentId, paymentId))
  return found
}
const readNotes = async (paymentId: string) =>
  database
    .select()
    .from(receiptCreditNote)
    .where(
      inArray(
        receiptCreditNote.receiptId,
        database.select({ id: receipt.id }).from(receipt).where(eq(receipt.paymentId, paymentId)),
      ),
    )
    .orderBy(receiptCreditNote.creditedAt)

describe('a sale', () => {
  it('is recorded once, and has no number while somebody pays', async () => {
    const { paymentId, sale } = await sell()
    const again = await database.transaction((transaction) =>
      recordSale(transaction, { ...sale, amountOre: 1 }),
    )
    expect(again).toBe(false)
    expect(await readReceipt(paymentId)).toMatchObject({ receiptNumber: null, amountOre: 15_000 })
  })

  it('gets one number without gaps, however many ask at once', async () => {
    const [one, two] = [await sell(), await sell()]
    const issued = await Promise.all(
      [one, one, two, one].map(({ paymentId }) => issueReceipt(database, { paymentId })),
    )
    const [first = 0, again, other = 0] = issued.map((found) => found?.receiptNumber)
    expect(again).toBe(first)
    expect(Math.abs(other - first)).toBe(1)
  })

  it('is given to nobody else', async () => {
    const [one, two] = [await sell(), await sell()]
    const wanted = { paymentId: one.paymentId }
    expect(await issueReceipt(database, { ...wanted, userId: two.userId })).toBeNull()
    expect(await issueReceipt(database, { ...wanted, userId: one.userId })).not.toBeNull()
  })
})

describe('a credit note', () => {
  it('takes back a part, with the VAT of all parts adding up', async () => {
    const { paymentId } = await sell({ vatPercent: 25 })
    for (const part of [3_333, 3_333, 8_334]) await credit(paymentId, part)
    const notes = await readNotes(paymentId)
    expect(notes.map(({ amountOre }) => amountOre)).toEqual([3_333, 3_333, 8_334])
    expect(notes.reduce((sum, { vatOre }) => sum + vatOre, 0)).toBe(3_000)
    expect(await readReceipt(paymentId)).toMatchObject({ creditedOre: 15_000 })
  })

  it('is never of more than is left of its receipt', async () => {
    const { paymentId } = await sell()
    await credit(paymentId, 15_000)
    await expect(credit(paymentId, 1)).rejects.toMatchObject({
      cause: { constraint: 'receipt_credited' },
    })
    expect(await readNotes(paymentId)).toHaveLength(1)
  })

  it('is not written for a payment that sold nothing', async () => {
    const paymentId = randomUUID()
    await credit(paymentId, 5_000)
    expect(await readReceipt(paymentId)).toBeUndefined()
  })

  it('has a series of its own, and numbers its receipt, which it names', async () => {
    const { paymentId, userId } = await sell()
    await credit(paymentId, 5_000)
    const [note] = await readNotes(paymentId)
    const id = note?.id ?? ''
    expect(await issueCreditNote(database, { id, userId: 'somebody else' })).toBeNull()
    const issued = await issueCreditNote(database, { id, userId })
    expect(issued?.note.creditNumber).toBeGreaterThan(800_000)
    expect(issued?.receipt.receiptNumber).toBeLessThan(800_000)
    expect(await readReceipt(paymentId)).toMatchObject({
      receiptNumber: issued?.receipt.receiptNumber,
    })
    expect(await issueCreditNote(database, { id })).toEqual(issued)
  })
})

it('the job numbers what has no number, the oldest first, and nothing twice', async () => {
  await issuePending(database)
  const later = await sell({ soldAt: new Date('2026-11-02T12:00:00Z') })
  const earlier = await sell({ soldAt: new Date('2026-11-01T12:00:00Z') })
  await credit(later.paymentId, 5_000)
  await issuePending(database)
  const numbers = async () => [
    (await readReceipt(earlier.paymentId))?.receiptNumber ?? 0,
    (await readReceipt(later.paymentId))?.receiptNumber ?? 0,
    (await readNotes(later.paymentId))[0]?.creditNumber ?? 0,
  ]
  const [first = 0, second, note] = await numbers()
  expect(first).toBeGreaterThan(700_000)
  expect(second).toBe(first + 1)
  expect(note).toBeGreaterThan(800_000)
  await issuePending(database)
  expect(await numbers()).toEqual([first, second, note])
})

it('receipts go five years after the end of their year, and not before those of their credit notes', async () => {
  const old = await sell({ soldAt: new Date('2020-12-31T20:00:00Z') })
  const credited = await sell({ soldAt: new Date('2020-12-31T20:00:00Z') })
  const young = await sell({ soldAt: new Date('2021-01-01T20:00:00Z') })
  await credit(credited.paymentId, 5_000, { creditedAt: new Date('2021-01-02T12:00:00Z') })
  const remove = async (now: string) => {
    for (const step of receiptRetention) await database.execute(step.remove(new Date(now)))
    return Promise.all(
      [old, credited, young].map(({ paymentId }) =>
        database.$count(receipt, eq(receipt.paymentId, paymentId)),
      ),
    )
  }
  expect(await remove('2026-11-23T12:00:00Z')).toEqual([0, 1, 1])
  expect(await remove('2027-01-01T12:00:00Z')).toEqual([0, 0, 0])
  expect(await readNotes(credited.paymentId)).toEqual([])
})
