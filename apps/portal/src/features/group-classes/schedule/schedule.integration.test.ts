import { and, asc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { addDays, weekdayOf } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { newAddress, testConfiguration } from '#testing/accounts.testing.server.ts'
import { createClass, createMembers } from '#testing/group-classes.testing.server.ts'
import { insertBooking } from '#testing/privacy/booking.testing.server.ts'
import { allowStaff } from '#testing/staff.testing.server.ts'
import { createGroupClassBooking } from '../book/book-group-class.server.ts'
import { findGroupExercises } from '../list/find-group-exercises.server.ts'
import { groupClass, groupClassSchedule, instructor } from '../model/tables.server.ts'
import { findClassOfMember } from '../notify/find-class-of-member.server.ts'
import { cancelGroupClass } from '../staff/cancel-group-class.server.ts'
import { changeRoom } from '../staff/change-room.server.ts'
import { trainer } from '../staff/staff.testing.server.ts'
import { SavedChange, Schedule, SchedulePreview } from './contract.ts'
import { generateGroupClasses } from './generate-group-classes.server.ts'
import { createScheduleApi } from './handlers.server.ts'
import { roomNamed } from './schedule.testing.ts'
import type { ExceptionForm, RowForm, ScheduleChange } from './schedule-forms.ts'
import { groupClassException } from './tables.server.ts'

const { database } = await createTestDatabase({ size: 16 })
const announcer = { announce: vi.fn() }
const api = createApi({ configuration: testConfiguration, log: createLog('silent') }).route(
  '/',
  createScheduleApi({ database, announcer, requireStaff: allowStaff(trainer) }),
)
const { book } = createGroupClassBooking(database)

const today = osloDate(new Date())
/** The tests change classes two to nine days ahead, so that none starts while they run. */
const soon = addDays(today, 2)
const weekLater = addDays(soon, 7)

async function call(method: string, path: string, body?: unknown) {
  const response = await api.request(`/api/frontend/staff/sports/schedule${path}`, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': newAddress(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, answer: await response.json() }
}

const requestPreview = (change: unknown) => call('POST', '/preview?language=en', change)
const preview = async (change: ScheduleChange) => {
  const { answer } = await requestPreview(change)
  return SchedulePreview.parse(answer)
}
const save = async (change: ScheduleChange) => {
  const { fingerprint } = await preview(change)
  const { answer } = await call('POST', '/changes', { change, fingerprint })
  return SavedChange.parse(answer)
}
const read = async () => Schedule.parse((await call('GET', '?language=no')).answer)

let centerId = 100
/** A centre with one weekly class two days ahead, created for this week and the next. */
beforeEach(async () => {
  centerId++
  await createClass(database, { centerId, startsAt: new Date(Date.now() - 48 * 3_600_000) })
  await database.insert(instructor).values({ id: 77, name: 'Vikar' }).onConflictDoNothing()
  const [old] = await database
    .select()
    .from(groupClassSchedule)
    .where(eq(groupClassSchedule.centerId, centerId))
  if (!old) throw new Error('no row to copy')
  const { id: _, ...row } = old
  await database.insert(groupClassSchedule).values({
    ...row,
    isoWeekday: weekdayOf(soon),
    room: { no: 'Sal 1', en: 'Studio 1' },
    validTo: null,
  })
  await generateGroupClasses(database)
})

async function theRow() {
  const { rows } = await read()
  const row = rows.findLast((one) => one.centerId === centerId)
  if (!row) throw new Error('the centre has no row')
  return row
}

async function rowForm(overrides: Partial<RowForm> = {}): Promise<RowForm> {
  const { id, version: _, seriesId: __, ...row } = await theRow()
  return {
    ...row,
    imageUrl: '/drawings/classes/dance.svg',
    isNewRoom: false,
    validFrom: soon,
    validTo: '',
    ...overrides,
  }
}

function closing(overrides: Partial<ExceptionForm> = {}): ScheduleChange {
  return {
    kind: 'add-exception',
    exception: {
      centerId,
      seriesId: null,
      kind: 'closed',
      firstDate: soon,
      lastDate: soon,
      startTime: '',
      room: '',
      capacity: null,
      instructorId: null,
      reason: { no: 'Vannlekkasje i salen.', en: 'A leak in the studio.' },
      ...overrides,
    },
  }
}

/** The classes of the centre, by date and then in order of creation. */
async function classes() {
  const found = await database
    .select({ groupClass })
    .from(groupClass)
    .innerJoin(groupClassSchedule, eq(groupClassSchedule.id, groupClass.scheduleId))
    .where(and(eq(groupClassSchedule.centerId, centerId), sql`${groupClass.localDate} >= ${today}`))
    .orderBy(asc(groupClass.localDate), asc(groupClass.id))
  return found.map((row) => row.groupClass)
}

const planned = async () =>
  (await classes())
    .filter(({ localDate }) => [soon, weekLater].includes(localDate))
    .map(({ localDate, cancelledAt }) => [localDate, cancelledAt === null] as const)

async function firstClass() {
  const [first] = (await classes()).filter(
    ({ localDate, cancelledAt }) => localDate === soon && cancelledAt === null,
  )
  if (!first) throw new Error('no class was made')
  return first
}

/** The actions of the audit log, the oldest first, about rows, exceptions and classes with an id. */
async function audited(kind: string, id: unknown) {
  const rows = await database
    .select({ action: auditEntry.action })
    .from(auditEntry)
    .where(and(eq(auditEntry.subjectKind, kind), eq(auditEntry.subjectId, String(id))))
    .orderBy(asc(auditEntry.id))
  return rows.map(({ action }) => action)
}

async function findNotifiedMembers(classId: number) {
  const { rows } = await database.execute<{ user_id: string }>(sql`
    select job.payload ->> 'userId' as user_id
      from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
     where task.identifier = 'group-class-cancelled' and job.payload ->> 'id' = ${String(classId)}
     order by job.id`)
  return rows.map((row) => row.user_id)
}

describe('a centre that is closed for a day', () => {
  it('is previewed without changing anything', async () => {
    const { id } = await firstClass()
    const [one = '', two = ''] = await createMembers(database, 2)
    await insertBooking(database, id, one)
    await insertBooking(database, id, two, 'queued')
    const change = closing({ lastDate: addDays(soon, 28) })
    expect(await preview(change)).toMatchObject({
      classes: [
        { kind: 'cancelled', day: soon, className: 'Calm yoga', booked: 1, queued: 1, notified: 2 },
        { kind: 'cancelled', day: weekLater, booked: 0, notified: 0 },
      ],
      later: 3,
    })
    expect((await planned()).every(([, isComing]) => isComing)).toBe(true)
    expect((await read()).exceptions.filter((one) => one.centerId === centerId)).toEqual([])
  })

  it('cancels its classes, notifies their members of the reason, and creates none of them again', async () => {
    const { id } = await firstClass()
    const [userId = ''] = await createMembers(database, 1)
    await insertBooking(database, id, userId)
    announcer.announce.mockClear()
    expect(await save(closing())).toEqual({
      added: 0,
      cancelled: 1,
      moved: 0,
      changed: 0,
      notified: 1,
    })
    expect(announcer.announce).toHaveBeenCalledTimes(1)
    expect(await findNotifiedMembers(id)).toEqual([userId])
    expect(await findClassOfMember(database, { id, userId })).toMatchObject({
      isCancelled: true,
      reason: { no: 'Vannlekkasje i salen.', en: 'A leak in the studio.' },
      replacementStartsAt: null,
    })
    await generateGroupClasses(database)
    expect(await planned()).toEqual([
      [soon, false],
      [weekLater, true],
    ])
    const [exception] = (await read()).exceptions.filter((one) => one.centerId === centerId)
    expect(await audited('class-exception', exception?.id)).toEqual(['class-exception-added'])
    expect(await audited('group-class', id)).toEqual(['class-cancelled'])
  })

  it('is open again when the exception is removed: the class is new and has no bookings', async () => {
    const { id } = await firstClass()
    const [userId = ''] = await createMembers(database, 1)
    await insertBooking(database, id, userId)
    await save(closing())
    const [exception] = (await read()).exceptions.filter((one) => one.centerId === centerId)
    const change = { kind: 'remove-exception', id: exception?.id ?? 0 } as const
    expect(await preview(change)).toMatchObject({
      classes: [{ kind: 'added', day: soon, notified: 0 }],
    })
    expect(await save(change)).toMatchObject({ added: 1, notified: 0 })
    const recreated = await firstClass()
    expect(recreated.id).not.toBe(id)
    expect(recreated).toMatchObject({ bookedCount: 0, room: null, instructorId: null })
    const listed = (await findGroupExercises(database)).no.items.map((one) => one.id)
    expect(listed).toContain(recreated.id)
    expect(listed).not.toContain(id)
    await generateGroupClasses(database)
    expect(await planned()).toHaveLength(3)
    expect(await audited('class-exception', exception?.id)).toEqual([
      'class-exception-added',
      'class-exception-removed',
    ])
    expect(await requestPreview(change)).toMatchObject({
      status: 404,
      answer: { error: 'EXCEPTION_NOT_FOUND' },
    })
  })

  it('is closed once more: members see one cancelled class, the latest', async () => {
    const { id } = await firstClass()
    await save(closing())
    const [exception] = (await read()).exceptions.filter((one) => one.centerId === centerId)
    await save({ kind: 'remove-exception', id: exception?.id ?? 0 })
    const recreated = await firstClass()
    await save(closing())
    const listed = (await findGroupExercises(database)).no.items.map((one) => one.id)
    expect(listed).toContain(recreated.id)
    expect(listed).not.toContain(id)
  })

  it('leaves classes that staff cancelled themselves, also when it opens again', async () => {
    const { id } = await firstClass()
    await cancelGroupClass(database, trainer, { classId: id })
    expect(await save(closing())).toMatchObject({ cancelled: 0 })
    const [exception] = (await read()).exceptions.filter((one) => one.centerId === centerId)
    expect(await save({ kind: 'remove-exception', id: exception?.id ?? 0 })).toMatchObject({
      added: 0,
    })
    await generateGroupClasses(database)
    expect(await planned()).toEqual([
      [soon, false],
      [weekLater, true],
    ])
  })

  it('does not bring back past days when the exception is removed', async () => {
    const [{ id = 0 } = {}] = await database
      .insert(groupClassException)
      .values({
        centerId,
        kind: 'closed',
        reason: { no: 'Oppussing', en: 'Renovation' },
        firstDate: addDays(today, -3),
        lastDate: addDays(today, 30),
      })
      .returning({ id: groupClassException.id })
    await save({ kind: 'remove-exception', id })
    const [left] = await database
      .select()
      .from(groupClassException)
      .where(eq(groupClassException.id, id))
    expect(left).toMatchObject({ lastDate: addDays(today, -1) })
  })
})

describe('one class on one day', () => {
  it('at another time is another class, and the mail says when', async () => {
    const { id } = await firstClass()
    const [userId = ''] = await createMembers(database, 1)
    await insertBooking(database, id, userId)
    const { seriesId } = await theRow()
    const change = closing({ seriesId, kind: 'changed', startTime: '07:05' })
    expect((await preview(change)).classes).toMatchObject([
      { kind: 'moved', startTime: '18:30', newTime: '07:05', notified: 1 },
    ])
    expect(await save(change)).toMatchObject({ moved: 1, notified: 1 })
    const moved = await firstClass()
    expect(moved.bookedCount).toBe(0)
    expect(await findClassOfMember(database, { id, userId })).toMatchObject({
      isCancelled: true,
      replacementStartsAt: moved.startsAt,
    })
    await generateGroupClasses(database)
    expect(await planned()).toHaveLength(3)
  })

  it('has another room, fewer places and a substitute, and keeps its bookings', async () => {
    const { id } = await firstClass()
    const members = await createMembers(database, 3)
    for (const userId of members) await insertBooking(database, id, userId)
    const { seriesId } = await theRow()
    const inSal2 = { room: roomNamed('Sal 2', 'Studio 2'), isNewRoom: true }
    await save({ kind: 'add-row', row: await rowForm({ ...inSal2, validFrom: addDays(soon, 60) }) })
    const change = closing({
      seriesId,
      kind: 'changed',
      room: 'Sal 2',
      capacity: 2,
      instructorId: 77,
    })
    expect((await preview(change)).classes).toMatchObject([
      {
        kind: 'changed',
        room: { from: 'Studio 1', to: 'Studio 2' },
        capacity: { from: 20, to: 2 },
        instructor: { from: 'Ingrid', to: 'Vikar' },
        notified: 1,
      },
    ])
    expect(await save(change)).toEqual({
      added: 0,
      cancelled: 0,
      moved: 0,
      changed: 1,
      notified: 1,
    })
    const [changed] = await database.select().from(groupClass).where(eq(groupClass.id, id))
    expect(changed).toMatchObject({
      room: roomNamed('Sal 2', 'Studio 2'),
      instructorId: 77,
      capacity: 2,
      bookedCount: 2,
      queuedCount: 1,
    })
    expect(await audited('group-class', id)).toEqual([
      'class-moved-to-room',
      'class-resized',
      'class-instructor-substituted',
    ])
  })

  it('is created with the exception when it is created later', async () => {
    const { seriesId } = await theRow()
    const day = addDays(weekLater, 7)
    await save(
      closing({
        seriesId,
        kind: 'changed',
        firstDate: day,
        lastDate: day,
        capacity: 3,
        instructorId: 77,
      }),
    )
    await database.execute(sql`update portal.group_class_exception
      set first_date = ${soon}, last_date = ${soon} where series_id = ${seriesId}`)
    await database.delete(groupClass).where(eq(groupClass.id, (await firstClass()).id))
    await generateGroupClasses(database)
    expect(await firstClass()).toMatchObject({ capacity: 3, instructorId: 77, room: null })
  })
})

describe('a row of the schedule', () => {
  it('is added, and its classes are created at once', async () => {
    const row = await rowForm({
      startTime: '07:00',
      isNewRoom: true,
      room: { no: 'Taket', en: 'Roof' },
    })
    expect(await save({ kind: 'add-row', row })).toMatchObject({ added: 2 })
    const added = (await read()).rows.find(
      (one) => one.room.no === 'Taket' && one.centerId === centerId,
    )
    expect(added).toMatchObject({ room: { en: 'Roof' }, version: 1, seriesId: added?.id })
    await generateGroupClasses(database)
    expect(await planned()).toHaveLength(4)
    expect(await audited('class-row', added?.id)).toEqual(['class-row-added'])
  })

  it('is changed from a date on: the old one ends, and bookings stay', async () => {
    const { id } = await firstClass()
    const [userId = ''] = await createMembers(database, 1)
    await insertBooking(database, id, userId)
    await changeRoom(database, trainer, { classId: id, room: roomNamed('Sal 9') })
    const before = await theRow()
    const name = { no: 'Rolig yoga', en: 'Very calm yoga' }
    const row = await rowForm({ capacity: 12, name, validFrom: soon })
    const change = { kind: 'change-row', id: before.id, version: before.version, row } as const
    expect(await save(change)).toMatchObject({ changed: 2, cancelled: 0, notified: 0 })
    const rows = (await read()).rows.filter((one) => one.centerId === centerId)
    expect(rows).toMatchObject([
      { id: before.id, validTo: addDays(soon, -1), version: before.version + 1 },
      { seriesId: before.id, validFrom: soon, validTo: null, capacity: 12 },
    ])
    const [held] = await database.select().from(groupClass).where(eq(groupClass.id, id))
    expect(held).toMatchObject({
      scheduleId: rows[1]?.id,
      capacity: 12,
      room: roomNamed('Sal 9'),
      bookedCount: 1,
    })
    await generateGroupClasses(database)
    expect(await planned()).toHaveLength(2)
    const listed = (await findGroupExercises(database)).en.items.find((one) => one.id === id)
    expect(listed).toMatchObject({ className: 'Very calm yoga' })
    expect(await audited('class-row', rows[1]?.id)).toEqual(['class-row-changed'])
    const [entry] = await database
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subjectId, String(rows[1]?.id)))
    expect(entry).toMatchObject({
      before: {
        className: { no: 'Rolig yoga', en: 'Calm yoga' },
        room: roomNamed('Sal 1', 'Studio 1'),
      },
      after: { className: name, classDescription: { en: 'Calm movements.' } },
    })
  })

  it('keeps its exceptions when it is changed', async () => {
    const before = await theRow()
    await save(closing({ seriesId: before.seriesId, firstDate: weekLater, lastDate: weekLater }))
    const row = await rowForm({ capacity: 12 })
    await save({ kind: 'change-row', id: before.id, version: before.version, row })
    await generateGroupClasses(database)
    expect(await planned()).toEqual([
      [soon, true],
      [weekLater, false],
    ])
  })

  it('at another time is another class: the old ones are cancelled and new ones created', async () => {
    const { id } = await firstClass()
    const before = await theRow()
    const row = await rowForm({ startTime: '19:00', validFrom: weekLater })
    expect(
      await save({ kind: 'change-row', id: before.id, version: before.version, row }),
    ).toMatchObject({ moved: 1 })
    expect((await firstClass()).id).toBe(id)
    expect(await planned()).toEqual([
      [soon, true],
      [weekLater, false],
      [weekLater, true],
    ])
  })

  it('that has not started is replaced, and is never held when it is ended before its start', async () => {
    const row = await rowForm({ startTime: '09:00', validFrom: addDays(today, 40) })
    await save({ kind: 'add-row', row })
    const added = await theRow()
    const later = { ...row, validFrom: addDays(today, 30), capacity: 3 }
    await save({ kind: 'change-row', id: added.id, version: 1, row: later })
    expect(await theRow()).toMatchObject({ id: added.id, version: 2, capacity: 3 })
    await save({ kind: 'end-row', id: added.id, version: 2, from: soon })
    const [ended] = await database
      .select()
      .from(groupClassSchedule)
      .where(eq(groupClassSchedule.id, added.id))
    expect(ended).toMatchObject({ validTo: addDays(later.validFrom, -1) })
    // The room is free again at that time.
    expect(await save({ kind: 'add-row', row: later })).toMatchObject({ added: 0 })
  })

  it('is ended from a date on', async () => {
    const before = await theRow()
    const change = { kind: 'end-row', id: before.id, version: 1, from: weekLater } as const
    const found = await preview(change)
    expect(found.classes).toMatchObject([{ kind: 'cancelled', day: weekLater }])
    expect(found.later).toBeGreaterThan(45)
    expect(await save(change)).toMatchObject({ cancelled: 1 })
    await generateGroupClasses(database)
    expect(await planned()).toEqual([
      [soon, true],
      [weekLater, false],
    ])
    expect(await audited('class-row', before.id)).toEqual(['class-row-ended'])
  })
})

