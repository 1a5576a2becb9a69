import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { systemClock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { newAddress, testConfiguration } from '#testing/accounts.testing.server.ts'
import {
  createClass,
  createMember,
  createMembers,
  noonInTwoDays,
} from '#testing/group-classes.testing.server.ts'
import { insertBooking } from '#testing/privacy/booking.testing.server.ts'
import { allowStaff } from '#testing/staff.testing.server.ts'
import { groupClass, groupClassAttendance, groupClassBlock } from '../model/tables.server.ts'
import { SportsMember, SportsMembers, StaffClassDetails, StaffClasses } from './contract.ts'
import { createClassStaffApi } from './handlers.server.ts'
import { maximumMembers } from './member-search.ts'
import { auditOf, trainer } from './staff.testing.server.ts'

const { database } = await createTestDatabase({ size: 8 })
const announcer = { announce: vi.fn() }
const api = createApi({ configuration: testConfiguration, log: createLog('silent') }).route(
  '/',
  createClassStaffApi({
    database,
    clock: systemClock,
    announcer,
    requireStaff: allowStaff(trainer),
  }),
)
const hour = 3_600_000

async function call(method: string, path: string, body?: unknown) {
  const response = await api.request(`/api/frontend/staff/sports/${path}`, {
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

const readClass = async (id: number, language = 'no') =>
  StaffClassDetails.parse((await call('GET', `classes/${id}?language=${language}`)).answer)
const readMember = async (id: string) =>
  SportsMember.parse((await call('GET', `members/${id}`)).answer)

async function rename(userId: string, firstName: string, lastName: string, email?: string) {
  await database
    .update(user)
    .set({ firstName, lastName, ...(email && { email }) })
    .where(eq(user.id, userId))
}

/** A class that has started, with a number of bookings. */
async function runningClass(count: number) {
  const { classId } = await createClass(database, { startsAt: new Date(Date.now() - hour / 2) })
  const members = await createMembers(database, count)
  const bookings = []
  for (const userId of members) bookings.push(await insertBooking(database, classId, userId))
  return { classId, members, bookings }
}

describe('the classes of a day', () => {
  it('are those that start on it in Norway, from its first minute to its last', async () => {
    const startsAt = (time: string) => new Date(`2027-01-${time}Z`)
    const ids = []
    for (const time of ['09T22:59', '09T23:00', '10T22:59', '10T23:00'])
      ids.push((await createClass(database, { startsAt: startsAt(`${time}:00`) })).classId)
    const { answer } = await call('GET', 'classes?day=2027-01-10')
    const found = StaffClasses.parse(answer)
    expect(found.day).toBe('2027-01-10')
    expect(found.items.map(({ id }) => id)).toEqual(ids.slice(1, 3))
  })

  it('have places, queue and state', async () => {
    const startsAt = noonInTwoDays()
    const { classId } = await createClass(database, { startsAt, capacity: 1 })
    const [first = '', second = ''] = await createMembers(database, 2)
    await insertBooking(database, classId, first)
    await insertBooking(database, classId, second, 'queued')
    const path = `classes?day=${osloDate(startsAt)}&language=en`
    const { items } = StaffClasses.parse((await call('GET', path)).answer)
    expect(items.find(({ id }) => id === classId)).toMatchObject({
      name: 'Calm yoga',
      capacity: 1,
      booked: 1,
      queued: 1,
      state: 'coming',
      unmarked: 0,
    })
  })

  it('are those of today when the requested day is not valid', async () => {
    for (const day of ['', '?day=2026-02-30', '?day=0000-01-01', '?day=x'])
      expect((await call('GET', `classes${day}`)).answer).toMatchObject({
        day: osloDate(new Date()),
      })
  })

  it('have the number of missing attendance marks', async () => {
    const { classId, bookings } = await runningClass(3)
    await call('PUT', `classes/${classId}/attendance/${bookings[0]}`, { mark: 'attended' })
    expect(await readClass(classId)).toMatchObject({ state: 'running', unmarked: 2 })
  })
})

describe('a class', () => {
  it('names participants and queue in order of booking', async () => {
    const { classId } = await createClass(database, { capacity: 2 })
    const [ada = '', bo = '', cay = ''] = await createMembers(database, 3)
    await rename(ada, 'Ada', 'Å')
    await rename(bo, 'Bo', 'A')
    await rename(cay, 'Cay', 'B')
    await insertBooking(database, classId, ada)
    await insertBooking(database, classId, bo)
    await insertBooking(database, classId, cay, 'queued')
    const found = await readClass(classId)
    expect(found.participants.map(({ name }) => name)).toEqual(['Ada Å', 'Bo A'])
    expect(found).toMatchObject({ isQueueOpen: true, queue: [{ name: 'Cay B', memberId: cay }] })
    await database
      .update(groupClass)
      .set({ unbookingClosesAt: sql`now()` })
      .where(eq(groupClass.id, classId))
    expect(await readClass(classId)).toMatchObject({ isQueueOpen: false, queue: [], queued: 0 })
  })

  it('contains nothing about people but their names', async () => {
    const { classId } = await runningClass(1)
    expect(Object.keys((await readClass(classId)).participants[0] ?? {}).sort()).toEqual([
      'bookingId',
      'mark',
      'memberId',
      'name',
    ])
  })

  it('is moved, substituted, resized and cancelled, and each change is announced', async () => {
    const { classId } = await createClass(database)
    announcer.announce.mockClear()
    const path = `classes/${classId}`
    const changes = [
      await call('PUT', `${path}/room`, { room: { no: ' Sal 9 ', en: '' } }),
      await call('PUT', `${path}/instructor`, { instructorId: 1 }),
      await call('PUT', `${path}/capacity`, { capacity: 1 }),
    ]
    expect(changes.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await readClass(classId, 'en')).toMatchObject({ room: 'Sal 9', capacity: 1 })
    expect(await call('POST', `${path}/cancellation`)).toMatchObject({ status: 200 })
    expect(await readClass(classId)).toMatchObject({ state: 'cancelled' })
    expect(announcer.announce).toHaveBeenCalledTimes(4)
    expect((await auditOf(database, 'group-class', classId)).map(({ action }) => action)).toEqual([
      'class-moved-to-room',
      'class-instructor-substituted',
      'class-resized',
      'class-cancelled',
    ])
  })

  it('is not changed by an invalid room, number of places or instructor', async () => {
    const { classId } = await createClass(database)
    const path = `classes/${classId}`
    for (const [what, body] of [
      ['capacity', { capacity: 0 }],
      ['capacity', { capacity: 1.5 }],
      ['capacity', { capacity: 501 }],
      ['room', { room: { no: '  ', en: 'Studio 9' } }],
      ['room', { room: { no: 'Sal 9' } }],
      ['room', { room: { no: 'Sal\u0000', en: '' } }],
      ['instructor', { instructorId: 2_147_483_648 }],
    ] as const)
      expect(await call('PUT', `${path}/${what}`, body)).toMatchObject({ status: 400 })
    expect(await call('PUT', `${path}/instructor`, { instructorId: 4_711 })).toMatchObject({
      status: 404,
      answer: { error: 'INSTRUCTOR_NOT_FOUND' },
    })
    expect(await auditOf(database, 'group-class', classId)).toEqual([])
  })

  it('that does not exist is not found', async () => {
    for (const id of ['0', 'x', '9007199254740991', '99999999999999999'])
      expect(await call('GET', `classes/${id}`)).toMatchObject({ status: 404 })
  })
})

describe('attendance', () => {
  it('is marked by booking, changed, and unchanged when it is sent again', async () => {
    const { classId, members, bookings } = await runningClass(1)
    const mark = (value: string) =>
      call('PUT', `classes/${classId}/attendance/${bookings[0]}`, { mark: value })
    for (const value of ['attended', 'attended', 'no-show'])
      expect(await mark(value)).toEqual({ status: 200, answer: {} })
    expect((await readClass(classId)).participants).toMatchObject([{ mark: 'no-show' }])
    expect(await auditOf(database, 'sports-member', members[0])).toHaveLength(2)
  })

  it('is refused for a booking of another class, one that no longer exists, and before the start', async () => {
    const { bookings } = await runningClass(1)
    const other = await runningClass(1)
    const mark = (classId: number, bookingId: unknown) =>
      call('PUT', `classes/${classId}/attendance/${bookingId}`, { mark: 'attended' })
    for (const id of [bookings[0], 4_711_000, 'x'])
      expect(await mark(other.classId, id)).toMatchObject({
        status: 404,
        answer: { error: 'MEMBER_NOT_BOOKED' },
      })
    const { classId } = await createClass(database)
    const early = await insertBooking(database, classId, await createMember(database))
    expect(await mark(classId, early)).toMatchObject({
      status: 409,
      answer: { error: 'CLASS_NOT_STARTED' },
    })
    expect(
      await database.$count(groupClassAttendance, eq(groupClassAttendance.classId, classId)),
    ).toBe(0)
  })
})

describe('the search for members', () => {
  const search = async (text: string) => {
    const { answer } = await call('GET', `members?text=${encodeURIComponent(text)}`)
    return SportsMembers.parse(answer)
  }
  const names = async (text: string) => (await search(text)).items.map(({ name }) => name)

  it('finds part of the full name, and the start of an email address', async () => {
    const userId = await createMember(database)
    await rename(userId, 'Ingvild', 'Åsmyr', 'ingvild.asmyr@trivsel.example')
    expect(await names('vild åsm')).toEqual(['Ingvild Åsmyr'])
    expect(await names('INGVILD.ASMYR@')).toEqual(['Ingvild Åsmyr'])
    expect(await names('ingvild.as')).toEqual(['Ingvild Åsmyr'])
    expect(await names('asmyr@trivsel')).toEqual([])
    expect(await names('%')).toEqual([])
    expect(await names('vild\u0000')).toEqual([])
    expect(await names('_ngvild')).toEqual([])
  })

  it('leaves out people who were never members, and marks former members', async () => {
    const never = await createMember(database, null)
    await rename(never, 'Nils', 'Kvernbit')
    const past = await createMember(database, { endDate: '2021-01-01' })
    await rename(past, 'Nora', 'Kvernbit')
    const blocked = await createMember(database)
    await rename(blocked, 'Odd', 'Kvernbit')
    await database
      .insert(groupClassBlock)
      .values({ userId: blocked, cause: 'staff', reason: 'Ødela utstyr' })
    expect((await search('kvernbit')).items).toMatchObject([
      { name: 'Nora Kvernbit', isMember: false, isBlocked: false },
      { name: 'Odd Kvernbit', isMember: true, isBlocked: true },
    ])
  })

  it('says that there are more, and requires two letters', async () => {
    const many = await createMembers(database, maximumMembers + 1)
    for (const userId of many) await rename(userId, 'Mange', 'Like')
    expect(await search('mange like')).toMatchObject({ isMore: true })
    expect((await search('mange like')).items).toHaveLength(maximumMembers)
    expect(await search('m')).toEqual({ items: [], isMore: false })
  })
})

describe('a member', () => {
  it('has bookings with attendance, and eligibility', async () => {
    const { classId, members, bookings } = await runningClass(1)
    const [userId = ''] = members
    await call('PUT', `classes/${classId}/attendance/${bookings[0]}`, { mark: 'no-show' })
    const coming = await createClass(database)
    await insertBooking(database, coming.classId, userId, 'queued')
    expect(await readMember(userId)).toMatchObject({
      eligibility: { noShows: { count: 1 }, block: null },
      bookings: [
        { classId: coming.classId, isQueued: true, mark: null },
        { classId, isQueued: false, mark: 'no-show' },
      ],
      blocks: [],
    })
  })

  it('is blocked until the end of a day in Norway, and unblocked again', async () => {
    const userId = await createMember(database)
    const block = (lastDay: string) =>
      call('POST', `members/${userId}/blocks`, { reason: 'Ødela utstyr', lastDay })
    expect(await block('2026-01-01')).toMatchObject({
      status: 409,
      answer: { error: 'BLOCK_ENDS_IN_THE_PAST' },
    })
    expect(await block('2999-12-31')).toMatchObject({ status: 200 })
    const [held] = (await readMember(userId)).blocks
    expect(held).toMatchObject({ endTime: '2999-12-31T23:00:00.000Z', isRunning: true })
    const lift = () => call('POST', `members/${userId}/unblocking`, { reason: 'Har erstattet det' })
    expect(await lift()).toMatchObject({ status: 200 })
    expect((await readMember(userId)).blocks).toMatchObject([
      { isRunning: false, liftedAt: expect.any(String) },
    ])
    expect(await lift()).toMatchObject({ status: 409, answer: { error: 'MEMBER_NOT_BLOCKED' } })
  })

  it('is blocked with a reason that is long enough and contains no national id', async () => {
    const userId = await createMember(database)
    for (const reason of ['', '   x ', 'Null\u0000tegn', 'Gjelder 01010750160', 'x'.repeat(301)])
      expect(await call('POST', `members/${userId}/blocks`, { reason, lastDay: '' })).toMatchObject(
        {
          status: 400,
        },
      )
    expect((await readMember(userId)).blocks).toEqual([])
  })

  it('is not found without any membership', async () => {
    const stranger = await createMember(database, null)
    for (const id of [stranger, 'nobody', 'a b'])
      expect(await call('GET', `members/${encodeURIComponent(id)}`)).toMatchObject({
        status: 404,
      })
  })
})
