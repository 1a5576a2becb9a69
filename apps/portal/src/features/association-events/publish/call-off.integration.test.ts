import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addMember, addRole } from '#core/associations/associations.testing.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { createPaymentProvider } from '#core/payments/provider/provider.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import { lockOffer } from '#core/places/lock-offer.server.ts'
import { addPeople, readOffer, readPlaces } from '#core/places/places.testing.server.ts'
import { refundCalledOff } from '#core/places/refund-place.server.ts'
import { placeQuestion } from '#core/questions/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { base, simulate } from '../../../../../payment-simulator/src/simulator.testing.ts'
import { changeEvent } from '../manage/change-event.server.ts'
import { readEvent } from '../manage/read-event.server.ts'
import {
  addEvent,
  addQuestion,
  createEventPlaces,
  staffActor,
} from '../testing/event-places.testing.server.ts'
import { callOffByStaff } from './call-off-by-staff.server.ts'
import { callOffEvents } from './call-off-events.server.ts'

const { database } = await createTestDatabase({ size: 12 })
const simulator = simulate({ now: Date.now, environment: { SIMULATOR_CALLBACKS: 'off' } })
const provider = createPaymentProvider(
  {
    url: base,
    token: simulator.tokens.PAYMENT_TOKEN,
    payeeId: randomUUID(),
    timeoutMilliseconds: 5_000,
  },
  async (input, init) =>
    simulator.simulator.request(String(input).replace(base, ''), init as RequestInit),
)
const at = createEventPlaces(database, { provider })
const priceOre = 15_000

async function person(): Promise<string> {
  const [id = ''] = await addPeople(database, 1)
  return id
}

async function book(eventId: string) {
  const userId = await person()
  const { body } = await at.book(userId, eventId, priceOre)
  return { userId, placeId: body.place.id as string }
}

/** A place that was paid. */
async function buy(eventId: string): Promise<string> {
  const { userId, placeId } = await book(eventId)
  const { paymentId } = (await at.start(userId, placeId)).body
  const [row] = await database.select().from(payment).where(eq(payment.id, paymentId))
  await simulator.pay(row?.orderId ?? '')
  await at.complete(userId, paymentId)
  return paymentId
}

/** An event with one place that is paid, one that is held, and somebody who waits. */
async function soldOut() {
  const { eventId, associationId } = await addEvent(database, {
    priceOre,
    memberPriceOre: priceOre,
    text: { no: 'Kom.', en: '' },
  })
  const paymentId = await buy(eventId)
  await book(eventId)
  await book(eventId)
  const userId = await person()
  await addRole(database, { associationId, userId, kind: 'event' })
  return { eventId, paymentId, who: { userId, associationId, now: new Date() } }
}

/** How often each is told that the event is called off. */
async function toldOf(eventId: string): Promise<number[]> {
  const places = await readPlaces(database, eventId)
  const { rows } = await database.execute<{ id: string }>(sql`
    select payload ->> 'placeId' as id from graphile_worker._private_jobs
    where payload -> 'news' ->> 'kind' = 'called-off'`)
  return places.map(({ id }) => rows.filter((row) => row.id === id).length)
}

const calledOff = { version: 1, scope: 'one', reason: 'Lokalet er stengt' } as const

it('ends every place, tells each once and gives back what was paid, also when pressed twice', async () => {
  const { eventId, paymentId, who } = await soldOut()
  const press = () => callOffEvents(database, who, { ...calledOff, eventId })
  const pressed = await Promise.allSettled([press(), press()])
  expect(pressed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(pressed.find(({ status }) => status === 'fulfilled')).toMatchObject({
    value: { events: 1, told: 3 },
  })
  const places = await readPlaces(database, eventId)
  expect(places.map(({ cancelledBecause }) => cancelledBecause)).toEqual(
    places.map(() => 'called-off'),
  )
  expect(await toldOf(eventId)).toEqual([1, 1, 1])
  for (const { id } of places) {
    await refundCalledOff({ database, payments: at.payments }, id)
    await refundCalledOff({ database, payments: at.payments }, id)
  }
  const [paid] = await database.select().from(payment).where(eq(payment.id, paymentId))
  expect(paid).toMatchObject({ refundDueOre: priceOre })
  expect(await toldOf(eventId)).toEqual([1, 1, 1])
})

it('is done by staff with a reason, but not for an association of their own', async () => {
  const { eventId, who } = await soldOut()
  const { associationId, now } = who
  const parts = { database, portalUrl: 'https://portal.example' }
  const own = await person()
  await addMember(database, { associationId, userId: own })
  const wanted = { ...calledOff, eventId, now }
  await expect(callOffByStaff(parts, staffActor(own), wanted)).rejects.toMatchObject({
    code: 'OWN_CASE',
  })
  expect(await toldOf(eventId)).toEqual([0, 0, 0])
  expect(await callOffByStaff(parts, staffActor(await person()), wanted)).toMatchObject({ told: 3 })
  expect(await toldOf(eventId)).toEqual([1, 1, 1])
  const entries = await database.select().from(auditEntry).where(eq(auditEntry.subjectId, eventId))
  expect(entries).toMatchObject([
    {
      action: 'association-event-called-off',
      after: { associationEventReason: calledOff.reason },
    },
  ])
})

it('a board that adds places gives them to those who wait, also while others book', async () => {
  const { eventId, who } = await soldOut()
  const { event } = await readEvent(database, who, eventId)
  const resize = (capacity: number, version: number) => {
    const larger = { ...event, places: event.places && { ...event.places, capacity } }
    return changeEvent(database, who, { eventId, version, scope: 'one', event: larger })
  }
  const states = async () => (await readPlaces(database, eventId)).map(({ state }) => state)
  await resize(3, 1)
  expect(await states()).toEqual(['booked', 'held', 'held'])
  await Promise.all([resize(4, 2), book(eventId), book(eventId)])
  expect(await states()).toEqual(['booked', 'held', 'held', 'held', 'waiting'])
  expect(await readOffer(database, eventId)).toMatchObject({ capacity: 4, taken: 4 })
})

it('a board that removes a question waits for a booking, and neither deadlocks the other', async () => {
  const { eventId, who } = await soldOut()
  const questionId = await addQuestion(database, eventId)
  const { event } = await readEvent(database, who, eventId)
  const without = { ...event, places: event.places && { ...event.places, questions: [] } }
  const removal = { eventId, version: 1, scope: 'one', event: without } as const
  let changing: Promise<unknown> = Promise.resolve()
  await database.transaction(async (transaction) => {
    await lockOffer(transaction, eventId)
    changing = changeEvent(database, who, removal).catch((error: unknown) => error)
    await setTimeout(300)
    // As the answer to it does.
    await transaction.execute(sql`
      select from ${placeQuestion} where id = ${questionId} for key share`)
  })
  expect(await changing).toMatchObject({ state: 'published' })
})
