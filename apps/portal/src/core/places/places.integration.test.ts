import { and, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { callOffPlaces, closeOffer, markMoved, resizeOffer } from './change-offer.server.ts'
import { changeSeats } from './change-seats.server.ts'
import { cancelPlace, freePlacesOf } from './end-place.server.ts'
import { confirmPlace, findPayablePlace, releasePaidPlace } from './pay-place.server.ts'
import {
  addOffer,
  addPeople,
  ago,
  bookOne,
  readOffer,
  readPlaces,
  setOffer,
} from './places.testing.server.ts'
import { endQueues, expireHolds, openPools } from './sweep-places.server.ts'
import { place } from './tables.server.ts'

const { database } = await createTestDatabase({ size: 12 })
const withoutPayments = { database, payments: { isSetUp: false, reconcile: async () => 'idle' } }
const sweep = () => expireHolds(withoutPayments as unknown as Parameters<typeof expireHolds>[0])

const states = async (offerId: string) =>
  (await readPlaces(database, offerId)).map(({ state }) => state)

/** The mails that are told of one person’s place. */
async function newsOf(placeId: string): Promise<string[]> {
  const { rows } = await database.execute<{ kind: string }>(sql`
    select payload -> 'news' ->> 'kind' as kind from graphile_worker._private_jobs
    where payload ->> 'placeId' = ${placeId} and payload -> 'news' is not null order by id`)
  return rows.map(({ kind }) => kind)
}

async function placeOf(offerId: string, userId: string) {
  const [found] = await database
    .select()
    .from(place)
    .where(and(eq(place.offerId, offerId), eq(place.userId, userId)))
    .orderBy(sql`number desc`)
  if (!found) throw new Error('nothing was booked')
  return found
}

const expire = (id: string) =>
  database
    .update(place)
    .set({ expiresAt: ago(1_000) })
    .where(eq(place.id, id))
/** As if its owner had the card form open. */
const startOnePayment = ({ id: subjectId, userId, priceOre }: typeof place.$inferSelect) =>
  database.insert(payment).values({
    id: crypto.randomUUID(),
    subjectKind: 'association-event',
    subjectId,
    userId: userId ?? '',
    amountOre: priceOre,
    vatOre: 0,
    payBefore: new Date(Date.now() + 600_000),
    createdAt: new Date(),
    changedAt: new Date(),
  })
const cancel = (placeId: string) =>
  database.transaction((transaction) => cancelPlace(transaction, { placeId, because: 'by-person' }))

it('a person who asks twice has one place, also at once', async () => {
  const offerId = await addOffer(database, { capacity: 5 })
  const [userId = ''] = await addPeople(database, 1)
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => bookOne(database, offerId, { userId })),
  )
  expect(new Set(outcomes.map((one) => one && 'place' in one && one.place.id)).size).toBe(1)
  expect(await states(offerId)).toEqual(['booked'])
  expect((await readOffer(database, offerId)).taken).toBe(1)
})

it('a person who books for several has one place for each, also at once', async () => {
  const offerId = await addOffer(database, { capacity: 5 })
  const [userId = ''] = await addPeople(database, 1)
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
  await Promise.all(
    [one, other, one, other].map((beneficiaryId) =>
      bookOne(database, offerId, { userId, beneficiaryId }),
    ),
  )
  await bookOne(database, offerId, { userId })
  const booked = await readPlaces(database, offerId)
  expect(booked.map(({ beneficiaryId }) => beneficiaryId).toSorted()).toEqual(
    [one, other, null].toSorted(),
  )
  expect((await readOffer(database, offerId)).taken).toBe(3)
})

