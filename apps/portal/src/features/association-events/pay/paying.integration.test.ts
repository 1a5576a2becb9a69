import { and, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addContact } from '#core/associations/associations.testing.server.ts'
import { ledgerAccount, ledgerEntry } from '#core/ledger/tables.server.ts'
import { paymentSettings } from '#core/payments/tables.server.ts'
import { callOffPlaces, markMoved } from '#core/places/change-offer.server.ts'
import { addPeople, ago, readPlaces } from '#core/places/places.testing.server.ts'
import { refundCalledOff } from '#core/places/refund-place.server.ts'
import { expireHolds } from '#core/places/sweep-places.server.ts'
import { place } from '#core/places/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { associationEvent } from '../model/tables.server.ts'
import { cancelPlaceByStaff } from '../staff-places/cancel-by-staff.server.ts'
import { addEvent, inHours, staffActor } from '../testing/event-places.testing.server.ts'
import { createPaidPlaces } from '../testing/paid-places.testing.server.ts'

const { database } = await createTestDatabase({ size: 12 })
const priceOre = 15_000
const prices = { priceOre, memberPriceOre: priceOre }
const { at, newPerson, hold, payAtProvider, buy, stateOf, paymentOf } = createPaidPlaces(
  database,
  priceOre,
)
const expire = (placeId: string) =>
  database
    .update(place)
    .set({ expiresAt: ago(1_000) })
    .where(eq(place.id, placeId))

it('a hold is paid once by its owner, at the price of its booking, and is then a place', async () => {
  const { eventId, associationId } = await addEvent(database, prices)
  const { userId, placeId } = await hold(eventId)
  const stranger = await newPerson()
  expect((await at.start(stranger, placeId)).status).toBe(404)
  await database
    .update(associationEvent)
    .set({ priceOre: 99_000, memberPriceOre: 99_000 })
    .where(eq(associationEvent.id, eventId))
  const [first, again] = [await at.start(userId, placeId), await at.start(userId, placeId)]
  expect(again.body.paymentId).toBe(first.body.paymentId)
  const { paymentId } = first.body
  await payAtProvider(paymentId)
  const answers = await Promise.all([1, 2, 3].map(() => at.complete(userId, paymentId)))
  for (const answer of answers) expect(answer.body.paymentStatus).toBe('PAID')
  expect(await stateOf(placeId)).toMatchObject({ state: 'booked', paymentId, expiresAt: null })
  expect(await paymentOf(paymentId)).toMatchObject({ amountOre: priceOre, state: 'captured' })
  expect((await at.start(userId, placeId)).body.error).toBe('PLACE_PAID')
  const [booked] = await database
    .select({ amountOre: sql<number>`sum(${ledgerEntry.amountOre})::int` })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(and(eq(ledgerAccount.kind, 'association'), eq(ledgerAccount.key, associationId)))
  expect(booked?.amountOre).toBe(-priceOre)
})

it('a hold past its time goes to the next one, but not from somebody who has just paid', async () => {
  const { eventId } = await addEvent(database, prices, { capacity: 2 })
  const [paying, slow] = [await hold(eventId), await hold(eventId)]
  const next = await hold(eventId)
  const { paymentId } = (await at.start(paying.userId, paying.placeId)).body
  await at.start(slow.userId, slow.placeId)
  await payAtProvider(paymentId)
  await expire(paying.placeId)
  await expire(slow.placeId)
  // The window of the slow one is over, too.
  await database.execute(
    sql`update portal.payment set pay_before = now() - interval '1 second' where subject_id = ${slow.placeId}`,
  )
  await expireHolds({ database, payments: at.payments })
  expect((await stateOf(paying.placeId))?.state).toBe('booked')
  expect((await stateOf(slow.placeId))?.state).toBe('expired')
  expect(await stateOf(next.placeId)).toMatchObject({
    state: 'held',
    promotedAt: expect.any(Date),
  })
})