describe('staff are refused', () => {
  const refused = (change: unknown, status: number, error: string) =>
    expect(requestPreview(change)).resolves.toMatchObject({ status, answer: { error } })

  it('with ids that do not exist', async () => {
    const row = await rowForm()
    const { id } = await theRow()
    await refused({ kind: 'add-row', row: { ...row, centerId: 4_711 } }, 404, 'CENTER_NOT_FOUND')
    await refused(
      { kind: 'add-row', row: { ...row, room: roomNamed('Sal 8') } },
      404,
      'ROOM_NOT_FOUND',
    )
    await refused(
      { kind: 'add-row', row: { ...row, categoryId: 4_711 } },
      404,
      'CATEGORY_NOT_FOUND',
    )
    await refused(
      { kind: 'add-row', row: { ...row, instructorId: 4_711 } },
      404,
      'INSTRUCTOR_NOT_FOUND',
    )
    await refused({ kind: 'change-row', id: 2 ** 40, version: 1, row }, 404, 'ROW_NOT_FOUND')
    await refused(closing({ seriesId: 2 ** 40 }), 404, 'ROW_NOT_FOUND')
    await refused(closing({ seriesId: id, kind: 'changed', room: 'Sal 8' }), 404, 'ROOM_NOT_FOUND')
    await refused({ kind: 'remove-exception', id: 2 ** 40 }, 404, 'EXCEPTION_NOT_FOUND')
  })

  it('on past days, and days that are too far ahead', async () => {
    const row = await rowForm()
    const { id, version } = await theRow()
    const yesterday = addDays(today, -1)
    const far = addDays(today, 365)
    for (const [day, error] of [
      [yesterday, 'DATE_IN_THE_PAST'],
      [far, 'DATE_TOO_FAR'],
    ] as const) {
      await refused({ kind: 'add-row', row: { ...row, validFrom: day } }, 409, error)
      await refused(
        { kind: 'change-row', id, version, row: { ...row, validFrom: day } },
        409,
        error,
      )
      await refused({ kind: 'end-row', id, version, from: day }, 409, error)
      await refused(closing({ firstDate: day, lastDate: far }), 409, error)
    }
  })

  it('with a room that another class uses', async () => {
    const row = await rowForm({ startTime: '19:25' })
    await refused({ kind: 'add-row', row }, 409, 'ROOM_TAKEN')
    expect(
      await requestPreview({ kind: 'add-row', row: { ...row, startTime: '19:30' } }),
    ).toMatchObject({
      status: 200,
    })
  })

  it('with two rows of one series at once, or a row that has ended by then', async () => {
    const { id } = await theRow()
    const row = await rowForm({ validFrom: weekLater })
    await save({ kind: 'change-row', id, version: 1, row })
    const again = { ...row, validFrom: soon, startTime: '12:00' }
    await refused({ kind: 'change-row', id, version: 2, row: again }, 409, 'ROW_GOES_ON_OTHERWISE')
    const short = { ...again, validTo: addDays(weekLater, -1) }
    expect(await requestPreview({ kind: 'change-row', id, version: 2, row: short })).toMatchObject({
      status: 200,
    })
    await refused({ kind: 'end-row', id, version: 2, from: weekLater }, 409, 'ROW_HAS_ENDED')
  })

  it('with an invalid time, an invalid period, or changes of a class that is closed', async () => {
    const row = await rowForm()
    const bad = [
      { startTime: '18:32' },
      { startTime: '24:00' },
      { startTime: '1830' },
      { durationMinutes: 0 },
      { durationMinutes: 62 },
      { durationMinutes: 485 },
      { startTime: '23:30', durationMinutes: 35 },
      { isoWeekday: 0 },
      { isoWeekday: 8 },
      { capacity: 0 },
      { capacity: 501 },
      { validTo: addDays(soon, -1) },
      { validFrom: '2026-02-30' },
      { validFrom: '0000-01-01' },
      { name: { no: ' ', en: 'Yoga' } },
      { name: { no: 'Yoga\u0000', en: 'Yoga' } },
      { name: { no: 'Yoga' } },
      { description: { no: 'Rolig.', en: 'Calm.\u0000' } },
      { room: { no: 'Sal 1', en: 'Hall\n1' } },
      { onHolidays: 'sometimes' },
    ]
    for (const wrong of bad)
      expect([
        wrong,
        await requestPreview({ kind: 'add-row', row: { ...row, ...wrong } }),
      ]).toMatchObject([wrong, { status: 400 }])
    for (const wrong of [
      { lastDate: addDays(soon, -1) },
      { kind: 'changed' as const },
      { startTime: '18:30' },
      { capacity: 3 },
      { reason: { no: '', en: 'A leak.' } },
      { reason: { no: 'Lekk', en: 'A leak.' } },
      { reason: { no: 'Gjelder 01010750160', en: 'A leak.' } },
    ])
      expect([wrong, await requestPreview(closing(wrong))]).toMatchObject([wrong, { status: 400 }])
    for (const nothing of [
      null,
      {},
      { kind: 'drop-table' },
      { kind: 'end-row', id: 'x', version: 1 },
    ])
      expect((await requestPreview(nothing)).status).toBe(400)
  })

  it('with a row that has changed since it was loaded', async () => {
    const { id } = await theRow()
    const row = await rowForm({ capacity: 11 })
    const change = { kind: 'end-row', id, version: 1, from: weekLater } as const
    const { fingerprint } = await preview(change)
    await save({ kind: 'change-row', id, version: 1, row })
    await refused(change, 409, 'ROW_CHANGED')
    expect(await call('POST', '/changes', { change, fingerprint })).toMatchObject({
      status: 409,
      answer: { error: 'ROW_CHANGED' },
    })
  })

  it('with a change whose effects differ from the preview, and nothing is saved', async () => {
    const { id } = await firstClass()
    const change = closing()
    const { fingerprint } = await preview(change)
    await cancelGroupClass(database, trainer, { classId: id })
    expect(await call('POST', '/changes', { change, fingerprint })).toMatchObject({
      status: 409,
      answer: { error: 'PLAN_CHANGED' },
    })
    expect((await read()).exceptions.filter((one) => one.centerId === centerId)).toEqual([])
  })
})

