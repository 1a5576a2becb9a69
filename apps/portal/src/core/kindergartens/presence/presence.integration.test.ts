import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { addChild, addDepartment, addKindergarten } from '../kindergartens.testing.server.ts'
import { listDay } from './list-day.server.ts'
import { endForgottenPresences, recordArrival, recordDeparture } from './record-presence.server.ts'
import { kindergartenAbsence, kindergartenPresence } from './tables.server.ts'

const { database } = await createTestDatabase()

/** Half past seven in Norway. */
const morning = new Date('2027-03-10T06:30:00Z')
const later = (minutes: number) => new Date(morning.getTime() + minutes * 60_000)

async function setUp(endsOn: string | null = null) {
  const { kindergartenId, departmentId } = await addKindergarten(database)
  const childId = await addChild(database, { departmentId, endsOn })
  const arrive = (at: Date) => recordArrival(database, { childId, departmentId, at })
  const depart = (at: Date) => recordDeparture(database, { childId, departmentId, at })
  return { kindergartenId, departmentId, childId, arrive, depart }
}

it('a child comes, goes, and may come again', async () => {
  const { arrive, depart, childId } = await setUp()
  expect(await arrive(morning)).toHaveProperty('presenceId')
  expect(await depart(later(60))).toHaveProperty('presenceId')
  expect(await arrive(later(120))).toHaveProperty('presenceId')
  expect(
    await database.$count(kindergartenPresence, eq(kindergartenPresence.childId, childId)),
  ).toBe(2)
})

it('an arrival of a child that is here is refused, also of two at once', async () => {
  const { arrive } = await setUp()
  const outcomes = await Promise.all([arrive(morning), arrive(morning)])
  expect(outcomes.filter((one) => 'refusal' in one)).toEqual([{ refusal: 'CHILD_ALREADY_HERE' }])
  expect(await arrive(later(5))).toEqual({ refusal: 'CHILD_ALREADY_HERE' })
})

it('an arrival that lies within a presence that has ended is refused', async () => {
  const { arrive, depart } = await setUp()
  await arrive(morning)
  await depart(later(60))
  expect(await arrive(later(60))).toEqual({ refusal: 'CHILD_ALREADY_HERE' })
  expect(await arrive(later(61))).toHaveProperty('presenceId')
})

it('a departure needs an arrival before it on the same day', async () => {
  const { arrive, depart } = await setUp()
  expect(await depart(morning)).toEqual({ refusal: 'CHILD_NOT_HERE' })
  await arrive(morning)
  expect(await depart(later(-1))).toEqual({ refusal: 'PRESENCE_TIME_INVALID' })
  expect(await depart(later(24 * 60))).toEqual({ refusal: 'PRESENCE_TIME_INVALID' })
  expect(await depart(morning)).toHaveProperty('presenceId')
})

it('a child has a place until its last day', async () => {
  const last = await setUp('2027-03-10')
  expect(await last.arrive(morning)).toHaveProperty('presenceId')
  const over = await setUp('2027-03-09')
  expect(await over.arrive(morning)).toEqual({ refusal: 'CHILD_NOT_ENROLLED' })
})

it('a child comes to its own department only', async () => {
  const { kindergartenId, childId } = await setUp()
  const departmentId = await addDepartment(database, kindergartenId)
  expect(await recordArrival(database, { childId, departmentId, at: morning })).toEqual({
    refusal: 'CHILD_NOT_ENROLLED',
  })
})

it('a forgotten departure is at closing time, marked', async () => {
  const { arrive, departmentId } = await setUp()
  await arrive(morning)
  const read = () => listDay(database, { departmentId, onDate: '2027-03-10' })
  // Closing time is 17.00 in Norway.
  await endForgottenPresences(database, new Date('2027-03-10T15:59:59Z'))
  expect((await read())[0]?.presences[0]?.departedAt).toBeNull()
  await endForgottenPresences(database, new Date('2027-03-10T16:00:00Z'))
  expect((await read())[0]?.presences[0]).toMatchObject({
    departedAt: new Date('2027-03-10T16:00:00Z'),
    departedHow: 'closing-time',
  })
})

it('somebody who came after closing time is gone when they came', async () => {
  const { arrive, departmentId } = await setUp()
  const evening = new Date('2027-03-10T17:00:00Z')
  await arrive(evening)
  await endForgottenPresences(database, evening)
  const [child] = await listDay(database, { departmentId, onDate: '2027-03-10' })
  expect(child?.presences[0]).toMatchObject({ arrivedAt: evening, departedAt: evening })
})

it('the list of a day has the children of that day, with the newest absence that counts', async () => {
  const { departmentId, childId } = await setUp()
  const gone = await addChild(database, { departmentId, endsOn: '2027-03-09', firstName: 'Aud' })
  const absent = { childId, fromOn: '2027-03-09', toOn: '2027-03-11' }
  await database.insert(kindergartenAbsence).values([
    { ...absent, id: crypto.randomUUID(), kind: 'holiday', reportedAt: later(-60) },
    { ...absent, id: crypto.randomUUID(), kind: 'sick', reportedAt: later(-30) },
    {
      ...absent,
      id: crypto.randomUUID(),
      kind: 'other',
      reportedAt: morning,
      withdrawnAt: morning,
    },
  ])
  const list = await listDay(database, { departmentId, onDate: '2027-03-10' })
  expect(list.map(({ id }) => id)).toEqual([childId])
  expect(list[0]?.absence?.kind).toBe('sick')
  const before = await listDay(database, { departmentId, onDate: '2027-03-08' })
  expect(before.map(({ id }) => id)).toEqual([gone, childId])
  expect(before[1]?.absence).toBeNull()
})
