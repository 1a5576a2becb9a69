import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { SessionUser } from '#core/sessions/session.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { connectDatabase, type Database } from '#platform/database/database.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { createClass, createMember } from '#testing/group-classes.testing.server.ts'
import { createGroupClassBooking } from './book/book-group-class.server.ts'
import { createClassBookingApi } from './book/handlers.server.ts'
import { createClassListApi } from './list/handlers.server.ts'
import { createListFollowers } from './list/list-followers.server.ts'
import { createGroupClassList } from './list/list-group-classes.server.ts'
import {
  BookedGroupClass,
  GroupExerciseDetails,
  GroupExercises,
  SportsBookings,
} from './model/contract.ts'
import { groupClassBooking } from './model/tables.server.ts'

const { database } = await createTestDatabase()
const listener = { on: () => undefined, onReconnect: () => undefined }

/** The header names the logged-in user; the login is tested with the accounts. */
const sessions = {
  find: async (request: Request): Promise<SessionUser | null> => {
    const userId = request.headers.get('x-test-user')
    return userId ? { sessionId: 'session', userId, firstName: 'Test', lastName: 'Person' } : null
  },
}

function createApp(served: Database) {
  const log = createLog('silent')
  const api = createApi({
    configuration: { PORTAL_URL: 'http://localhost:3000', TRIVSEL_ENV: 'test' },
    log,
  })
  const list = createGroupClassList({ database: served, listener })
  const followers = createListFollowers({ list, log })
  return api.route('/', createClassListApi({ database: served, sessions, list, followers })).route(
    '/',
    createClassBookingApi({
      database: served,
      sessions,
      booking: createGroupClassBooking(served),
      announcer: { announce: () => undefined },
    }),
  )
}
const app = createApp(database)

const bookings = '/api/frontend/user/sports/bookings'
const exercises = '/api/frontend/sports/group-exercises'

function request(path: string, options: { user?: string; method?: string; body?: string } = {}) {
  return app.request(path, {
    method: options.method ?? 'GET',
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(options.user && { 'x-test-user': options.user }),
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(options.body !== undefined && { body: options.body }),
  })
}

const put = (user: string, body: unknown) =>
  request(bookings, { user, method: 'PUT', body: JSON.stringify(body) })

describe('a member', () => {
  it('books a class, finds it among the bookings and unbooks it', async () => {
    const wanted = await createClass(database)
    const user = await createMember(database)
    const booked = await put(user, wanted)
    expect(booked.status).toBe(200)
    expect(booked.headers.get('cache-control')).toBe('no-store')
    const { bookingId, queuePosition } = BookedGroupClass.parse(await booked.json())
    expect(queuePosition).toBe(0)

    const found = SportsBookings.parse(await (await request(bookings, { user })).json())
    expect(found).toMatchObject({ items: [{ id: bookingId, ...wanted }], total: 1, page: 1 })

    const address = `${bookings}?id=${bookingId}&classId=${wanted.classId}&centerId=1`
    const unbooked = await request(address, { user, method: 'DELETE' })
    expect([unbooked.status, await unbooked.json()]).toEqual([200, {}])
    const again = await request(address, { user, method: 'DELETE' })
    expect([again.status, await again.json()]).toEqual([404, { errorMessage: 'BOOKING_NOT_FOUND' }])
  })

  it('gets the code and status of a refusal', async () => {
    const wanted = await createClass(database)
    const user = await createMember(database)
    await put(user, wanted)
    const twice = await put(user, wanted)
    expect([twice.status, await twice.json()]).toEqual([
      409,
      { errorMessage: 'GROUP_CLASS_RESERVATION_ALREADY_BOOKED' },
    ])
    const stranger = await put(await createMember(database, null), wanted)
    expect([stranger.status, await stranger.json()]).toEqual([
      403,
      { errorMessage: 'UNKNOWN_CUSTOMER' },
    ])
    const nowhere = await put(user, { ...wanted, centerId: 77 })
    expect([nowhere.status, await nowhere.json()]).toEqual([
      404,
      { errorMessage: 'CLASS_NOT_FOUND' },
    ])
  })

  it('gets a page of bookings whatever the query says', async () => {
    const user = await createMember(database)
    for (const query of ['page=0', 'page=abc', 'page=1e9', 'page=-1&pageSize=0', 'pageSize=101'])
      expect(await (await request(`${bookings}?${query}`, { user })).json()).toEqual({
        items: [],
        total: 0,
        count: 0,
        page: 1,
      })
    const odd = `page=1&page=2&language=${encodeURIComponent("';drop table x")}`
    expect((await request(`${bookings}?${odd}`, { user })).status).toBe(200)
  })
})

