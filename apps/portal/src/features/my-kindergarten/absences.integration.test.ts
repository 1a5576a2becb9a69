import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { listDay } from '#core/kindergartens/presence/list-day.server.ts'
import { recordArrival } from '#core/kindergartens/presence/record-presence.server.ts'
import { kindergartenAbsence } from '#core/kindergartens/presence/tables.server.ts'
import { kindergartenClosingDay } from '#core/kindergartens/setup/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { startGuardians } from './testing/my-kindergarten.testing.server.ts'

const { database } = await createTestDatabase()
const at = startGuardians(database)
const today = '2027-03-10'
const [before, after] = ['2027-03-10T07:00:00Z', '2027-03-10T08:00:00Z']

const absence = (values: object = {}) => ({
  id: randomUUID(),
  kind: 'sick',
  fromOn: today,
  toOn: today,
  arrivesAt: null,
  ...values,
})

async function setUp(values: Parameters<typeof at.setUp>[0] = {}) {
  at.on(before)
  const found = await at.setUp(values)
  const { childId, guardian, departmentId } = found
  return {
    ...found,
    report: (values: object = {}, by = guardian) => by.call('POST', '/absences', absence(values)),
    withdraw: (id: string, by = guardian) => by.call('POST', `/absences/${id}/withdraw`),
    listed: async (by = guardian) => (await by.call('GET')).body.child.absences,
    onList: async (onDate = today) =>
      (await listDay(database, { departmentId, onDate })).find(({ id }) => id === childId)?.absence,
    rows: () =>
      database.select().from(kindergartenAbsence).where(eq(kindergartenAbsence.childId, childId)),
  }
}

it('is on the list of the department at once, one for a repeated request', async () => {
  const { report, onList, rows, guardian } = await setUp()
  const id = randomUUID()
  const answers = await Promise.all([report({ id }), report({ id })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await rows()).toHaveLength(1)
  expect(await onList()).toMatchObject({ id, kind: 'sick', byGuardian: true })
  expect((await guardian.list()).body.children[0].today).toMatchObject({
    is: 'absent',
    kind: 'sick',
  })
})

it('a late arrival has its time', async () => {
  const { report, onList, guardian } = await setUp()
  expect((await report({ kind: 'late', arrivesAt: '10:30' })).status).toBe(200)
  expect(await onList()).toMatchObject({ kind: 'late', arrivesAt: '10:30:00' })
  expect((await guardian.list()).body.children[0].today).toMatchObject({
    is: 'late',
    arrivesAt: '10:30',
  })
})

it.each([
  ['last week', { fromOn: '2027-03-03', toOn: '2027-03-03' }, 409, 'ABSENCE_PAST'],
  ['the wrong way round', { toOn: '2027-03-09' }, 422, 'ABSENCE_DAYS_INVALID'],
  ['late before it opens', { kind: 'late', arrivesAt: '06:00' }, 422, 'ABSENCE_TIME_INVALID'],
  ['a weekend', { fromOn: '2027-03-13', toOn: '2027-03-14' }, 409, 'ABSENCE_CLOSED'],
  ['a closing day', { fromOn: '2027-03-12', toOn: '2027-03-14' }, 409, 'ABSENCE_CLOSED'],
  ['after the place', { fromOn: '2027-06-01', toOn: '2027-06-02' }, 409, 'CHILD_NOT_ENROLLED'],
  ['no day', { fromOn: '2027-02-30' }, 400, 'INVALID_REQUEST'],
])('of %s is refused', async (_, values, status, error) => {
  const { report, rows, kindergartenId } = await setUp({ endsOn: '2027-05-31' })
  const reason = { no: 'Planleggingsdag', en: 'Planning day' }
  await database
    .insert(kindergartenClosingDay)
    .values({ kindergartenId, onDate: '2027-03-12', reason })
  expect(await report(values)).toMatchObject({ status, body: { error } })
  expect(await rows()).toEqual([])
})

it('after the time of the kindergarten, what staff have recorded stands', async () => {
  const { report, childId, departmentId, onList } = await setUp()
  await recordArrival(database, { childId, departmentId, at: new Date(before) })
  at.on(after)
  expect(await report()).toMatchObject({ status: 409, body: { error: 'ABSENCE_STAFF_DECIDED' } })
  expect(await onList()).toBeNull()
  expect((await report({ fromOn: '2027-03-11', toOn: '2027-03-11' })).status).toBe(200)
})

it('after that time still counts where staff have recorded nothing', async () => {
  const { report, onList } = await setUp()
  at.on(after)
  expect((await report()).status).toBe(200)
  expect(await onList()).toMatchObject({ kind: 'sick' })
})

it('after that time an absence that staff recorded stands, until it is withdrawn by them', async () => {
  const { report, withdraw, childId, listed } = await setUp()
  const id = randomUUID()
  await database
    .insert(kindergartenAbsence)
    .values({ id, childId, kind: 'other', fromOn: today, toOn: today })
  expect(await listed()).toMatchObject([{ by: 'staff', canWithdraw: false }])
  expect(await withdraw(id)).toMatchObject({
    status: 409,
    body: { error: 'ABSENCE_STAFF_DECIDED' },
  })
  at.on(after)
  expect((await report()).body).toMatchObject({ error: 'ABSENCE_STAFF_DECIDED' })
})

it('replaces earlier ones of the guardian within the same days, and no others', async () => {
  const { report, childId, listed } = await setUp()
  const other = await at.newGuardian(childId)
  const week = { fromOn: '2027-03-15', toOn: '2027-03-19' }
  const day = { fromOn: '2027-03-16', toOn: '2027-03-16' }
  const weekend = { fromOn: '2027-03-12', toOn: '2027-03-15' }
  await report({ kind: 'holiday', ...weekend })
  await report({ kind: 'holiday', ...week })
  await report(day)
  await report(day, other)
  expect(await listed()).toMatchObject([weekend, week, { by: 'you' }, { by: 'guardian' }])
  await report({ kind: 'other', ...week })
  expect(await listed()).toMatchObject([weekend, { kind: 'other', ...week }, { by: 'guardian' }])
})

it('is withdrawn until the time of its day, a running one from then on', async () => {
  const { report, withdraw, listed, rows } = await setUp()
  const [ahead, running] = [randomUUID(), randomUUID()]
  await report({ id: ahead, fromOn: '2027-03-15', toOn: '2027-03-15' })
  await report({ id: running, toOn: '2027-03-12' })
  for (let time = 0; time < 2; time += 1) expect((await withdraw(ahead)).status).toBe(200)
  expect(await listed()).toMatchObject([{ id: running, canWithdraw: true }])
  at.on(after)
  expect((await withdraw(running)).status).toBe(200)
  expect((await rows()).find(({ id }) => id === running)).toMatchObject({
    toOn: today,
    withdrawnAt: null,
  })
  expect(await listed()).toMatchObject([{ id: running, canWithdraw: false }])
  expect((await withdraw(running)).body).toMatchObject({ error: 'ABSENCE_OVER' })
})

it('with the id of another child is not taken', async () => {
  const [one, other] = [await setUp(), await setUp()]
  const id = randomUUID()
  await one.report({ id })
  expect((await other.report({ id })).body).toMatchObject({ error: 'ABSENCE_NOT_FOUND' })
  expect((await other.withdraw(id)).body).toMatchObject({ error: 'ABSENCE_NOT_FOUND' })
  expect(await other.rows()).toEqual([])
})
