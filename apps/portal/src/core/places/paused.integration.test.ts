import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { resizeOffer } from './change-offer.server.ts'
import { cancelPlace } from './end-place.server.ts'
import { pauseOffer, removePause, withdrawPause } from './pausing.testing.server.ts'
import { confirmPlace, releasePaidPlace } from './pay-place.server.ts'
import { addOffer, addPeople, ago, bookOne, readPlaces, setOffer } from './places.testing.server.ts'
import { expireHolds, promoteLeftOver } from './sweep-places.server.ts'
import { place } from './tables.server.ts'

const { database } = await createTestDatabase({ size: 12 })
const hour = 3_600_000
const later = (milliseconds: number) => new Date(Date.now() + milliseconds)
const sweep = () =>
  expireHolds({ database, payments: { isSetUp: false } } as Parameters<typeof expireHolds>[0])
const states = async (offerId: string) =>
  (await readPlaces(database, offerId)).map(({ state }) => state)
const setExpiry = (id: string, expiresAt: Date) =>
  database.update(place).set({ expiresAt }).where(eq(place.id, id))

async function hold(offerId: string) {
  const [userId = ''] = await addPeople(database, 1)
  const outcome = await bookOne(database, offerId, { userId, priceOre: 100 })
  if (!outcome || !('place' in outcome)) throw new Error('nothing is held')
  return outcome.place.id
}
async function expiryOf(id: string): Promise<number> {
  const [found] = await database.select().from(place).where(eq(place.id, id))
  return found?.expiresAt?.getTime() ?? 0
}

it('nobody books or is promoted while an offer is paused, and then the first who wait are', async () => {
  const offerId = await addOffer(database)
  const people = await addPeople(database, 5)
  for (const userId of people.slice(0, 4)) await bookOne(database, offerId, { userId })
  await pauseOffer(database, offerId)
  const [first] = await readPlaces(database, offerId)
  const cancelled = { placeId: first?.id ?? '', because: 'by-person' } as const
  await database.transaction((transaction) => cancelPlace(transaction, cancelled))
  await database.transaction((transaction) => resizeOffer(transaction, offerId, 3))
  await promoteLeftOver(database)
  expect(await bookOne(database, offerId, { userId: people[4] ?? '' })).toEqual({
    refusal: 'PLACES_PAUSED',
  })
  expect(await states(offerId)).toEqual(['cancelled', 'booked', 'waiting', 'waiting'])
  await withdrawPause(database, offerId)
  expect(await states(offerId)).toEqual(['cancelled', 'booked', 'booked', 'booked'])
})

it('the time to pay stands still while an offer is paused', async () => {
  const offerId = await addOffer(database, { capacity: 4 })
  const [running, over, late] = [await hold(offerId), await hold(offerId), await hold(offerId)]
  await pauseOffer(database, offerId, { since: ago(2 * hour) })
  // It had a quarter of an hour left when it was paused.
  await setExpiry(running, ago(1.75 * hour))
  await setExpiry(over, ago(2.1 * hour))
  await setExpiry(late, later(167 * hour))
  expect(await sweep()).toBe(0)
  const given = { placeId: running, paymentId: crypto.randomUUID() }
  await database.transaction((transaction) => releasePaidPlace(transaction, given))
  expect(await states(offerId)).toEqual(['held', 'held', 'held'])
  await withdrawPause(database, offerId)
  expect((await expiryOf(running)) / hour).toBeCloseTo(Date.now() / hour + 0.25, 2)
  // Not past the end, and what was over before stays over.
  expect((await expiryOf(late)) / hour).toBeCloseTo(Date.now() / hour + 168, 2)
  expect(await sweep()).toBe(1)
  expect(await states(offerId)).toEqual(['held', 'expired', 'held'])
})

it('after the end a hold gets as long to pay as anybody', async () => {
  const offerId = await addOffer(database)
  const id = await hold(offerId)
  await pauseOffer(database, offerId, { since: ago(10 * hour) })
  await setExpiry(id, ago(hour))
  await setOffer(database, offerId, { closesAt: ago(2 * hour) })
  await withdrawPause(database, offerId)
  expect((await expiryOf(id)) / hour).toBeCloseTo(Date.now() / hour + 0.25, 2)
})

it('what was paid before is confirmed while an offer is paused', async () => {
  const offerId = await addOffer(database)
  const placeId = await hold(offerId)
  await pauseOffer(database, offerId)
  const confirmed = await database.transaction((transaction) =>
    confirmPlace(transaction, { placeId, paymentId: crypto.randomUUID() }),
  )
  expect(confirmed).toBe('confirmed')
})

it('of bookings and a pause at once, each booking is before it or refused', async () => {
  const offerId = await addOffer(database, { capacity: 20 })
  const people = await addPeople(database, 20)
  const outcomes = await Promise.all([
    ...people.slice(0, 10).map((userId) => bookOne(database, offerId, { userId })),
    pauseOffer(database, offerId),
    ...people.slice(10).map((userId) => bookOne(database, offerId, { userId })),
  ])
  const booked = outcomes.filter((one) => one && 'place' in one)
  const refused = outcomes.filter((one) => one && 'refusal' in one)
  expect(booked.length + refused.length).toBe(20)
  expect(await states(offerId)).toHaveLength(booked.length)
  for (const one of refused) expect(one).toEqual({ refusal: 'PLACES_PAUSED' })
})

it('those who wait are promoted once a proposal went without being withdrawn', async () => {
  const offerId = await addOffer(database, { capacity: 1 })
  const [first = '', second = ''] = await addPeople(database, 2)
  for (const userId of [first, second]) await bookOne(database, offerId, { userId })
  await pauseOffer(database, offerId)
  const placeId = (await readPlaces(database, offerId))[0]?.id ?? ''
  await database.transaction((transaction) =>
    cancelPlace(transaction, { placeId, because: 'by-person' }),
  )
  await removePause(database, offerId)
  await Promise.all([promoteLeftOver(database), promoteLeftOver(database)])
  expect(await states(offerId)).toEqual(['cancelled', 'booked'])
})
