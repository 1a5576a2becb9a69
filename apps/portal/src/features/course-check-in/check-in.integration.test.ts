import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { certificateLetter } from '#core/courses/certificate.server.ts'
import { addCourse } from '#core/courses/courses.testing.server.ts'
import { courseScan, courseTicket } from '#core/courses/tables.server.ts'
import { addTicket, datesOf } from '#core/courses/tickets.testing.server.ts'
import { issueCheck } from '#core/documents/checks/document-checks.server.ts'
import { documentCheck } from '#core/documents/tables.server.ts'
import { addPeople } from '#core/places/places.testing.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { testConfiguration, testEncryption } from '#testing/accounts.testing.server.ts'
import { allowStaff } from '#testing/staff.testing.server.ts'
import { createAttendanceApi } from './attendance/handlers.server.ts'
import { createCourseDatesApi } from './dates/handlers.server.ts'
import { createDoorApi } from './door/handlers.server.ts'

const { database } = await createTestDatabase()
const minute = 60_000
const hour = 60 * minute
const inHours = (hours: number) => new Date(Date.now() + hours * hour)

/** The API as a member of staff uses it. */
function openFor(userId: string) {
  const staff = { kind: 'staff', roles: ['courses'], requestId: 'request', userId } as const
  const parts = {
    database,
    sessions: { find: async () => null },
    requireStaff: allowStaff(staff),
    clock: () => new Date(),
  }
  const api = createApi({ configuration: testConfiguration, log: createLog('silent') }).route(
    '/',
    new Hono<ApiEnvironment>()
      .route('/', createAttendanceApi(parts))
      .route('/', createDoorApi(parts))
      .route('/', createCourseDatesApi(parts)),
  )
  return async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
    const response = await api.request(`/api/frontend/staff/${path}`, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json().catch(() => null) }
  }
}

const [kari = '', ola = ''] = await addPeople(database, 2)
const [asKari, asOla] = [openFor(kari), openFor(ola)]

/** A course whose first date begins in an hour, with one ticket. */
async function open(values: Parameters<typeof addCourse>[1] = {}) {
  const startsAt = [inHours(1), inHours(200)]
  const courseId = await addCourse(database, { startsAt, capacity: 20, ...values })
  const [dateId = '', secondId = ''] = await datesOf(database, courseId)
  const ticket = await addTicket(database, courseId)
  const scan = (as = asKari, more: object = {}, date = dateId) =>
    as('PUT', `course-dates/${date}/scans`, {
      id: randomUUID(),
      ticketId: ticket.id,
      scannedAt: new Date().toISOString(),
      undoneAt: null,
      ...more,
    })
  const list = async (as = asKari) => (await as('GET', `course-dates/${dateId}/tickets`)).body
  return { courseId, dateId, secondId, ticket, scan, list }
}

const actionsOf = async (ticketId: string) =>
  (await database.select().from(auditEntry).where(eq(auditEntry.subjectId, ticketId)))
    .map(({ action }) => action)
    .sort()

it('the list tells tickets apart, and has no code', async () => {
  const { courseId, ticket, list } = await open()
  const replaced = await addTicket(database, courseId, {
    placeId: ticket.placeId,
    state: 'replaced',
    holder: 'Anne Berg',
  })
  await addTicket(database, courseId, { placeId: ticket.placeId, seat: 2, holder: 'Bo Dahl' })
  await addTicket(database, courseId, { placeState: 'held', holder: 'Cato Lie' })
  await addTicket(database, courseId, { placeState: 'waiting', holder: 'Dina Moe' })
  await addTicket(database, courseId, { placeState: 'expired', holder: 'Eli Ness' })
  await addTicket(database, courseId, { userId: kari, holder: 'Finn Own' })
  const found = await list()
  expect(
    found.items.map((one: Record<string, unknown>) => [one.name, one.state, one.seat, one.seats]),
  ).toEqual([
    ['Anne Berg', 'replaced', 1, 2],
    ['Bo Dahl', 'booked', 2, 2],
    ['Cato Lie', 'unpaid', 1, 1],
    ['Dina Moe', 'waiting', 1, 1],
    ['Eli Ness', 'cancelled', 1, 1],
    ['Finn Own', 'booked', 1, 1],
    ['Kari Ødegård', 'booked', 1, 2],
  ])
  expect(found).toMatchObject({ number: 1, dates: 2, isCalledOff: false })
  expect(found.items.filter(({ isOwn }: { isOwn: boolean }) => isOwn)).toMatchObject([
    { name: 'Finn Own' },
  ])
  expect(found.items[0].codeHash).toBe(
    createHash('sha256').update(replaced.code).digest('base64url'),
  )
  expect(JSON.stringify(found)).not.toContain(replaced.code)
})