it('a place that gets free is booked by the next one, or theirs to pay with a time of its own', async () => {
  const offerId = await addOffer(database, { capacity: 1, promotedHours: 6 })
  const [first = '', second = '', third = ''] = await addPeople(database, 3)
  await bookOne(database, offerId, { userId: first })
  await bookOne(database, offerId, { userId: second, priceOre: 15_000 })
  await bookOne(database, offerId, { userId: third })
  await cancel((await placeOf(offerId, first)).id)
  const held = await placeOf(offerId, second)
  expect(held).toMatchObject({ state: 'held', promotedAt: expect.any(Date), waitingBecause: null })
  const hours = ((held.expiresAt?.getTime() ?? 0) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(5.9)
  expect(hours).toBeLessThanOrEqual(6)
  expect(await newsOf(held.id)).toEqual(['waiting', 'promoted'])
  await expire(held.id)
  expect(await sweep()).toBe(1)
  expect(await states(offerId)).toEqual(['cancelled', 'expired', 'booked'])
  expect((await readOffer(database, offerId)).taken).toBe(1)
  expect(await newsOf(held.id)).toEqual(['waiting', 'promoted', 'expired'])
})

it('a promoted place that is paid in time stays', async () => {
  const offerId = await addOffer(database, { capacity: 1 })
  const [first = '', second = ''] = await addPeople(database, 2)
  await bookOne(database, offerId, { userId: first })
  await bookOne(database, offerId, { userId: second, priceOre: 15_000 })
  await cancel((await placeOf(offerId, first)).id)
  const { id: placeId } = await placeOf(offerId, second)
  const paymentId = crypto.randomUUID()
  const confirm = () =>
    database.transaction((transaction) => confirmPlace(transaction, { placeId, paymentId }))
  expect(await Promise.all([confirm(), confirm()])).toEqual(['confirmed', 'confirmed'])
  expect(await sweep()).toBe(0)
  expect(await placeOf(offerId, second)).toMatchObject({ state: 'booked', paymentId })
  const other = crypto.randomUUID()
  const twice = await database.transaction((transaction) =>
    confirmPlace(transaction, { placeId, paymentId: other }),
  )
  expect(twice).toBe('lost')
})

it('members come first, then all in the order in which they came', async () => {
  const poolFirstUntil = new Date(Date.now() + 3_600_000)
  const offerId = await addOffer(database, { capacity: 2, poolFirstUntil })
  const [early = '', member = '', late = ''] = await addPeople(database, 3)
  await bookOne(database, offerId, { userId: early })
  await bookOne(database, offerId, { userId: late })
  await bookOne(database, offerId, { userId: member, isFirstPool: true })
  expect((await readPlaces(database, offerId)).map((one) => one.waitingBecause)).toEqual([
    'pool-first',
    'pool-first',
    null,
  ])
  await openPools(database)
  expect(await states(offerId)).toEqual(['waiting', 'waiting', 'booked'])
  await setOffer(database, offerId, { poolFirstUntil: ago(1) })
  await openPools(database)
  expect(await states(offerId)).toEqual(['booked', 'waiting', 'booked'])
  expect((await placeOf(offerId, late)).waitingBecause).toBe('full')
})

it('a person who comes when the pool has opened does not pass those who wait', async () => {
  const offerId = await addOffer(database, {
    capacity: 1,
    poolFirstUntil: new Date(Date.now() + 3_600_000),
  })
  const [early = '', late = ''] = await addPeople(database, 2)
  await bookOne(database, offerId, { userId: early })
  await setOffer(database, offerId, { poolFirstUntil: ago(1) })
  await bookOne(database, offerId, { userId: late, isFirstPool: true })
  expect((await placeOf(offerId, early)).state).toBe('booked')
  expect((await placeOf(offerId, late)).state).toBe('waiting')
})

it('a room is never made smaller than what is taken, and a larger one promotes', async () => {
  const offerId = await addOffer(database, { capacity: 2 })
  const people = await addPeople(database, 4)
  for (const userId of people) await bookOne(database, offerId, { userId })
  const resize = (capacity: number) =>
    database.transaction((transaction) => resizeOffer(transaction, offerId, capacity))
  expect(await resize(1)).toEqual({ refusal: 'PLACES_TAKEN', taken: 2 })
  expect(await resize(3)).toBeNull()
  expect(await states(offerId)).toEqual(['booked', 'booked', 'booked', 'waiting'])
})

it('what is moved is free to cancel for those who had a place then, and stays so', async () => {
  const offerId = await addOffer(database, { capacity: 2 })
  const [booked = '', held = '', promoted = '', late = ''] = await addPeople(database, 4)
  await bookOne(database, offerId, { userId: booked })
  await bookOne(database, offerId, { userId: held, priceOre: 15_000 })
  await bookOne(database, offerId, { userId: promoted })
  const move = () => database.transaction((transaction) => markMoved(transaction, offerId))
  await move()
  const { movedAt } = await placeOf(offerId, booked)
  expect(movedAt).toEqual(expect.any(Date))
  expect((await placeOf(offerId, held)).movedAt).toEqual(movedAt)
  await cancel((await placeOf(offerId, held)).id)
  await database.transaction((transaction) => resizeOffer(transaction, offerId, 3))
  await bookOne(database, offerId, { userId: late })
  for (const userId of [promoted, late])
    expect(await placeOf(offerId, userId)).toMatchObject({ state: 'booked', movedAt: null })
  await move()
  expect((await placeOf(offerId, booked)).movedAt).toEqual(movedAt)
  expect((await placeOf(offerId, late)).movedAt).toEqual(expect.any(Date))
})

it('what is called off frees all, tells each once, and takes no more bookings', async () => {
  const offerId = await addOffer(database, { capacity: 2 })
  const people = await addPeople(database, 4)
  for (const userId of people.slice(0, 3)) await bookOne(database, offerId, { userId })
  const callOff = () => database.transaction((transaction) => callOffPlaces(transaction, offerId))
  expect((await Promise.all([callOff(), callOff()])).sort()).toEqual([0, 3])
  expect(await states(offerId)).toEqual(['cancelled', 'cancelled', 'cancelled'])
  for (const { id, state } of await readPlaces(database, offerId))
    expect([state, (await newsOf(id)).filter((kind) => kind === 'called-off')]).toEqual([
      'cancelled',
      ['called-off'],
    ])
  expect(await bookOne(database, offerId, { userId: people[3] ?? '' })).toEqual({
    refusal: 'PLACES_CALLED_OFF',
  })
})

it('nobody is promoted once it is closed, and those who waited are told', async () => {
  const offerId = await addOffer(database, { capacity: 1 })
  const [first = '', second = '', third = ''] = await addPeople(database, 3)
  await bookOne(database, offerId, { userId: first })
  await bookOne(database, offerId, { userId: second })
  await database.transaction((transaction) => closeOffer(transaction, offerId))
  await cancel((await placeOf(offerId, first)).id)
  expect((await placeOf(offerId, second)).state).toBe('waiting')
  expect(await bookOne(database, offerId, { userId: third })).toEqual({ refusal: 'PLACES_CLOSED' })
  await endQueues(database)
  const ended = await placeOf(offerId, second)
  expect(ended.state).toBe('expired')
  expect(await newsOf(ended.id)).toEqual(['waiting', 'no-place'])
})

it('a refused card costs nobody the place that is held for them; a refund frees it', async () => {
  const offerId = await addOffer(database, { capacity: 1 })
  const [first = '', second = ''] = await addPeople(database, 2)
  await bookOne(database, offerId, { userId: first, priceOre: 10_000 })
  await bookOne(database, offerId, { userId: second, priceOre: 10_000 })
  const { id: placeId } = await placeOf(offerId, first)
  const paymentId = crypto.randomUUID()
  const release = () =>
    database.transaction((transaction) => releasePaidPlace(transaction, { placeId, paymentId }))
  await release()
  expect((await placeOf(offerId, first)).state).toBe('held')
  await database.transaction((transaction) => confirmPlace(transaction, { placeId, paymentId }))
  await release()
  expect((await placeOf(offerId, first)).state).toBe('cancelled')
  expect((await placeOf(offerId, second)).state).toBe('held')
})

it('a hold is paid by its owner, at its own price, and not after its time', async () => {
  const offerId = await addOffer(database, { promotedHours: 24 })
  const [userId = '', other = ''] = await addPeople(database, 2)
  await bookOne(database, offerId, { userId, priceOre: 12_300 })
  const { id } = await placeOf(offerId, userId)
  const find = (wanted: { userId: string; now?: Date }) =>
    findPayablePlace(database, { id, now: new Date(), ...wanted })
  expect(await find({ userId: other })).toEqual({ refusal: 'PLACE_NOT_FOUND' })
  expect(await find({ userId })).toMatchObject({ amountOre: 12_300, vatOre: 0 })
  expect(await findPayablePlace(database, { id, userId, now: new Date() }, 25)).toMatchObject({
    amountOre: 12_300,
    vatOre: 2_460,
  })
  await expire(id)
  expect(await find({ userId })).toEqual({ refusal: 'PLACE_EXPIRED' })
})

it('a place of an account that is deleted goes to the next one', async () => {
  const offerId = await addOffer(database, { capacity: 1 })
  const [first = '', second = ''] = await addPeople(database, 2)
  await bookOne(database, offerId, { userId: first })
  await bookOne(database, offerId, { userId: second })
  await database.transaction(async (transaction) => {
    await freePlacesOf(transaction, first)
    await transaction.delete(user).where(eq(user.id, first))
  })
  expect(await states(offerId)).toEqual(['booked'])
  expect((await readOffer(database, offerId)).taken).toBe(1)
})

it('cancelling, booking and growing at the same time keep the number right', async () => {
  const offerId = await addOffer(database, { capacity: 5 })
  const people = await addPeople(database, 40)
  await Promise.all(
    people.map(async (userId, index) => {
      const outcome = await bookOne(database, offerId, { userId })
      if (index % 3 === 0 && outcome && 'place' in outcome) await cancel(outcome.place.id)
      if (index % 10 === 0)
        await database.transaction((transaction) =>
          resizeOffer(transaction, offerId, 5 + index / 10),
        )
    }),
  )
  const rows = await readPlaces(database, offerId)
  const offer = await readOffer(database, offerId)
  const booked = rows.filter(({ state }) => state === 'booked')
  expect(offer.taken).toBe(booked.length)
  expect(offer.taken).toBe(offer.capacity)
  const lastBooked = Math.max(...booked.map(({ number }) => number))
  const waiting = rows.filter(({ state }) => state === 'waiting')
  expect(waiting.every(({ number }) => number > lastBooked)).toBe(true)
})

const shrink = (
  { id: placeId, state, seats: had }: Awaited<ReturnType<typeof placeOf>>,
  seats: number,
  priceOre = 0,
) =>
  database.transaction((transaction) =>
    changeSeats(transaction, { placeId, seats, priceOre, expected: { state, seats: had } }),
  )

it('300 people want 20 seats at once, some of them several', async () => {
  const offerId = await addOffer(database, { capacity: 20 })
  const people = await addPeople(database, 300)
  const sizes = new Map(people.map((userId, index) => [userId, 1 + (index % 3)]))
  await Promise.all(
    people.map((userId, index) =>
      bookOne(database, offerId, { userId, seats: sizes.get(userId) ?? 1, priceOre: index % 2 }),
    ),
  )
  const sumOfTaken = async () =>
    (await readPlaces(database, offerId))
      .filter(({ state }) => state === 'booked' || state === 'held')
      .reduce((sum, { seats }) => sum + seats, 0)
  expect(await sumOfTaken()).toBe(20)
  expect((await readOffer(database, offerId)).taken).toBe(20)
  const taken = (await readPlaces(database, offerId)).filter(({ state }) => state !== 'waiting')
  await Promise.all(
    taken.map((one, index) =>
      one.seats > 1 && index % 2 === 0 ? shrink(one, 1, one.priceOre) : cancel(one.id),
    ),
  )
  expect(await sumOfTaken()).toBe(20)
  expect((await readOffer(database, offerId)).taken).toBe(20)
})

it('seats that are cancelled go to the next ones, and a group that is smaller fits', async () => {
  const offerId = await addOffer(database, { capacity: 3 })
  const [first = '', group = '', single = ''] = await addPeople(database, 3)
  await bookOne(database, offerId, { userId: first, seats: 3 })
  await bookOne(database, offerId, { userId: group, seats: 2 })
  await bookOne(database, offerId, { userId: single })
  await shrink(await placeOf(offerId, first), 2)
  expect(await states(offerId)).toEqual(['booked', 'waiting', 'booked'])
  await cancel((await placeOf(offerId, single)).id)
  expect(await states(offerId)).toEqual(['booked', 'waiting', 'cancelled'])
  await shrink(await placeOf(offerId, group), 1)
  expect(await placeOf(offerId, group)).toMatchObject({ state: 'booked', seats: 1 })
  expect((await readOffer(database, offerId)).taken).toBe(3)
})

it('a hold is made smaller until somebody pays for it', async () => {
  const offerId = await addOffer(database, { capacity: 3 })
  const [userId = ''] = await addPeople(database, 1)
  await bookOne(database, offerId, { userId, seats: 3, priceOre: 30_000 })
  const held = await placeOf(offerId, userId)
  await shrink(held, 2, 20_000)
  expect(await shrink(held, 1, 10_000)).toEqual({ refusal: 'PLACE_CHANGED' })
  await startOnePayment(held)
  expect(await shrink(await placeOf(offerId, userId), 1, 10_000)).toEqual({
    refusal: 'PLACE_BEING_PAID',
  })
  expect(await placeOf(offerId, userId)).toMatchObject({ state: 'held', priceOre: 20_000 })
})

it('a hold of which only what is free of charge is left is booked', async () => {
  const offerId = await addOffer(database, { capacity: 3 })
  const [userId = ''] = await addPeople(database, 1)
  await bookOne(database, offerId, { userId, seats: 2, priceOre: 30_000 })
  await shrink(await placeOf(offerId, userId), 1)
  const booked = await placeOf(offerId, userId)
  expect(booked).toMatchObject({ state: 'booked', expiresAt: null })
  expect(await newsOf(booked.id)).toEqual(['booked'])
})
