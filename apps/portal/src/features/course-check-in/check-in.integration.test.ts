import { createHash, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { certificateLetter } from '#core/courses/certificate.server.ts'
import { addCourse } from '#core/courses/courses.testing.server.ts'
import { courseScan, courseTicket } from '#core/courses/tables.server.ts'
import { addTicket, datesOf } from '#core/courses/tickets.testing.server.ts'
import { issueCheck, verifyCheck } from '#core/documents/checks/document-checks.server.ts'
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
    configuration: testConfiguration,
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
  expect((await list()).items[0].admission).toMatchObject({ at: early, times: 2 })
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
  expect((await list()).items[0].admission).toMatchObject({ scanId: id })
  for (const _ of [1, 2]) await scan(asKari, undone(1))
  expect((await list()).items[0].admission).toBeNull()
  expect(await actionsOf(ticket.id)).toEqual(['course-let-in', 'course-let-in-undone'])
})

it('who was let in with a ticket that was cancelled meanwhile is kept, and marked', async () => {
  const { ticket, scan, list } = await open()
  await database
    .update(courseTicket)
    .set({ state: 'cancelled', endedAt: new Date() })
    .where(eq(courseTicket.id, ticket.id))
  expect((await scan()).status).toBe(200)
  expect((await list()).items).toMatchObject([{ state: 'cancelled', admission: { times: 1 } }])
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
  await issueFor(ticket)
  // It is known twice over: taking one away changes nothing.
  expect((await correct(true, null)).status).toBe(200)
  expect((await correct(null, true)).status).toBe(200)
  expect(await reason()).toBeNull()
  expect((await correct(false, null)).status).toBe(200)
  expect(await reason()).toBe('attendance-corrected')
})

/** A course whose only date is over, with a ticket and the calls of staff. */
async function named(values: Parameters<typeof addCourse>[1] = {}) {
  const { courseId, ticket } = await open({ startsAt: [inHours(-5)], ...values })
  const correct = (body: object = {}, as = asKari) =>
    as('PUT', `courses/${courseId}/holders`, {
      ticketId: ticket.id,
      holder: 'Kari Berg',
      seen: ticket.holder,
      reason: 'Misspelt',
      ...body,
    })
  const stored = async () => {
    const [found] = await database.select().from(courseTicket).where(eq(courseTicket.id, ticket.id))
    return found
  }
  return { courseId, ticket, correct, stored }
}

const issueFor = ({ id, holder }: { id: string; holder: string }) =>
  issueCheck(database, testEncryption, {
    letter: certificateLetter(id),
    kind: 'course-certificate',
    userId: kari,
    says: {
      holder,
      course: { no: 'Førstehjelp', en: 'First aid' },
      teacher: null,
      dates: [],
      datesTotal: 1,
      issuer: 'Trivsel',
      writtenOn: '2026-11-28',
    },
  })

it('a name is corrected, the code stays, and a certificate with the old one is ended', async () => {
  const { courseId, ticket, correct, stored } = await named()
  const issued = await issueFor(ticket)
  for (const _ of [1, 2]) expect((await correct()).status).toBe(200)
  expect(await stored()).toMatchObject({ holder: 'Kari Berg', code: ticket.code, state: 'valid' })
  expect(await verifyCheck(database, testEncryption, issued.code)).toMatchObject({
    state: 'revoked',
    because: 'attendance-corrected',
  })
  const { body } = await asKari('GET', `courses/${courseId}/attendance`)
  expect(body.items).toMatchObject([
    { holder: 'Kari Berg', certificate: { endedAt: expect.any(String) } },
  ])
  const entries = await database
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subjectId, ticket.id))
  expect(entries).toMatchObject([
    {
      action: 'course-holder-corrected',
      before: { courseHolder: 'Kari Ødegård' },
      after: { courseHolder: 'Kari Berg', courseAttendanceReason: 'Misspelt' },
    },
  ])
  const mails = await database.execute(
    sql`select payload from graphile_worker._private_jobs
      where payload->>'ticketId' = ${ticket.id} and payload->>'nameBefore' = 'Kari Ødegård'`,
  )
  expect(mails.rows).toEqual([
    { payload: { ticketId: ticket.id, nameBefore: 'Kari Ødegård', endsCertificate: true } },
  ])
})

