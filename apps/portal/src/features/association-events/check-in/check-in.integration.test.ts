import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import {
  addAssociation,
  addContact,
  addRole,
} from '#core/associations/associations.testing.server.ts'
import { associationHistory } from '#core/associations/tables.server.ts'
import { addPeople } from '#core/places/places.testing.server.ts'
import { placeAnswer } from '#core/questions/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { associationEvent } from '../model/tables.server.ts'
import { associationEventRetention } from '../retention.server.ts'
import {
  addEvent,
  addQuestion,
  createEventPlaces,
  inHours,
} from '../testing/event-places.testing.server.ts'

const { database } = await createTestDatabase()
const at = createEventPlaces(database, { provider: null })

/** An event that is on, with somebody at the door, another one there, and somebody who comes. */
async function open() {
  const { eventId, associationId } = await addEvent(
    database,
    { startsAt: inHours(1) },
    { capacity: 5 },
  )
  const [host = '', other = '', guest = ''] = await addPeople(database, 3)
  await addContact(database, associationId, host)
  await addRole(database, { associationId, userId: other, kind: 'event' })
  const { place } = (await at.book(guest, eventId)).body
  const base = `my-associations/${associationId}/events/${eventId}`
  const scan = (who: string, more: object = {}) =>
    at.call(who, 'PUT', `${base}/scans`, {
      id: randomUUID(),
      placeId: place.id,
      scannedAt: new Date().toISOString(),
      undoneAt: null,
      ...more,
    })
  const list = async (who = host) => at.call(who, 'GET', `${base}/participants`)
  return { eventId, associationId, host, other, guest, place, base, scan, list }
}

it('only those with the right let people in, and read who comes', async () => {
  const { associationId, base, guest, list, scan } = await open()
  const [former = '', stranger = '', boardOfOther = ''] = await addPeople(database, 3)
  const past = { startsOn: '2020-01-01', endsOn: addDays(osloDate(new Date()), -1) }
  await addRole(database, { associationId, userId: former, kind: 'event' }, past)
  const elsewhere = await addAssociation(database)
  await addContact(database, elsewhere.id, boardOfOther)
  for (const who of [former, stranger, guest, boardOfOther]) {
    expect((await list(who)).status).toBe(404)
    expect((await scan(who)).status).toBe(404)
    expect((await at.call(who, 'POST', `${base}/participants/answers`)).status).toBe(404)
  }
  // An event of another association is not found below one’s own.
  const wrong = base.replace(associationId, elsewhere.id)
  expect((await at.call(boardOfOther, 'GET', `${wrong}/participants`)).status).toBe(404)
})

it('a scan may be sent again; of two phones both are kept and the earlier counts', async () => {
  const { host, list, other, place, scan } = await open()
  const id = randomUUID()
  const [early, late] = [new Date(Date.now() - 60_000), new Date()].map((one) => one.toISOString())
  for (const _ of [1, 2]) expect((await scan(host, { id, scannedAt: late })).status).toBe(200)
  await scan(other, { scannedAt: early })
  const [person] = (await list()).body.items
  expect(person).toMatchObject({
    placeId: place.id,
    state: 'booked',
    admission: { at: early, times: 2, by: 'Test Person' },
  })
})

it('a scan is taken back by who made it, within a quarter of an hour', async () => {
  const { host, list, other, scan } = await open()
  const scannedAt = new Date(Date.now() - 20 * 60_000).toISOString()
  const id = randomUUID()
  const undo = (minutes: number) => new Date(Date.parse(scannedAt) + minutes * 60_000).toISOString()
  await scan(host, { id, scannedAt })
  expect((await scan(host, { id, scannedAt, undoneAt: undo(16) })).body.error).toBe(
    'CHECK_IN_UNDO_LATE',
  )
  await scan(other, { id, scannedAt, undoneAt: undo(1) })
  expect((await list()).body.items[0].admission).toMatchObject({ scanId: id })
  await scan(host, { id, scannedAt, undoneAt: undo(1) })
  expect((await list()).body.items[0].admission).toBeNull()
})

it('who cancelled before the phone had a network is kept as let in, and marked', async () => {
  const { eventId, guest, host, list, place, scan } = await open()
  await at.cancel(guest, eventId, { placeId: place.id, state: 'booked', refundOre: 0 })
  expect((await list()).body.items).toEqual([])
  expect((await scan(host)).status).toBe(200)
  expect((await list()).body.items).toMatchObject([{ state: 'cancelled', admission: { times: 1 } }])
})

it('nobody is let in long before the event, or with a place at another one', async () => {
  const { eventId, host, scan } = await open()
  const foreign = await open()
  expect((await scan(host, { placeId: foreign.place.id })).body.error).toBe(
    'CHECK_IN_PLACE_NOT_FOUND',
  )
  await database
    .update(associationEvent)
    .set({ startsAt: inHours(25), endsAt: inHours(26) })
    .where(eq(associationEvent.id, eventId))
  expect((await scan(host)).body.error).toBe('CHECK_IN_NOT_NOW')
})

it('reading answers is written down, and sensitive ones are deleted after the event', async () => {
  const { eventId, associationId, base, guest, host } = await open()
  const sensitive = await addQuestion(database, eventId, { isSensitive: true })
  const plain = await addQuestion(database, eventId, { position: 1 })
  await at.call(guest, 'PUT', `user/association-events/${eventId}/place/answers`, {
    answers: [
      { questionId: sensitive, answer: 'Nøtter' },
      { questionId: plain, answer: 'Buss' },
    ],
  })
  const read = async () =>
    (await at.call(host, 'POST', `${base}/participants/answers`)).body.items[0].answers.map(
      ({ answer }: { answer: string }) => answer,
    )
  expect((await read()).sort()).toEqual(['Buss', 'Nøtter'])
  const [line] = await database
    .select()
    .from(associationHistory)
    .where(eq(associationHistory.associationId, associationId))
  expect(line).toMatchObject({ action: 'event-answers-read', actorId: host })
  const [step] = associationEventRetention
  const [event] = await database
    .select()
    .from(associationEvent)
    .where(eq(associationEvent.id, eventId))
  const due = (event?.endsAt.getTime() ?? 0) + (event?.answerDays ?? 0) * 24 * 3_600_000
  const left = async () =>
    database.$count(placeAnswer, sql`question_id in (${sensitive}, ${plain})`)
  if (step) await database.execute(step.remove(new Date(due)))
  expect(await left()).toBe(2)
  if (step) await database.execute(step.remove(new Date(due + 1)))
  expect(await left()).toBe(1)
  expect(await read()).toEqual(['Buss'])
})
