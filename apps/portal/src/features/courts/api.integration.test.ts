import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { fitnessFreeze, fitnessMembership } from '#core/memberships/tables.server.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { createMember, createMembers } from '#testing/group-classes.testing.server.ts'
import { createHoldsApi } from './holds/handlers.server.ts'
import { CourtReservations, Timeslots } from './model/contract.ts'
import { everyDay } from './model/rules/court-setup.testing.ts'
import { courtClubHours } from './model/tables.server.ts'
import {
  confirm,
  createCourt,
  createHoldParts,
  expire,
  spanOf,
} from './testing/courts.testing.server.ts'
import { createTimeslotsApi } from './timeslots/handlers.server.ts'
import { createTimeslotList } from './timeslots/timeslot-list.server.ts'

const { database } = await createTestDatabase()

/** The header names the logged-in user: the tests of accounts cover logging in. */
const sessions = {
  find: async (request: Request): Promise<SessionUser | null> => {
    const userId = request.headers.get('x-test-user')
    return userId ? { sessionId: 'session', userId, firstName: 'Test', lastName: 'Person' } : null
  },
}

function createApp(served: Database) {
  const holding = createHoldParts(served)
  const api = createApi({
    configuration: { PORTAL_URL: 'http://localhost:3000', TRIVSEL_ENV: 'test' },
    log: createLog('silent'),
  })
  return api
    .route('/', createTimeslotsApi({ ...holding, sessions, list: createTimeslotList(holding) }))
    .route('/', createHoldsApi({ ...holding, sessions }))
}
const app = createApp(database)

const timeslots = '/api/frontend/sports/courts/timeslots'
const reservations = '/api/frontend/user/sports/courts/reservations'

function request(
  path: string,
  options: {
    user?: string
    method?: string
    body?: unknown
    headers?: object
    on?: typeof app
  } = {},
) {
  return (options.on ?? app).request(path, {
    method: options.method ?? 'GET',
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(options.user && { 'x-test-user': options.user }),
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  })
}

const put = (user: string, body: unknown) =>
  request(`${reservations}?language=en`, { user, method: 'PUT', body })

/** Fetches the timeslot of a court at one time from an instance with an empty cache. */
async function slotOf(courtId: number, startTime: string, language = 'no') {
  const answer = await request(`${timeslots}?language=${language}`, { on: createApp(database) })
  const { items } = Timeslots.parse(await answer.json())
  return items.find((item) => item.court.id === courtId && item.startTime === startTime)
}

