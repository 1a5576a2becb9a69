import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addCourse } from '#core/courses/courses.testing.server.ts'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import { refundByStaff } from '#core/payments/staff-payments.server.ts'
import { callOffPlaces } from '#core/places/change-offer.server.ts'
import { refundCalledOff } from '#core/places/refund-place.server.ts'
import { receipt, receiptCreditNote } from '#core/receipts/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { seedStaff } from '#testing/staff.testing.server.ts'
import { mailPlaceNews } from './mail/send-mails.server.ts'
import { createCourseBooking } from './testing/course-booking.testing.server.ts'

const { database } = await createTestDatabase({ size: 12 })
const { at, payments, payAtProvider, buy, newPerson, paymentOf, mailParts, sent } =
  createCourseBooking(database)

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour)
const prices = { studentPriceOre: 10_000, memberPriceOre: 20_000, otherPriceOre: 30_000 }
const nils = { holder: 'Nils Nes', email: null }
/** 50 kroner are kept of a seat from now on. */
const late = { startsAt: [inHours(20)], closesAt: inHours(19), keepOre: 5_000 }
const sumOf = (rows: readonly { amountOre: number }[]) =>
  rows.reduce((sum, { amountOre }) => sum + amountOre, 0)

async function documentsOf(paymentId: string) {
  const [found] = await database.select().from(receipt).where(eq(receipt.paymentId, paymentId))
  const notes = found
    ? await database
        .select()
        .from(receiptCreditNote)
        .where(eq(receiptCreditNote.receiptId, found.id))
        .orderBy(receiptCreditNote.creditedAt)
    : []
  return { receipt: found, notes }
}

/** What the books have of a payment: what came in less what went back. */
async function bookedOf(paymentId: string): Promise<number> {
  const { rows } = await database.execute<{ amount: string }>(sql`
    select coalesce(sum(abs(e.amount_ore) * case o.kind when 'capture' then 1 else -1 end), 0) as amount
    from portal.payment_operation o
    join portal.ledger_transaction t on t.idempotency_key = 'card-payment:' || o.id
    join portal.ledger_entry e on e.transaction_id = t.id
    join portal.ledger_account a on a.id = e.account_id and a.key like '%course%'
    where o.payment_id = ${paymentId}`)
  return Number(rows[0]?.amount)
}

/** The receipt less its credit notes is what is paid, and so it is in the books. */
async function expectAgreed(paymentId: string): Promise<void> {
  const paid = await paymentOf(paymentId)
  const documents = await documentsOf(paymentId)
  const left = (paid?.amountOre ?? 0) - (paid?.refundDueOre ?? 0)
  expect((documents.receipt?.amountOre ?? 0) - sumOf(documents.notes)).toBe(left)
  expect(await bookedOf(paymentId)).toBe(left)
  expect(await findFaults(database)).toMatchObject({ totalOre: 0, unbalanced: 0 })
}

it('has a line for each seat with the VAT of the course, once, when it is paid', async () => {
  const courseId = await addCourse(database, { ...prices, mostSeats: 2, vatPercent: 25 })
  const { userId, placeId, paymentId } = await buy(courseId, 60_000, [nils])
  for (const _ of [1, 2]) await at.complete(userId, paymentId)
  const { receipt: found, notes } = await documentsOf(paymentId)
  expect(found).toMatchObject({
    userId,
    subjectId: placeId,
    amountOre: 60_000,
    vatPercent: 25,
    product: { no: 'Førstehjelp', en: 'First aid' },
    place: { no: 'Salen' },
    lines: [
      { text: { no: 'Plass 1, ordinær pris' }, amountOre: 30_000 },
      { text: { no: 'Plass 2, ordinær pris' }, amountOre: 30_000 },
    ],
  })
  expect(notes).toEqual([])
  expect((await at.read(userId, courseId)).body.place.receiptOf).toBe(paymentId)
  await expectAgreed(paymentId)
})

it('has a credit note for a seat that is cancelled with a fee, and one for the rest', async () => {
  const courseId = await addCourse(database, { ...prices, ...late, mostSeats: 2, vatPercent: 25 })
  const { userId, placeId, paymentId, tickets } = await buy(courseId, 60_000, [nils])
  const cancel = (id: string) =>
    at.cancel(userId, courseId, { placeId, state: 'booked', ticketIds: [id], refundOre: 25_000 })
  expect((await cancel(tickets[1].id)).status).toBe(200)
  expect((await documentsOf(paymentId)).notes).toMatchObject([
    { amountOre: 25_000, vatOre: 5_000, cause: 'by-payer', createdBy: null },
  ])
  await expectAgreed(paymentId)
  await cancel(tickets[1].id)
  expect((await cancel(tickets[0].id)).status).toBe(200)
  expect((await documentsOf(paymentId)).notes.map(({ amountOre }) => amountOre)).toEqual([
    25_000, 25_000,
  ])
  await expectAgreed(paymentId)
})

it('has one credit note of what is left when the course is called off', async () => {
  const courseId = await addCourse(database, { ...prices, ...late, mostSeats: 2 })
  const { userId, placeId, paymentId, tickets } = await buy(courseId, 60_000, [nils])
  const ticketIds = [tickets[1].id]
  await at.cancel(userId, courseId, { placeId, state: 'booked', ticketIds, refundOre: 25_000 })
  await database.transaction((transaction) => callOffPlaces(transaction, courseId))
  for (const _ of [1, 2]) await refundCalledOff({ database, payments }, placeId)
  expect((await documentsOf(paymentId)).notes).toMatchObject([
    { amountOre: 25_000, cause: 'by-payer' },
    { amountOre: 30_000, cause: 'called-off' },
  ])
  await expectAgreed(paymentId)
})

it('has a credit note of staff with their reason, and the mail says how much goes back', async () => {
  const courseId = await addCourse(database, prices)
  const { placeId, paymentId } = await buy(courseId, 30_000)
  const { userId: staffId } = await seedStaff(database, ['courses'])
  const paid = await paymentOf(paymentId)
  await refundByStaff(
    { database, engine: payments.engine() },
    { kind: 'staff', roles: ['courses'], requestId: 'request', userId: staffId },
    { id: paymentId, version: paid?.version ?? 0, refundOre: 12_500, reason: 'Du har to plasser.' },
  )
  expect((await documentsOf(paymentId)).notes).toMatchObject([
    { amountOre: 12_500, reason: 'Du har to plasser.', createdBy: staffId },
  ])
  await expectAgreed(paymentId)
  const { rows } = await database.execute<{ payload: Parameters<typeof mailPlaceNews>[1] }>(sql`
    select payload from graphile_worker._private_jobs
    where payload ->> 'placeId' = ${placeId} and payload -> 'news' ->> 'kind' = 'cancelled'`)
  expect(rows).toHaveLength(1)
  sent.length = 0
  for (const { payload } of rows) await mailPlaceNews(mailParts, payload)
  expect(sent[0]?.text.replaceAll('\u00a0', ' ')).toContain('Du får 125')
  expect(sent[0]?.text).toContain('/min-side/')
})

it('sells nothing that was lost while somebody paid', async () => {
  const courseId = await addCourse(database, prices)
  const userId = await newPerson()
  const placeId = (await at.book(userId, courseId, 30_000)).body.place.id
  const { paymentId } = (await at.start(userId, placeId)).body
  await payAtProvider(paymentId)
  await database.transaction((transaction) => callOffPlaces(transaction, courseId))
  expect((await at.complete(userId, paymentId)).body.paymentStatus).toBe('CANCELLED')
  expect((await documentsOf(paymentId)).receipt).toBeUndefined()
})