describe('a visitor', () => {
  it('gets no bookings and books nothing', async () => {
    const wanted = await createClass(database)
    const before = await database.$count(groupClassBooking)
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect(
        (
          await request(bookings, {
            method,
            ...(method === 'PUT' && { body: JSON.stringify(wanted) }),
          })
        ).status,
      ).toBe(401)
    expect(await database.$count(groupClassBooking)).toBe(before)
  })

  it('gets the list of classes, and nothing again when it has not changed', async () => {
    const wanted = await createClass(database)
    const answer = await request(exercises)
    expect(answer.headers.get('cache-control')).toBe('public, no-cache')
    const { items } = GroupExercises.parse(await answer.json())
    expect(items.map(({ id }) => id)).toContain(wanted.classId)
    const etag = answer.headers.get('etag') ?? ''
    const again = await app.request(exercises, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const packed = await app.request(exercises, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(packed.headers.get('vary')).toContain('accept-encoding')
  })

  it('gets one class with its description in the requested language', async () => {
    const { classId } = await createClass(database)
    const details = async (query: string) =>
      GroupExerciseDetails.parse(
        await (await request(`${exercises}/details/${classId}${query}`)).json(),
      )
    expect((await details('')).description).toBe('Rolige bevegelser.')
    expect((await details('?language=en')).description).toBe('Calm movements.')
    expect((await details('?language=klingon')).description).toBe('Rolige bevegelser.')
  })
})

describe('bad input', () => {
  it.each([
    '0',
    '-1',
    'abc',
    '1.5',
    '9007199254740993',
    '99999999999999999999',
    '9007199254740991',
    '%00',
    "1'%20or%201=1",
  ])('is not a class: %s', async (id) => {
    const answer = await request(`${exercises}/details/${id}`)
    expect([answer.status, await answer.json()]).toEqual([404, { errorMessage: 'CLASS_NOT_FOUND' }])
  })

  it.each([
    ['{'],
    ['null'],
    ['[]'],
    ['{}'],
    ['{"centerId":1}'],
    ['{"centerId":"1","classId":1}'],
    ['{"centerId":1,"classId":1.5}'],
    ['{"centerId":1,"classId":-1}'],
    ['{"centerId":1,"classId":1e30}'],
    ['{"centerId":2147483648,"classId":1}'],
    ['{"centerId":1,"classId":1,"userId":"somebody"}'],
    ['{"centerId":1,"classId":"1; drop table portal.group_class"}'],
  ])('in a booking is refused and nothing is stored: %s', async (body) => {
    const user = await createMember(database)
    const before = await database.$count(groupClassBooking)
    const answer = await request(bookings, { user, method: 'PUT', body })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: 'INVALID_REQUEST' })
    expect(await database.$count(groupClassBooking)).toBe(before)
  })

  it.each([
    '',
    'id=1',
    'id=1&classId=1',
    'id=a&classId=1&centerId=1',
    'id=1&id=2&classId=1&centerId=1',
    'id=1&classId=1&centerId=99999999999',
    'id=9007199254740993&classId=1&centerId=1',
    'id=%00&classId=1&centerId=1',
  ])('in unbooking is refused: %s', async (query) => {
    const user = await createMember(database)
    const answer = await request(`${bookings}?${query}`, { user, method: 'DELETE' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: 'INVALID_REQUEST' })
  })

  it('a wrong method is refused with the allowed methods', async () => {
    const answer = await request(bookings, { user: 'somebody', method: 'POST', body: '{}' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'DELETE, GET, HEAD, PUT'])
  })
})

it('without a database everything answers 503 with Retry-After', async () => {
  const { database: unreachable } = connectDatabase('postgres://nobody@127.0.0.1:1/nothing', {
    size: 2,
    log: createLog('silent'),
  })
  const down = createApp(unreachable)
  const headers = {
    'x-test-user': 'somebody',
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  }
  for (const [path, method] of [
    [bookings, 'GET'],
    [bookings, 'PUT'],
    [`${bookings}?id=1&classId=1&centerId=1`, 'DELETE'],
    [exercises, 'GET'],
    [`${exercises}/details/1`, 'GET'],
  ] as const) {
    const body = method === 'PUT' && { body: '{"centerId":1,"classId":1}' }
    const answer = await down.request(path, { method, headers, ...body })
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '2'])
  }
})

describe('the form of a class without JavaScript', () => {
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.request(`${exercises}/form?language=no`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    })
  const back = '/trening/gruppetimer?day=2026-11-25'

  async function press(
    user: string,
    wanted: { classId: number; centerId: number },
    action: string,
  ) {
    const fields = {
      classId: String(wanted.classId),
      centerId: String(wanted.centerId),
      action,
      back,
    }
    const { status, headers } = await send(fields, { 'x-test-user': user })
    return [status, headers.get('location')]
  }
  const leadsBack = (classId: number, outcome: string) => [
    302,
    `${back}&outcome=${outcome}&class=${classId}#class-${classId}`,
  ]

  it('books, queues and unbooks, and redirects back with the outcome', async () => {
    const wanted = await createClass(database, { capacity: 1 })
    const { classId } = wanted
    const first = await createMember(database)
    const second = await createMember(database)
    expect(await press(first, wanted, 'book')).toEqual(leadsBack(classId, 'booked'))
    expect(await press(first, wanted, 'book')).toEqual(
      leadsBack(classId, 'GROUP_CLASS_RESERVATION_ALREADY_BOOKED'),
    )
    expect(await press(second, wanted, 'book')).toEqual(leadsBack(classId, 'queued-1'))
    expect(await press(second, wanted, 'unbook')).toEqual(leadsBack(classId, 'left'))
    expect(await press(first, wanted, 'unbook')).toEqual(leadsBack(classId, 'unbooked'))
    expect(await press(first, wanted, 'unbook')).toEqual(leadsBack(classId, 'BOOKING_NOT_FOUND'))
    expect(await database.$count(groupClassBooking, eq(groupClassBooking.classId, classId))).toBe(0)
  })

  it('redirects a visitor to the login, and from there back to the class', async () => {
    const { classId, centerId } = await createClass(database)
    const fields = { classId: String(classId), centerId: String(centerId), action: 'book', back }
    const { headers } = await send(fields)
    expect(headers.get('location')).toBe(
      `/logg-inn?callback=${encodeURIComponent(`${back}#class-${classId}`)}`,
    )
    expect(await database.$count(groupClassBooking, eq(groupClassBooking.classId, classId))).toBe(0)
  })

  it('is refused from another site, and when it is not valid', async () => {
    expect((await send({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await send({ classId: '1', centerId: '1', action: 'all' })).status).toBe(400)
  })
})