it('of two names at once one is taken; a correction of attendance beside it is not lost', async () => {
  const { courseId, ticket, correct, stored } = await named()
  const [dateId = ''] = await datesOf(database, courseId)
  const attended = { ticketId: ticket.id, dateId, wasThere: true, seen: null, reason: 'Seen' }
  const both = await Promise.all([
    correct({ holder: 'Kari Berg' }),
    correct({ holder: 'Kari Borg' }, asOla),
    asOla('PUT', `courses/${courseId}/attendance`, attended),
  ])
  const codes = both.slice(0, 2).map(({ status, body }) => body.error ?? status)
  expect(codes.toSorted()).toEqual([200, 'HOLDER_CHANGED'])
  expect(both[2]?.status).toBe(200)
  expect(['Kari Berg', 'Kari Borg']).toContain((await stored())?.holder)
})

it('a name is corrected of a ticket that is booked, by somebody else, and as a name', async () => {
  const { courseId, correct, stored } = await named()
  const errorOf = async (answer: ReturnType<typeof correct>) => (await answer).body.error
  const own = await addTicket(database, courseId, { userId: kari })
  const held = await addTicket(database, courseId, { placeState: 'held' })
  const replaced = await addTicket(database, courseId, { state: 'replaced' })
  const foreign = await named()
  expect(await errorOf(correct({ ticketId: own.id }))).toBe('OWN_CASE')
  expect(await errorOf(correct({ ticketId: held.id }))).toBe('COURSE_TICKET_NOT_BOOKED')
  expect(await errorOf(correct({ ticketId: replaced.id }))).toBe('COURSE_TICKET_NOT_BOOKED')
  expect(await errorOf(correct({ ticketId: foreign.ticket.id }))).toBe('COURSE_TICKET_NOT_FOUND')
  const calledOff = await named({ state: 'called-off', reason: 'Too few' })
  expect(await errorOf(calledOff.correct())).toBe('COURSE_CALLED_OFF')
  expect(await errorOf(correct({ seen: 'Kari Other' }))).toBe('HOLDER_CHANGED')
  for (const holder of ['', '  ', 'x'.repeat(121), 'Kari 15076500565'])
    expect((await correct({ holder })).status).toBe(400)
  expect((await stored())?.holder).toBe('Kari Ødegård')
})

it('who let somebody in that had not paid is in attendance, with why, until it is undone', async () => {
  const { courseId, dateId, scan } = await open()
  const held = await addTicket(database, courseId, { placeState: 'held', holder: 'Cato Lie' })
  const id = randomUUID()
  const given = { id, ticketId: held.id, unpaidReason: 'pays-later' }
  const scannedAt = new Date().toISOString()
  expect((await scan(asOla, { ...given, scannedAt })).status).toBe(200)
  const read = async () => {
    const { body } = await asKari('GET', `courses/${courseId}/attendance`)
    return body.items.find(({ ticketId }: { ticketId: string }) => ticketId === held.id)
  }
  expect(await read()).toMatchObject({
    state: 'unpaid',
    came: 1,
    dates: [{ dateId, unpaid: { reason: 'pays-later', at: scannedAt } }, { unpaid: null }],
  })
  const [entry] = await database
    .select({ after: auditEntry.after })
    .from(auditEntry)
    .where(eq(auditEntry.subjectId, held.id))
  expect(entry?.after).toMatchObject({ courseUnpaidReason: 'pays-later' })
  await scan(asOla, { ...given, scannedAt, undoneAt: scannedAt })
  expect(await read()).toBeUndefined()
  // A phone of before does not say why; one that was paid for has no reason.
  await scan(asOla, { ticketId: held.id })
  expect((await read()).dates[0].unpaid).toMatchObject({ reason: 'not-given' })
  expect((await scan(asOla, { ...given, id: randomUUID(), unpaidReason: 'x' })).status).toBe(400)
  await scan()
  const { body } = await asKari('GET', `courses/${courseId}/attendance`)
  expect(body.items.find(({ state }: { state: string }) => state === 'booked')).toMatchObject({
    came: 1,
    dates: [{ unpaid: null }, { unpaid: null }],
  })
})

it('attendance has who came with a ticket that was passed on afterwards', async () => {
  const { courseId, ticket, scan } = await open()
  await scan()
  await database
    .update(courseTicket)
    .set({ state: 'replaced', endedAt: new Date() })
    .where(eq(courseTicket.id, ticket.id))
  await addTicket(database, courseId, { placeId: ticket.placeId, holder: 'Anne Berg' })
  const { body } = await asKari('GET', `courses/${courseId}/attendance`)
  expect(body.items).toMatchObject([
    { holder: 'Anne Berg', state: 'booked', came: 0 },
    { holder: 'Kari Ødegård', state: 'replaced', came: 1 },
  ])
})
