import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addMember } from '#core/associations/associations.testing.server.ts'
import { association, associationMember } from '#core/associations/tables.server.ts'
import { addPeople, readPlaces } from '#core/places/places.testing.server.ts'
import { placeAnswer } from '#core/questions/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { testEncryption } from '#testing/accounts.testing.server.ts'
import { associationEvent } from '../model/tables.server.ts'
import {
  addEvent,
  addQuestion,
  createEventPlaces,
  inHours,
} from '../testing/event-places.testing.server.ts'
import { createBookEvent } from './book-event.server.ts'

const { database } = await createTestDatabase({ size: 12 })
const at = createEventPlaces(database, { provider: null })
const today = osloDate(new Date())
const thisTerm = { startsOn: addDays(today, -10), endsOn: addDays(today, 10) }

async function newPerson(): Promise<string> {
  const [id = ''] = await addPeople(database, 1)
  return id
}

async function newMember(associationId: string, term: object = thisTerm): Promise<string> {
  const userId = await newPerson()
  await addMember(database, { associationId, userId }, term)
  return userId
}

it('500 presses on 60 places give exactly 60, and a queue in the order of the presses', async () => {
  const { eventId } = await addEvent(database, {}, { capacity: 60 })
  const people = await addPeople(database, 500)
  const bookEvent = createBookEvent({ database, encryption: testEncryption })
  const other = createBookEvent({ database, encryption: testEncryption })
  const start = Date.now()
  const press = (userId: string, book = bookEvent) =>
    book({ eventId, userId, seenPriceOre: 0, answers: [] })
  // Some press twice, and reach the other instance.
  await Promise.all([
    ...people.map((userId) => press(userId)),
    ...people.slice(0, 50).map((userId) => press(userId, other)),
  ])
  expect(Date.now() - start).toBeLessThan(10_000)
  const rows = await readPlaces(database, eventId)
  expect(rows).toHaveLength(500)
  expect(rows.slice(0, 60).every(({ state }) => state === 'booked')).toBe(true)
  expect(rows.slice(60).every(({ state }) => state === 'waiting')).toBe(true)
  const seconds = new Set(people.slice(0, 50))
  const order = (ids: readonly string[]) => ids.filter((id) => !seconds.has(id))
  expect(order(rows.map(({ userId }) => userId ?? ''))).toEqual(order(people))
  const last = people.at(-1) ?? ''
  expect((await at.read(last, eventId)).body.place).toMatchObject({
    state: 'waiting',
    position: 440,
    waitingBecause: 'full',
  })
}, 60_000)

it('members come first, pay their price, and those who wait read why', async () => {
  const prices = { memberPriceOre: 0, priceOre: 15_000 }
  const membersFirst = { poolFirstUntil: inHours(1) }
  const { eventId, associationId } = await addEvent(database, prices, membersFirst)
  const member = await newMember(associationId)
  const other = await newPerson()
  expect((await at.book(other, eventId, 15_000)).body).toMatchObject({
    isMember: false,
    place: { state: 'waiting', waitingBecause: 'pool-first', position: 1, priceOre: 15_000 },
  })
  expect((await at.book(member, eventId)).body).toMatchObject({
    isMember: true,
    priceOre: 0,
    place: { state: 'booked', isPaid: false },
  })
  expect((await at.call(null, 'GET', `association-events/${eventId}/places`)).body).toMatchObject({
    state: 'open',
    free: 1,
    waiting: 1,
    membersFirstUntil: expect.any(String),
  })
})

it.each([
  ['whose term is over', { startsOn: '2020-01-01', endsOn: addDays(today, -1) }],
  ['whose term begins tomorrow', { startsOn: addDays(today, 1), endsOn: addDays(today, 9) }],
  ['whose term was cancelled', { ...thisTerm, cancelledAt: new Date() }],
])('somebody %s is no member at the price of members', async (_, term) => {
  const { eventId, associationId } = await addEvent(database, { audience: 'members' })
  const userId = await newMember(associationId, term)
  expect(await at.book(userId, eventId)).toMatchObject({
    status: 403,
    body: { error: 'EVENT_FOR_MEMBERS' },
  })
  expect(await readPlaces(database, eventId)).toEqual([])
})

it('somebody who left is no member', async () => {
  const { eventId, associationId } = await addEvent(database, { audience: 'members' })
  const userId = await newMember(associationId)
  await database
    .update(associationMember)
    .set({ state: 'ended', endedAt: new Date(), endedBecause: 'left' })
    .where(eq(associationMember.userId, userId))
  expect((await at.book(userId, eventId)).status).toBe(403)
})

