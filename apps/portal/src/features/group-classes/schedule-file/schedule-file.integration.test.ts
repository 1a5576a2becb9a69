import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { addDays, weekdayOf } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { testConfiguration } from '#testing/accounts.testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { insertBooking } from '#testing/privacy/booking.testing.server.ts'
import { allowStaff, seedStaff } from '#testing/staff.testing.server.ts'
import { writeCsv } from '#ui/data-table/write-csv.ts'
import {
  exerciseCategory,
  groupClass,
  groupClassBookingEvent,
  groupClassKind,
  groupClassRoom,
  groupClassSchedule,
  instructor,
} from '../model/tables.server.ts'
import { readSchedule } from '../schedule/read-schedule.server.ts'
import { largestScheduleFile } from './columns.ts'
import { ScheduleFilePreview, ScheduleImports } from './contract.ts'
import { scheduleFileEndpoints as endpoints } from './endpoints.ts'
import { exportColumns, rowsToExport } from './export-columns.ts'
import { createScheduleFileApi } from './handlers.server.ts'

const { database } = await createTestDatabase()
const { userId } = await seedStaff(database, ['sports'])
const paths = [endpoints.preview.path, endpoints.importFile.path]
const announcer = { announce: vi.fn() }
const app = createApi({
  configuration: testConfiguration,
  log: createLog('silent'),
  longerBodies: Object.fromEntries(paths.map((path) => [path, largestScheduleFile])),
}).route(
  '/',
  createScheduleFileApi({
    database,
    announcer,
    requireStaff: allowStaff({ kind: 'staff', userId, roles: ['sports'], requestId: 'r' }),
  }),
)

const today = osloDate(new Date())
/** Two days ahead, so that no class starts while the tests run. */
const soon = addDays(today, 2)
const weekday = weekdayOf(soon)

const post = (path: string, body: BodyInit) =>
  app.request(path, { method: 'POST', headers: { 'content-type': 'text/csv' }, body })
const requestPreview = (body: BodyInit) => post(`${endpoints.preview.path}?language=en`, body)
const preview = async (body: string) =>
  ScheduleFilePreview.parse(await (await requestPreview(body)).json())
const importFile = (body: string, version: string) =>
  post(`${endpoints.importFile.path}?version=${version}`, body)
const importAll = async (body: string) =>
  (await importFile(body, (await preview(body)).version)).json()

let centerId = 200
/** A centre with two rooms. */
beforeEach(async () => {
  centerId += 1
  await database.insert(sportsCenter).values({ id: centerId, name: `Senter ${centerId}` })
  await database
    .insert(groupClassRoom)
    .values([1, 2].map((room) => ({ centerId, name: { no: `Sal ${room}`, en: `Studio ${room}` } })))
  await database
    .insert(instructor)
    .values([
      { id: 1, name: 'Ida Moe' },
      { id: 2, name: 'Siv Dal' },
    ])
    .onConflictDoNothing()
  await database
    .insert(exerciseCategory)
    .values({ id: 1, name: { no: 'Dans', en: 'Dance' } })
    .onConflictDoNothing()
  await database
    .insert(groupClassKind)
    .values({
      id: 1,
      name: { no: 'Dans', en: 'Dance' },
      description: { no: 'Vi danser.', en: 'We dance.' },
      categoryId: 1,
      durationMinutes: 45,
      capacity: 30,
      imageUrl: '/drawings/classes/dance.svg',
    })
    .onConflictDoNothing()
})

const header = 'kind;center;room;weekday;start;instructor;from;to;places;externalId'
const line = (room: number, start: string, end = ';;;') =>
  `Dans;senter ${centerId};Sal ${room};${weekday};${start};Ida Moe;${end}`
const file = (...lines: string[]) => [header, ...lines].join('\n')

const rowsOf = (id = centerId) =>
  database
    .select()
    .from(groupClassSchedule)
    .where(eq(groupClassSchedule.centerId, id))
    .orderBy(asc(groupClassSchedule.id))