it('money that comes after the place is gone goes back', async () => {
  const { eventId } = await addEvent(database, prices)
  const { userId, placeId } = await hold(eventId)
  const { paymentId } = (await at.start(userId, placeId)).body
  await payAtProvider(paymentId)
  await database.transaction((transaction) => callOffPlaces(transaction, eventId))
  expect((await at.complete(userId, paymentId)).body).toMatchObject({
    paymentStatus: 'CANCELLED',
  })
  expect((await stateOf(placeId))?.cancelledBecause).toBe('called-off')
})

it('cancelling while paying ends the payment, unless it was made', async () => {
  const { eventId } = await addEvent(database, prices)
  const [gone, paid] = [await hold(eventId), await hold(eventId)]
  await at.start(gone.userId, gone.placeId)
  const asHeld = { state: 'held', refundOre: 0 }
  const cancelled = await at.cancel(gone.userId, eventId, { ...asHeld, placeId: gone.placeId })
  expect(cancelled.status).toBe(200)
  expect((await stateOf(gone.placeId))?.state).toBe('cancelled')
  const { paymentId } = (await at.start(paid.userId, paid.placeId)).body
  await payAtProvider(paymentId)
  expect(
    (await at.cancel(paid.userId, eventId, { ...asHeld, placeId: paid.placeId })).body.error,
  ).toBe('PLACE_CHANGED')
  expect((await stateOf(paid.placeId))?.state).toBe('booked')
})

it('a cancellation gives back what the button said, once, and the next one gets the place', async () => {
  const { eventId } = await addEvent(database, prices, { capacity: 1 })
  const { userId, placeId, paymentId } = await buy(eventId)
  const next = await hold(eventId)
  const cancel = (refundOre: number) =>
    at.cancel(userId, eventId, { placeId, state: 'booked', refundOre })
  expect((await cancel(priceOre - 1)).body.error).toBe('REFUND_CHANGED')
  const answers = await Promise.all([cancel(priceOre), cancel(priceOre)])
  for (const { status, body } of answers)
    if (status === 200) expect(body).toEqual({ refundOre: priceOre })
    else expect(body.error).toBe('PAYMENT_UNDER_WAY')
  expect((await cancel(priceOre)).body).toEqual({ refundOre: priceOre })
  expect(await stateOf(placeId)).toMatchObject({
    state: 'cancelled',
    cancelledBecause: 'by-person',
  })
  expect((await paymentOf(paymentId))?.refundDueOre).toBe(priceOre)
  expect((await stateOf(next.placeId))?.state).toBe('held')
})

it.each([
  ['after the deadline', inHours(23), 4_500],
  ['before the deadline', inHours(25), priceOre],
])('a cancellation %s', async (_, startsAt, refundOre) => {
  const rules = { refundHours: 24, lateRefundPercent: 30, startsAt }
  const { eventId } = await addEvent(database, { ...prices, ...rules })
  const { userId, placeId, paymentId } = await buy(eventId)
  expect((await at.read(userId, eventId)).body.place.refundOre).toBe(refundOre)
  const body = { placeId, state: 'booked', refundOre }
  expect((await at.cancel(userId, eventId, body)).body).toEqual({ refundOre })
  expect((await paymentOf(paymentId))?.refundDueOre).toBe(refundOre)
})

it('an event that is moved is refunded in full until it starts, to those who had a place then', async () => {
  const rules = { refundHours: 24, lateRefundPercent: 0, startsAt: inHours(5) }
  const { eventId } = await addEvent(database, { ...prices, ...rules }, { capacity: 3 })
  const before = await buy(eventId)
  const asBooked = { placeId: before.placeId, state: 'booked' }
  // They saw that nothing is given back, while the board saved.
  const move = () => database.transaction((transaction) => markMoved(transaction, eventId))
  await move()
  const stale = await at.cancel(before.userId, eventId, { ...asBooked, refundOre: 0 })
  expect(stale.body.error).toBe('REFUND_CHANGED')
  const after = await buy(eventId)
  expect((await at.read(after.userId, eventId)).body.place).toMatchObject({
    isMoved: false,
    refundOre: 0,
  })
  const { body } = await at.read(before.userId, eventId)
  expect(body.place).toMatchObject({ isMoved: true, refundOre: priceOre })
  expect(body.place.refundUntil).toBe(rules.startsAt.toISOString())
  const refunded = await at.cancel(before.userId, eventId, { ...asBooked, refundOre: priceOre })
  expect(refunded.body).toEqual({ refundOre: priceOre })
  expect((await paymentOf(before.paymentId))?.refundDueOre).toBe(priceOre)
})