describe('at the same time', () => {
  it('of two who close the same day one succeeds, and the other is refused', async () => {
    const change = closing()
    const { fingerprint } = await preview(change)
    const answers = await Promise.all(
      [1, 2].map(() => call('POST', '/changes', { change, fingerprint })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.answer).toEqual({ error: 'PLAN_CHANGED' })
    expect(await planned()).toHaveLength(2)
  })

  it('of two who put a class in the same room one succeeds', async () => {
    const change = { kind: 'add-row', row: await rowForm({ startTime: '10:00' }) } as const
    const { fingerprint } = await preview(change)
    const answers = await Promise.all(
      [1, 2].map(() => call('POST', '/changes', { change, fingerprint })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.answer).toEqual({ error: 'ROOM_TAKEN' })
  })

  it('members book while it is closed and classes are created: nobody keeps a place unnoticed', async () => {
    const { id } = await firstClass()
    const members = await createMembers(database, 12)
    const change = closing()
    const { fingerprint } = await preview(change)
    const [outcomes, saved] = await Promise.all([
      Promise.all(members.map((userId) => book({ classId: id, centerId, userId }))),
      call('POST', '/changes', { change, fingerprint }),
      generateGroupClasses(database),
      generateGroupClasses(database),
    ])
    expect(saved.status).toBe(200)
    const booked = members.filter((_, index) => 'bookingId' in (outcomes[index] ?? {}))
    expect((await findNotifiedMembers(id)).sort()).toEqual(booked.sort())
    expect(await planned()).toEqual([
      [soon, false],
      [weekLater, true],
    ])
  })
})