/** By day, then in order of creation. */
const classesOf = async () => {
  const ids = (await rowsOf()).map(({ id }) => id)
  return database
    .select()
    .from(groupClass)
    .where(inArray(groupClass.scheduleId, ids))
    .orderBy(asc(groupClass.localDate), asc(groupClass.id))
}

const latestEntries = (count: number) =>
  database.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(count)

/** The schedule of this test's centre, as staff download it. */
async function exported(): Promise<string> {
  const schedule = await readSchedule(database, { language: 'no' })
  const columns = exportColumns(schedule)
  const rows = rowsToExport(schedule).filter((row) => row.centerId === centerId)
  return writeCsv(
    columns.map((column) => column.header),
    rows.map((row) => columns.map(({ value }) => value(row))),
  )
}

describe('a file with the weekly schedule', () => {
  it('is imported as its preview has shown, once, and is in the audit log', async () => {
    const text = file(line(1, '18:00', ';;;A-1'), line(2, '18:00', `${soon};${soon};12;`))
    const shown = await preview(text)
    expect(shown).toMatchObject({
      lines: [
        { line: 2, kind: 'Dans', isoWeekday: weekday, from: today, change: 'added', fields: [] },
        { line: 3, from: soon, change: 'added' },
      ],
      over: 0,
      added: 3,
      classes: [],
    })
    expect(await rowsOf()).toEqual([])
    announcer.announce.mockClear()
    const imported = await importFile(text, shown.version)
    expect([imported.status, await imported.json()]).toEqual([
      200,
      {
        added: 2,
        changed: 0,
        classes: { added: 3, cancelled: 0, moved: 0, changed: 0, notified: 0 },
      },
    ])
    expect(announcer.announce).toHaveBeenCalledTimes(1)
    expect(await rowsOf()).toMatchObject([
      { externalId: 'A-1', seriesId: null, capacity: 30, validFrom: today, validTo: null },
      { externalId: null, seriesId: null, capacity: 12, validFrom: soon, validTo: soon },
    ])
    expect(await classesOf()).toHaveLength(3)
    expect(await latestEntries(3)).toMatchObject([
      { action: 'class-row-added', after: { className: { no: 'Dans' }, room: { no: 'Sal 2' } } },
      { action: 'class-row-added', actorId: userId },
      { action: 'class-schedule-imported', after: { classRowsAdded: 2, classRowsChanged: 0 } },
    ])
    const again = await preview(text)
    expect(again.lines.map(({ change }) => change)).toEqual(['unchanged', 'unchanged'])
    expect(await importAll(text)).toMatchObject({ added: 0, changed: 0 })
    expect(await rowsOf()).toHaveLength(2)
    expect(await latestEntries(1)).toMatchObject([{ action: 'class-row-added' }])
  })

  it('changes nothing when it is the one that was downloaded', async () => {
    await importAll(file(line(1, '18:00', ';;;B-1'), line(2, '18:00', `${soon};${soon};12;`)))
    const text = await exported()
    const shown = await preview(text)
    expect(shown.lines.map(({ change }) => change)).toEqual(['unchanged', 'unchanged'])
    const [, second] = await rowsOf()
    expect(text).toContain('B-1')
    expect(text).toContain(`portal:${second?.id}`)
  })

  it('changes classes that members have booked, as staff do, and tells them', async () => {
    await importAll(file(line(1, '18:00', ';;;C-1'), line(2, '20:00', ';;;C-2')))
    const [moved, resized] = await classesOf()
    const [one, two] = [await createMember(database), await createMember(database)]
    await insertBooking(database, moved?.id ?? 0, one)
    await insertBooking(database, resized?.id ?? 0, two)
    const text = file(line(2, '18:30', ';;;C-1'), line(2, '20:00', ';;31;C-2'))
    const shown = await preview(text)
    expect(shown.lines).toMatchObject([
      { change: 'changed', fields: ['room', 'start'], from: today },
      { change: 'changed', fields: ['places'] },
    ])
    expect(shown).toMatchObject({
      added: 0,
      classes: [
        { kind: 'moved', day: soon, booked: 1, notified: 1, newTime: '18:30' },
        { kind: 'changed', booked: 1, notified: 0, capacity: { from: 30, to: 31 } },
        { kind: 'moved' },
        { kind: 'changed' },
      ],
    })
    expect(await importAll(text)).toEqual({
      added: 0,
      changed: 2,
      classes: { added: 0, cancelled: 0, moved: 2, changed: 2, notified: 1 },
    })
    const classes = await classesOf()
    expect(classes.find(({ id }) => id === moved?.id)).toMatchObject({ isWithdrawn: true })
    expect(classes.find(({ id }) => id === resized?.id)).toMatchObject({
      capacity: 31,
      bookedCount: 1,
      cancelledAt: null,
    })
    const { rows } = await database.execute(sql`
      select job.payload ->> 'userId' as id from graphile_worker._private_jobs job
        join graphile_worker._private_tasks task on task.id = job.task_id
       where task.identifier = 'group-class-cancelled' and job.payload ->> 'id' = ${String(moved?.id)}`)
    expect(rows).toEqual([{ id: one }])
    // Rows that start today are changed themselves.
    expect(await rowsOf()).toMatchObject([
      { startTime: '18:30:00', version: 2, externalId: 'C-1' },
      { capacity: 31, version: 2, externalId: 'C-2' },
    ])
    expect((await preview(text)).lines.map(({ change }) => change)).toEqual([
      'unchanged',
      'unchanged',
    ])
  })

  it('continues a class that has started in a new row, and finds it by the old first day', async () => {
    await importAll(file(line(1, '18:00', ';;;D-1')))
    const started = addDays(today, -30)
    await database
      .update(groupClassSchedule)
      .set({ validFrom: started })
      .where(eq(groupClassSchedule.centerId, centerId))
    const text = file(line(1, '18:00', `${started};;25;`))
    expect(await importAll(text)).toMatchObject({ changed: 1, classes: { changed: 2 } })
    const [first, next] = await rowsOf()
    expect(first).toMatchObject({ validTo: addDays(today, -1), externalId: 'D-1' })
    expect(next).toMatchObject({ seriesId: first?.id, validFrom: today, externalId: null })
    expect((await classesOf()).map(({ scheduleId }) => scheduleId)).toEqual([next?.id, next?.id])
    for (const same of [text, await exported(), file(line(1, '18:00', `${started};;25;D-1`))])
      expect((await preview(same)).lines.map(({ change }) => change)).toEqual(['unchanged'])
  })

  it('lets classes that start on the same day change rooms with each other', async () => {
    const from = `${soon};;;`
    await importAll(file(line(1, '18:00', `${from}E-1`), line(2, '18:00', `${from}E-2`)))
    const swapped = file(line(2, '18:00', `${from}E-1`), line(1, '18:00', `${from}E-2`))
    expect(await importAll(swapped)).toMatchObject({ changed: 2 })
    expect((await rowsOf()).map(({ room }) => room.no)).toEqual(['Sal 2', 'Sal 1'])
  })

  it('gives a class an external id, and refuses the one of a class that has ended', async () => {
    await importAll(file(line(1, '18:00', ';;;')))
    expect(await importAll(file(line(1, '18:00', ';;;F-1')))).toMatchObject({ changed: 1 })
    expect(await rowsOf()).toMatchObject([{ externalId: 'F-1' }])
    await database
      .update(groupClassSchedule)
      .set({ validFrom: '2026-01-01', validTo: addDays(today, -1) })
      .where(eq(groupClassSchedule.centerId, centerId))
    const refused = await requestPreview(file(line(1, '18:00', ';;;F-1')))
    expect(await refused.json()).toMatchObject({
      problems: [{ line: 2, problem: 'ROW_HAS_ENDED' }],
    })
  })

  it('is refused when the schedule, a kind of class or the file has changed since the preview', async () => {
    const text = file(line(1, '18:00'))
    const { version } = await preview(text)
    const refused = await importFile(file(line(1, '18:05')), version)
    expect([refused.status, await refused.json()]).toEqual([409, { error: 'SCHEDULE_CHANGED' }])
    await database.update(groupClassKind).set({ capacity: 31 })
    expect((await importFile(text, version)).status).toBe(409)
    await database.update(groupClassKind).set({ capacity: 30 })
    await importAll(text)
    expect((await importFile(text, version)).status).toBe(409)
    expect(await rowsOf()).toHaveLength(1)
    const named = await preview(file(line(1, '18:00', ';;;H-1')))
    expect((await importFile(file(line(1, '18:00', ';;;H-2')), named.version)).status).toBe(409)
  })

  it('imports nothing when a line is wrong, and names all wrong lines', async () => {
    const text = file(line(1, '18:00'), line(3, '18:00'), line(1, '18:30'), 'Salsa;;;1;09:00;;;;;')
    const refused = await requestPreview(text)
    expect([refused.status, await refused.json()]).toEqual([
      422,
      {
        error: 'LINES_INVALID',
        problems: [
          { line: 2, problem: 'ROOM_TAKEN' },
          { line: 3, problem: 'ROOM_NOT_FOUND' },
          { line: 4, problem: 'ROOM_TAKEN' },
          { line: 5, problem: 'KIND_NOT_FOUND' },
        ],
      },
    ])
    expect((await importFile(text, 'x')).status).toBe(422)
    expect(await rowsOf()).toEqual([])
    const noText = await requestPreview(new Uint8Array([0xff, 0xfe, 0x00]))
    expect(await noText.json()).toEqual({ error: 'FILE_INVALID', problem: 'NOT_TEXT' })
  })
})