it('an event that is moved while somebody cancels costs them nothing', async () => {
  const rules = { refundHours: 24, lateRefundPercent: 0, startsAt: inHours(5) }
  const { eventId } = await addEvent(database, { ...prices, ...rules })
  const { userId, placeId, paymentId } = await buy(eventId)
  // The board holds the offer, as it does while it saves; the cancellation waits for it.
  const cancelled = await database.transaction(async (transaction) => {
    await markMoved(transaction, eventId)
    const waiting = at.cancel(userId, eventId, { placeId, state: 'booked', refundOre: 0 })
    await new Promise((resolve) => setTimeout(resolve, 300))
    return { waiting }
  })
  expect((await cancelled.waiting).body.error).toBe('REFUND_CHANGED')
  expect((await stateOf(placeId))?.state).toBe('booked')
  expect((await paymentOf(paymentId))?.refundDueOre).toBe(0)
})

it('nothing is cancelled once the event has begun', async () => {
  const { eventId } = await addEvent(database, prices)
  const { userId, placeId } = await buy(eventId)
  await database
    .update(associationEvent)
    .set({ startsAt: ago(1_000) })
    .where(eq(associationEvent.id, eventId))
  const body = { placeId, state: 'booked', refundOre: 0 }
  expect((await at.cancel(userId, eventId, body)).body.error).toBe('EVENT_STARTED')
})

it('what is called off is paid back to each, once, however often the job runs', async () => {
  const { eventId } = await addEvent(database, prices, { capacity: 3 })
  const bought = [await buy(eventId), await buy(eventId)]
  const held = await hold(eventId)
  await database.transaction((transaction) => callOffPlaces(transaction, eventId))
  for (const _ of [1, 2])
    for (const { placeId } of [...bought, held])
      await refundCalledOff({ database, payments: at.payments }, placeId)
  for (const { paymentId } of bought)
    expect(await paymentOf(paymentId)).toMatchObject({
      state: 'refunded',
      refundDueOre: priceOre,
    })
  expect((await readPlaces(database, eventId)).every((one) => one.state === 'cancelled')).toBe(true)
})

it('staff cancel and refund; above the limit a second person requests the same', async () => {
  const { eventId, associationId } = await addEvent(database, prices, { capacity: 4 })
  const [small, large, third] = [await buy(eventId), await buy(eventId), await buy(eventId)]
  const [anne = '', bjarne = '', chair = ''] = await addPeople(database, 3)
  await addContact(database, associationId, chair)
  await database.update(paymentSettings).set({ refundLimitOre: 10_000 })
  const cancel = (staffId: string, placeId: string, refundOre: number) =>
    cancelPlaceByStaff({ database, payments: at.payments }, staffActor(staffId), {
      id: placeId,
      state: 'booked',
      refundOre,
      reason: 'De har to plasser.',
    })
  await expect(cancel(chair, small.placeId, 100)).rejects.toMatchObject({ code: 'OWN_CASE' })
  await expect(cancel(small.userId, small.placeId, 0)).rejects.toMatchObject({ code: 'OWN_CASE' })
  expect(await cancel(anne, small.placeId, 5_000)).toEqual({ outcome: 'cancelled' })
  expect(await paymentOf(small.paymentId)).toMatchObject({ refundDueOre: 5_000 })
  expect(await stateOf(small.placeId)).toMatchObject({
    state: 'cancelled',
    cancelledBecause: 'by-staff',
  })
  expect(await cancel(anne, large.placeId, priceOre)).toEqual({ outcome: 'waits' })
  expect((await stateOf(large.placeId))?.state).toBe('booked')
  expect(await cancel(bjarne, large.placeId, priceOre)).toEqual({ outcome: 'cancelled' })
  expect(await cancel(anne, third.placeId, 0)).toEqual({ outcome: 'cancelled' })
  expect((await paymentOf(third.paymentId))?.refundDueOre).toBe(0)
})