it('two phones with one ticket are both kept, the earlier counts, and a repeat adds nothing', async () => {
  const { ticket, scan, list } = await open()
  const id = randomUUID()
  const [early, late] = [new Date(Date.now() - minute), new Date()].map((one) => one.toISOString())
  for (const _ of [1, 2]) expect((await scan(asKari, { id, scannedAt: late })).status).toBe(200)
  const both = await Promise.all([
    scan(asOla, { scannedAt: early }),
    scan(asKari, { id, scannedAt: late }),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await list()).items[0].letIn).toMatchObject({ at: early, times: 2 })
  expect(await actionsOf(ticket.id)).toEqual(['course-let-in', 'course-let-in'])
})

it('is undone by who made it within a quarter of an hour, and no later', async () => {
  const { ticket, scan, list } = await open()
  const scannedAt = new Date(Date.now() - 20 * minute).toISOString()
  const id = randomUUID()
  const undone = (minutes: number) => ({
    id,
    scannedAt,
    undoneAt: new Date(Date.parse(scannedAt) + minutes * minute).toISOString(),
  })
  await scan(asKari, { id, scannedAt })
  expect((await scan(asKari, undone(16))).body.error).toBe('COURSE_UNDO_LATE')
  await scan(asOla, undone(1))
  expect((await list()).items[0].letIn).toMatchObject({ scanId: id })
  for (const _ of [1, 2]) await scan(asKari, undone(1))
  expect((await list()).items[0].letIn).toBeNull()
  expect(await actionsOf(ticket.id)).toEqual(['course-let-in', 'course-let-in-undone'])
})

it('who was let in with a ticket that was cancelled meanwhile is kept, and marked', async () => {
  const { ticket, scan, list } = await open()
  await database
    .update(courseTicket)
    .set({ state: 'cancelled', endedAt: new Date() })
    .where(eq(courseTicket.id, ticket.id))
  expect((await scan()).status).toBe(200)
  expect((await list()).items).toMatchObject([{ state: 'cancelled', letIn: { times: 1 } }])
  const [kept] = await database.select().from(courseScan).where(eq(courseScan.ticketId, ticket.id))
  expect(kept).toMatchObject({ wasInvalid: true, scannedBy: kari })
})

it('nobody is let in too early, from the queue, to another course, or by themselves', async () => {
  const { courseId, scan, secondId } = await open()
  const foreign = await open()
  const waiting = await addTicket(database, courseId, { placeState: 'waiting' })
  const own = await addTicket(database, courseId, { userId: kari })
  const [holder] = await addPeople(database, 1)
  const sent = await addTicket(database, courseId, { email: `${holder}@TRIVSEL.example` })
  const errorOf = async (answer: ReturnType<typeof scan>) => (await answer).body.error
  expect(await errorOf(scan(asKari, {}, secondId))).toBe('COURSE_SCAN_NOT_NOW')
  expect(await errorOf(scan(asKari, { ticketId: waiting.id }))).toBe('COURSE_TICKET_WAITING')
  expect(await errorOf(scan(asKari, { ticketId: foreign.ticket.id }))).toBe(
    'COURSE_TICKET_NOT_FOUND',
  )
  expect(await errorOf(scan(asKari, { ticketId: own.id }))).toBe('OWN_CASE')
  expect(await errorOf(scan(openFor(holder ?? ''), { ticketId: sent.id }))).toBe('OWN_CASE')
  expect(await errorOf(scan(asKari, {}, randomUUID()))).toBe('COURSE_DATE_NOT_FOUND')
})

it('says of a code whether it is unknown, new, or of another course', async () => {
  const { dateId, ticket } = await open()
  const startsAt = inHours(30)
  const other = await open({ startsAt: [inHours(-300), startsAt] })
  const find = async (code: string) =>
    (await asKari('POST', `course-dates/${dateId}/codes`, { code })).body
  expect(await find(`https://example.no/billett/${other.ticket.code}`)).toEqual({
    state: 'other-course',
    title: { no: 'Førstehjelp', en: 'First aid' },
    startsAt: startsAt.toISOString(),
    place: 'Salen',
  })
  expect(await find(ticket.code)).toEqual({ state: 'on-list' })
  expect(await find('A'.repeat(26))).toEqual({ state: 'unknown' })
  expect(await find('not a code')).toEqual({ state: 'unknown' })
})