describe('undoing an import', () => {
  const listed = async () => {
    const { items } = ScheduleImports.parse(
      await (await app.request(endpoints.listImports.path)).json(),
    )
    return items
  }
  const undo = async (id = '') => {
    const answered = await app.request(endpoints.undo.path.replace(':id', id), { method: 'POST' })
    return [answered.status, await answered.json()]
  }

  it('removes what it added, once, and is in the audit log', async () => {
    await importAll(file(line(1, '18:00')))
    const [kept] = await rowsOf()
    await importAll(file(line(1, '18:00', ';;22;'), line(2, '18:00', ';;;G-1')))
    const [made] = await listed()
    expect(made).toMatchObject({ added: 1, changed: 1, undoneAt: null })
    expect(await undo(made?.id)).toEqual([200, { rows: 1, classes: 2 }])
    expect(await rowsOf()).toMatchObject([{ id: kept?.id, capacity: 22 }])
    expect(await classesOf()).toHaveLength(2)
    expect(await latestEntries(1)).toMatchObject([
      { action: 'class-schedule-import-undone', subjectId: made?.id, actorId: userId },
    ])
    expect((await listed())[0]?.undoneAt).not.toBeNull()
    expect(await undo(made?.id)).toEqual([409, { error: 'IMPORT_UNDONE' }])
    expect(await undo('0b6f8f5e-6b1c-4b0e-9a57-2f0c6f7a1d11')).toEqual([
      404,
      { error: 'IMPORT_NOT_FOUND' },
    ])
    // Its external id is free again.
    expect(await importAll(file(line(2, '18:00', ';;;G-1')))).toMatchObject({ added: 1 })
  })

  it('is refused while somebody has booked a class of it, or has done so before', async () => {
    await importAll(file(line(1, '18:00'), line(2, '18:00')))
    const [made] = await listed()
    const [one, two] = await classesOf()
    await insertBooking(database, one?.id ?? 0, await createMember(database))
    await database.insert(groupClassBookingEvent).values({
      classId: two?.id ?? 0,
      bookingId: 1,
      userId: 'deleted',
      kind: 'unbooked',
    })
    expect(await undo(made?.id)).toEqual([409, { error: 'IMPORT_USED', rows: 0, classes: 2 }])
    expect(await rowsOf()).toHaveLength(2)
  })

  it('is refused when a row of it has been changed since', async () => {
    await importAll(file(line(1, '18:00')))
    const [made] = await listed()
    await importAll(file(line(1, '18:00', ';;22;')))
    expect(await undo(made?.id)).toEqual([409, { error: 'IMPORT_USED', rows: 1, classes: 0 }])
    expect((await rowsOf()).map(({ capacity }) => capacity)).toEqual([22])
  })
})
