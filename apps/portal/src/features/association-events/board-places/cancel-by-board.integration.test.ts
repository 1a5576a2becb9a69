import { and, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addContact, addRole } from '#core/associations/associations.testing.server.ts'
import { associationHistory } from '#core/associations/tables.server.ts'
import { addPeople, ago } from '#core/places/places.testing.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { associationEvent } from '../model/tables.server.ts'
import { addEvent, inHours } from '../testing/event-places.testing.server.ts'
import { createPaidPlaces } from '../testing/paid-places.testing.server.ts'

const { database } = await createTestDatabase({ size: 12 })
const priceOre = 15_000
const { at, buy, hold, newPerson, payAtProvider, paymentOf, stateOf } = createPaidPlaces(
  database,
  priceOre,
)

/** An event that starts soon, at a price of which nothing is given back any more, with two of its board. */
async function open(offer: Parameters<typeof addEvent>[2] = {}) {
  const rules = { refundHours: 24, lateRefundPercent: 0, startsAt: inHours(5) }
  const prices = { priceOre, memberPriceOre: priceOre }
  const { eventId, associationId } = await addEvent(database, { ...prices, ...rules }, offer)
  const [leader = '', host = ''] = await addPeople(database, 2)
  await addContact(database, associationId, leader)
  await addRole(database, { associationId, userId: host, kind: 'event' })
  const base = `my-associations/${associationId}/events/${eventId}`
  const cancel = (who: string, placeId: string, more: object = {}) =>
    at.call(who, 'POST', `${base}/places/${placeId}/cancel`, {
      state: 'booked',
      reason: '',
      ...more,
    })
  return { associationId, base, cancel, eventId, host, leader }
}

const historyOf = (associationId: string) =>
  database
    .select()
    .from(associationHistory)
    .where(
      and(
        eq(associationHistory.associationId, associationId),
        eq(associationHistory.action, 'event-place-cancelled'),
      ),
    )

async function mailsAbout(placeId: string): Promise<unknown[]> {
  const { rows } = await database.execute<{ news: unknown }>(sql`
    select payload -> 'news' as news from graphile_worker._private_jobs
    where payload ->> 'placeId' = ${placeId} and payload -> 'news' ->> 'kind' = 'cancelled'`)
  return rows.map(({ news }) => news)
}

it('the board cancels a place with a full refund, once, and the next one gets it', async () => {
  const { associationId, cancel, eventId, host, leader } = await open({ capacity: 1 })
  const { placeId, paymentId, userId } = await buy(eventId)
  const next = await hold(eventId)
  const reason = 'Vi blir for mange.'
  const answers = await Promise.all([
    cancel(host, placeId, { reason }),
    cancel(leader, placeId, { reason }),
  ])
  for (const { status, body } of answers)
    if (status === 200) expect(body).toEqual({ refundOre: priceOre })
    else expect(body.error).toBe('PAYMENT_UNDER_WAY')
  expect((await cancel(host, placeId)).body).toEqual({ refundOre: priceOre })
  expect((await paymentOf(paymentId))?.refundDueOre).toBe(priceOre)
  expect(await stateOf(placeId)).toMatchObject({
    state: 'cancelled',
    cancelledBecause: 'by-organiser',
  })
  expect((await stateOf(next.placeId))?.state).toBe('held')
  expect(await mailsAbout(placeId)).toEqual([
    { kind: 'cancelled', because: 'by-organiser', refundOre: priceOre, reason },
  ])
  const history = await historyOf(associationId)
  expect(history).toHaveLength(1)
  expect(history[0]).toMatchObject({ actorKind: 'board', subjectId: userId })
})

it('only the board of the association does it, and nobody for themselves', async () => {
  const { associationId, base, cancel, eventId, host, leader } = await open({ capacity: 3 })
  const guest = await buy(eventId)
  const own = (await at.book(host, eventId, priceOre)).body.place
  const [former, stranger, treasurer] = [await newPerson(), await newPerson(), await newPerson()]
  const past = { startsOn: '2020-01-01', endsOn: '2021-01-01' }
  await addRole(database, { associationId, userId: former, kind: 'event' }, past)
  await addRole(database, { associationId, userId: treasurer, kind: 'treasurer' })
  for (const who of [former, stranger, guest.userId])
    expect((await cancel(who, guest.placeId)).body.error).toBe('ASSOCIATION_NOT_FOUND')
  expect((await cancel(treasurer, guest.placeId)).body.error).toBe('ASSOCIATION_RIGHT_MISSING')
  expect((await cancel(host, own.id, { state: 'held' })).body.error).toBe('PLACE_IS_OWN')
  const { items } = (await at.call(host, 'GET', `${base}/participants`)).body
  expect(items).toHaveLength(2)
  for (const { placeId, isOwn, paidOre } of items)
    expect([isOwn, paidOre]).toEqual(placeId === own.id ? [true, 0] : [false, priceOre])
  // A place at an event of another association is not found below one’s own.
  const elsewhere = await open()
  const wrong = `my-associations/${elsewhere.associationId}/events/${eventId}/places`
  const stolen = await at.call(elsewhere.leader, 'POST', `${wrong}/${guest.placeId}/cancel`, {
    state: 'booked',
    reason: '',
  })
  expect(stolen.body.error).toBe('PLACE_NOT_FOUND')
  expect((await elsewhere.cancel(elsewhere.leader, guest.placeId)).body.error).toBe(
    'PLACE_NOT_FOUND',
  )
  expect((await cancel(leader, guest.placeId, { reason: '13097248022' })).status).toBe(400)
  expect((await stateOf(guest.placeId))?.state).toBe('booked')
  expect(await historyOf(associationId)).toEqual([])
})

it('somebody who has just paid is not cancelled as one who has not', async () => {
  const { cancel, eventId, host } = await open({ capacity: 3 })
  const [paid, unpaid] = [await hold(eventId), await hold(eventId)]
  await at.start(unpaid.userId, unpaid.placeId)
  const { paymentId } = (await at.start(paid.userId, paid.placeId)).body
  await payAtProvider(paymentId)
  const asHeld = { state: 'held' }
  expect((await cancel(host, paid.placeId, asHeld)).body.error).toBe('PLACE_CHANGED')
  expect((await stateOf(paid.placeId))?.state).toBe('booked')
  expect((await cancel(host, unpaid.placeId, asHeld)).body).toEqual({ refundOre: 0 })
  expect((await stateOf(unpaid.placeId))?.state).toBe('cancelled')
})

it('nothing is cancelled by the board once the event has begun', async () => {
  const { cancel, eventId, host } = await open()
  const { placeId, paymentId } = await buy(eventId)
  await database
    .update(associationEvent)
    .set({ startsAt: ago(1_000) })
    .where(eq(associationEvent.id, eventId))
  expect((await cancel(host, placeId)).body.error).toBe('EVENT_STARTED')
  expect((await paymentOf(paymentId))?.refundDueOre).toBe(0)
})