it('lists dates from yesterday on, with who booked and who is here', async () => {
  const { dateId, courseId, scan } = await open()
  await addTicket(database, courseId, { placeState: 'held' })
  for (const as of [asKari, asOla]) await scan(as)
  const old = await open({ startsAt: [inHours(-80)] })
  const draft = await open({ state: 'draft' })
  const { items } = (await asKari('GET', 'course-dates')).body
  const find = (id: string) => items.find((one: { id: string }) => one.id === id)
  expect(find(dateId)).toMatchObject({ booked: 1, inside: 1, place: 'Salen' })
  expect(find(old.dateId)).toBeUndefined()
  expect(find(draft.dateId)).toBeUndefined()
})

/** A course whose first date is over. */
const past = () => open({ startsAt: [inHours(-5), inHours(50)], certificateDates: 1 })

it('a correction counts before scans until it is taken back', async () => {
  const { courseId, dateId, secondId, ticket } = await past()
  const attendance = `courses/${courseId}/attendance`
  const correct = (body: object, as = asKari) =>
    as('PUT', attendance, {
      ticketId: ticket.id,
      dateId,
      wasThere: true,
      seen: null,
      reason: 'Phone was empty',
      ...body,
    })
  const read = async () => (await asKari('GET', attendance)).body.items[0]
  expect((await correct({})).status).toBe(200)
  expect(await read()).toMatchObject({
    came: 1,
    dates: [
      { isScanned: false, correction: { wasThere: true, reason: 'Phone was empty' } },
      { isScanned: false, correction: null },
    ],
  })
  expect((await correct({})).body.error).toBe('ATTENDANCE_CHANGED')
  expect((await correct({ dateId: secondId })).body.error).toBe('COURSE_DATE_AHEAD')
  expect((await correct({ seen: true, wasThere: null, reason: 'A mistake' })).status).toBe(200)
  expect(await read()).toMatchObject({ came: 0, dates: [{ correction: null }, {}] })
  expect(await actionsOf(ticket.id)).toEqual([
    'course-attendance-corrected',
    'course-correction-removed',
  ])
})

it('of two corrections at once one is taken; nobody corrects their own', async () => {
  const { courseId, dateId, ticket } = await past()
  const own = await addTicket(database, courseId, { userId: kari })
  const correct = (as: typeof asKari, wasThere: boolean, ticketId = ticket.id) =>
    as('PUT', `courses/${courseId}/attendance`, {
      ticketId,
      dateId,
      wasThere,
      seen: null,
      reason: 'Seen there',
    })
  const both = await Promise.all([correct(asKari, true), correct(asOla, false)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await correct(asKari, true, own.id)).body.error).toBe('OWN_CASE')
  expect((await correct(asOla, true, own.id)).status).toBe(200)
})

it('a certificate says that it was corrected only when somebody is no longer known to have come', async () => {
  const { courseId, dateId, ticket, scan } = await open({
    startsAt: [inHours(-5)],
    certificateDates: 1,
  })
  const correct = (wasThere: boolean | null, seen: boolean | null) =>
    asOla('PUT', `courses/${courseId}/attendance`, {
      ticketId: ticket.id,
      dateId,
      wasThere,
      seen,
      reason: 'Seen there',
    })
  const reason = async () => {
    const [found] = await database
      .select()
      .from(documentCheck)
      .where(eq(documentCheck.letter, certificateLetter(ticket.id)))
    return found?.revocationReason
  }
  await scan()
  await issueCheck(database, testEncryption, {
    letter: certificateLetter(ticket.id),
    kind: 'course-certificate',
    userId: kari,
    says: {
      holder: ticket.holder,
      course: { no: 'Førstehjelp', en: 'First aid' },
      teacher: null,
      dates: [],
      datesTotal: 1,
      issuer: 'Trivsel',
      writtenOn: '2026-11-28',
    },
  })
  // It is known twice over: taking one away changes nothing.
  expect((await correct(true, null)).status).toBe(200)
  expect((await correct(null, true)).status).toBe(200)
  expect(await reason()).toBeNull()
  expect((await correct(false, null)).status).toBe(200)
  expect(await reason()).toBe('attendance-corrected')
})