describe('timeslots', () => {
  it('match the specification', async () => {
    const { courtId, sportsCenterId, categoryId } = await createCourt(database)
    const { fromTime, toTime } = spanOf({ courtId, sportsCenterId }, '18:00', '18:30')
    expect(await slotOf(courtId, fromTime, 'en')).toEqual({
      isOpen: true,
      blockingReason: null,
      price: { amount: 60, currency: 'NOK' },
      startTime: fromTime,
      endTime: toTime,
      sportsCenter: { id: sportsCenterId, name: 'Blindern' },
      court: { id: courtId, name: 'Court 1' },
      category: { id: categoryId, name: 'Squash' },
    })
  })

  it('are open until somebody holds them, and again when the hold has ended', async () => {
    const wanted = await createCourt(database)
    const span = spanOf(wanted, '18:00', '18:30')
    const seen = async () => (await slotOf(wanted.courtId, span.fromTime))?.blockingReason
    const user = await createMember(database)
    const held = await put(user, { ...span, courtName: 'Court 1' })
    const holdId = CourtReservations.parse(await held.json()).items[0]?.holdId ?? ''
    expect(await seen()).toBe('held')
    await expire(database, holdId)
    expect(await seen()).toBeNull()
    await confirm(database, holdId)
    expect(await seen()).toBe('booked')
  })

  it('of a club have the club as the reason', async () => {
    const wanted = await createCourt(database)
    await database.insert(courtClubHours).values({
      ...everyDay,
      validFrom: '2020-01-01',
      courtId: wanted.courtId,
      clubName: 'OSI',

      fromTime: '18:00',
      toTime: '19:00',
    })
    const { fromTime } = spanOf(wanted, '18:00', '18:30')
    expect(await slotOf(wanted.courtId, fromTime)).toMatchObject({
      isOpen: false,
      blockingReason: 'club',
    })
  })

  it('in the past or too far ahead are left out', async () => {
    await createCourt(database)
    const { items } = Timeslots.parse(await (await request(timeslots)).json())
    const starts = items.map(({ startTime }) => Date.parse(startTime))
    expect(Math.min(...starts)).toBeGreaterThan(Date.now() - 1_000)
    expect(Math.max(...starts)).toBeLessThan(Date.now() + 8 * 86_400_000 + 3_600_000)
    expect(starts).toEqual(starts.toSorted((one, other) => one - other))
  })

  it('are not sent again when they are unchanged', async () => {
    const first = await request(timeslots)
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, no-cache')
    const again = await request(timeslots, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  it('are read once for all requests within a second', async () => {
    let reads = 0
    const counted = new Proxy(database, {
      get(target, name) {
        if (name === 'select') reads++
        return Reflect.get(target, name)
      },
    })
    const on = createApp(counted)
    await request(timeslots, { on })
    const readsOfFirst = reads
    await Promise.all(Array.from({ length: 50 }, () => request(timeslots, { on })))
    expect(reads).toBe(readsOfFirst)
  })
})

describe('a reservation', () => {
  it('is returned unit by unit', async () => {
    const wanted = await createCourt(database)
    const user = await createMember(database)
    const span = spanOf(wanted, '18:00', '19:00')
    const answer = await put(user, { ...span, courtName: 'Bane 1' })
    expect(answer.status).toBe(200)
    const { items } = CourtReservations.parse(await answer.json())
    expect(items).toHaveLength(2)
    expect(items[0]).toEqual({
      id: expect.any(String),
      timeslotId: `${wanted.courtId}@${span.fromTime}`,
      queue: { position: 0, length: 0 },
      price: { amount: 60, currency: 'NOK' },
      reservations: { max: 1, current: 1 },
      startTime: span.fromTime,
      endTime: spanOf(wanted, '18:30', '19:00').fromTime,
      court: { id: wanted.courtId, name: 'Court 1' },
      type: 'COURT',
      sportsCenter: { id: 2, name: 'Blindern' },
      cancelable: true,
      holdId: items[1]?.holdId,
      state: 'held',
      expiresAt: expect.any(String),
    })
    const own = await request(`${reservations}?language=en`, { user })
    expect(CourtReservations.parse(await own.json()).items).toEqual(items)
    expect((await put(user, { ...span, courtName: 'Bane 1' })).status).toBe(200)
  })

  it('cannot be read or released by anybody else', async () => {
    const wanted = await createCourt(database)
    const [user, stranger] = [await createMember(database), await createMember(database)]
    const answer = await put(user, { ...spanOf(wanted, '18:00', '18:30'), courtName: '' })
    const holdId = CourtReservations.parse(await answer.json()).items[0]?.holdId ?? ''
    const seen = await request(`${reservations}?language=no`, { user: stranger })
    expect(await seen.json()).toEqual({ items: [] })
    const path = `${reservations}?holdId=${holdId}`
    const refused = await request(path, { user: stranger, method: 'DELETE' })
    expect([refused.status, await refused.json()]).toEqual([
      404,
      { errorMessage: 'HOLD_NOT_FOUND' },
    ])
    expect((await request(path, { user, method: 'DELETE' })).status).toBe(200)
    expect((await request(path, { user, method: 'DELETE' })).status).toBe(200)
  })

  it.each([
    ['five units', '12:00', '14:30', 422, 'TOO_MANY_UNITS'],
    ['half of a half hour', '12:00', '12:15', 422, 'SPAN_INVALID'],
    ['past midnight', '23:30', '24:30', 409, 'ACROSS_CLOSING'],
  ])('of %s is refused with its code', async (_, from, to, status, code) => {
    const wanted = await createCourt(database)
    const user = await createMember(database)
    const { fromTime, ...span } = spanOf(wanted, from, to === '24:30' ? '23:30' : to)
    const toTime =
      to === '24:30' ? new Date(Date.parse(fromTime) + 3_600_000).toISOString() : span.toTime
    const answer = await put(user, { ...span, fromTime, toTime, courtName: 'Bane 1' })
    expect([answer.status, await answer.json()]).toEqual([status, { errorMessage: code }])
  })

  it('goes to one of many, and to nobody who requests another part of it', async () => {
    const wanted = await createCourt(database)
    const members = await createMembers(database, 60)
    const decided = await Promise.all(
      members.map(async (user, index) => {
        const until = index % 2 === 0 ? '18:30' : '19:00'
        const answer = await put(user, { ...spanOf(wanted, '18:00', until), courtName: 'Bane 1' })
        return { user, status: answer.status, body: await answer.json() }
      }),
    )
    const winners = decided.filter(({ status }) => status === 200)
    expect(winners).toHaveLength(1)
    for (const { status, body } of decided.filter((one) => one !== winners[0]))
      expect([status, body.errorMessage]).toEqual([409, 'COURT_RESERVATION_ALREADY_BOOKED'])
  })

  it('requires a login and a complete request', async () => {
    const wanted = await createCourt(database)
    const body = { ...spanOf(wanted, '18:00', '18:30'), courtName: 'Bane 1' }
    const visitor = await request(reservations, { method: 'PUT', body })
    expect(visitor.status).toBe(401)
    const user = await createMember(database)
    const { fromTime: _, ...half } = body
    for (const wrong of [
      half,
      { ...body, price: 1 },
      { ...body, courtId: '1' },
      { ...body, toTime: 'now' },
    ])
      expect((await put(user, wrong)).status).toBe(400)
  })
})

describe('the booker', () => {
  const booker = '/api/frontend/user/sports/courts/booker'
  const of = async (
    ...membership: Parameters<typeof createMember> extends [unknown, ...infer Rest] ? Rest : never
  ) => {
    const answer = await request(booker, { user: await createMember(database, ...membership) })
    return answer.json()
  }

  it('reads their rights and the refund rules', async () => {
    const rules = { refundHours: 24, lateRefundPercent: 0 }
    expect(await of()).toEqual({ isMember: true, isDisqualified: false, freezes: [], ...rules })
    expect(await of({ isDisqualified: true })).toEqual({
      isMember: true,
      isDisqualified: true,
      freezes: [],
      ...rules,
    })
    expect(await of(null)).toEqual({
      isMember: false,
      isDisqualified: false,
      freezes: [],
      ...rules,
    })
  })

  it('reads when their membership is frozen, until that is over', async () => {
    const user = await createMember(database)
    const other = await createMember(database)
    const [membership] = await database
      .select({ id: fitnessMembership.id })
      .from(fitnessMembership)
      .where(eq(fitnessMembership.userId, user))
    const membershipId = membership?.id ?? 0
    const freeze = (startDate: string, endDate: string) => ({ membershipId, startDate, endDate })
    await database
      .insert(fitnessFreeze)
      .values([freeze('2120-01-01', '2120-02-29'), freeze('2026-01-01', '2026-01-31')])
    const ask = async (asker: string) => (await request(booker, { user: asker })).json()
    expect(await ask(user)).toMatchObject({
      freezes: [{ startDate: '2120-01-01', endDate: '2120-02-29' }],
    })
    expect(await ask(other)).toMatchObject({ freezes: [] })
  })
})