it('a price that changed since it was shown is shown again first', async () => {
  const { eventId } = await addEvent(database, { priceOre: 12_000, memberPriceOre: 12_000 })
  const userId = await newPerson()
  expect(await at.book(userId, eventId, 10_000)).toMatchObject({
    status: 409,
    body: { error: 'PRICE_CHANGED' },
  })
  expect((await at.book(userId, eventId, 12_000)).body.place.state).toBe('held')
  await database
    .update(associationEvent)
    .set({ priceOre: 20_000 })
    .where(eq(associationEvent.id, eventId))
  expect((await at.read(userId, eventId)).body).toMatchObject({
    priceOre: 20_000,
    place: { priceOre: 12_000, state: 'held' },
  })
})

it.each([
  ['called off', { state: 'called-off' as const }, {}, 'EVENT_CALLED_OFF', 409],
  ['a draft', { state: 'draft' as const }, {}, 'EVENT_NOT_FOUND', 404],
  ['closed', {}, { closesAt: new Date() }, 'BOOKING_CLOSED', 409],
  ['without places', { hasPlaces: false }, {}, 'EVENT_WITHOUT_PLACES', 409],
])('an event that is %s takes no bookings', async (_, event, offer, error, status) => {
  const { eventId } = await addEvent(database, event, offer)
  expect(await at.book(await newPerson(), eventId)).toMatchObject({ status, body: { error } })
})

it('an association that is not active takes no bookings', async () => {
  const { eventId, associationId } = await addEvent(database)
  await database
    .update(association)
    .set({ state: 'inactive', stateReason: 'not-confirmed' })
    .where(eq(association.id, associationId))
  expect((await at.book(await newPerson(), eventId)).body.error).toBe('EVENT_ASSOCIATION_CLOSED')
})

it('answers are required, hold no national id, and are kept encrypted', async () => {
  const { eventId } = await addEvent(database)
  const questionId = await addQuestion(database, eventId, { isRequired: true, isSensitive: true })
  const [userId, stranger] = [await newPerson(), await newPerson()]
  const answer = (text: string) => [{ questionId, answer: text }]
  expect(await at.book(userId, eventId, 0)).toMatchObject({
    status: 422,
    body: { error: 'EVENT_ANSWERS_INVALID', questions: { [questionId]: 'missing' } },
  })
  expect((await at.book(userId, eventId, 0, answer('13097248022'))).body.questions).toEqual({
    [questionId]: 'national-id',
  })
  expect(await readPlaces(database, eventId)).toEqual([])
  const booked = await at.book(userId, eventId, 0, answer('Nøtter'))
  expect(booked.body.place.answers).toEqual([{ questionId, answer: 'Nøtter' }])
  const stored = await database
    .select()
    .from(placeAnswer)
    .where(eq(placeAnswer.questionId, questionId))
  expect(JSON.stringify(stored)).not.toContain('tter')
  const change = (who: string) =>
    at.call(who, 'PUT', `user/association-events/${eventId}/place/answers`, {
      answers: answer('Melk'),
    })
  expect((await change(stranger)).status).toBe(404)
  expect((await change(userId)).body.place.answers).toEqual([{ questionId, answer: 'Melk' }])
})

it('nobody cancels a place of somebody else, and a place in the queue is left by its own', async () => {
  const { eventId } = await addEvent(database, {}, { capacity: 1 })
  const [first, second] = [await newPerson(), await newPerson()]
  const { place } = (await at.book(first, eventId)).body
  const waiting = (await at.book(second, eventId)).body.place
  const asBooked = { placeId: place.id, state: 'booked', refundOre: 0 }
  expect((await at.cancel(second, eventId, asBooked)).status).toBe(404)
  expect((await at.cancel(first, eventId, { ...asBooked, state: 'waiting' })).body.error).toBe(
    'PLACE_CHANGED',
  )
  expect((await at.cancel(first, eventId, asBooked)).status).toBe(200)
  // Again, and in the other window.
  expect((await at.cancel(first, eventId, asBooked)).status).toBe(200)
  expect((await at.read(second, eventId)).body.place.state).toBe('booked')
  const asWaiting = { placeId: waiting.id, state: 'waiting', refundOre: 0 }
  expect((await at.cancel(second, eventId, asWaiting)).body.error).toBe('PLACE_CHANGED')
})
