import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffAccess, staffMember } from '#core/staff-area/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import {
  buildPerson,
  cookiesOf,
  seedPeople,
  signIn,
  type TestInstance,
} from '#testing/accounts.testing.server.ts'
import {
  ask,
  codeOf,
  createTestClock,
  enter,
  seedStaff,
  startStaffInstance,
} from '#testing/staff.testing.server.ts'
import { staffTasks } from '../jobs.server.ts'

const connection = await createTestDatabase()
const { database } = connection
const { clock } = createTestClock()
let portal: TestInstance

beforeAll(async () => {
  portal = await startStaffInstance(connection, clock)
})
afterAll(() => portal.listener.close())

const answer = async (response: Response) => [response.status, await response.json()]
const people = (cookie?: string) => ask(portal, 'people', { cookie })

describe('the staff area', () => {
  it('is closed to visitors', async () => {
    expect(await answer(await people())).toEqual([401, { error: 'UNAUTHENTICATED' }])
  })

  it('is closed to logged-in people who are not members of staff', async () => {
    const student = buildPerson()
    await seedPeople(database, [student])
    const cookie = cookiesOf(await signIn(portal, student))
    expect(await answer(await people(cookie))).toEqual([403, { error: 'FORBIDDEN' }])
    expect(await answer(await ask(portal, 'access', { cookie }))).toEqual([
      403,
      { error: 'FORBIDDEN' },
    ])
    const code = { cookie, method: 'POST', body: { code: '123456' } }
    expect(await answer(await ask(portal, 'access', code))).toEqual([403, { error: 'FORBIDDEN' }])
    expect(await answer(await ask(portal, 'factor', { cookie, method: 'POST' }))).toEqual([
      403,
      { error: 'FORBIDDEN' },
    ])
  })

  it('requires the second factor and opens after a correct code', async () => {
    const admin = await seedStaff(database, ['admin'])
    const session = cookiesOf(await signIn(portal, admin))
    expect(await answer(await people(session))).toEqual([403, { error: 'SECOND_FACTOR_REQUIRED' }])
    expect(await answer(await ask(portal, 'access', { cookie: session }))).toEqual([
      200,
      { state: 'code-needed' },
    ])
    const code = await codeOf(admin.secret, clock())
    const entered = await ask(portal, 'access', { cookie: session, method: 'POST', body: { code } })
    expect(entered.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^portal-staff=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
      ),
    ])
    const cookie = `${session}; ${cookiesOf(entered)}`
    expect((await people(cookie)).status).toBe(200)
    expect(await (await ask(portal, 'access', { cookie })).json()).toEqual({
      state: 'open',
      name: expect.any(String),
      roles: ['admin'],
      endsAt: expect.any(String),
      recoveryCodesLeft: 0,
      restoredFrom: null,
    })
  })

  it('is closed to staff without the role', async () => {
    const other = await seedStaff(database, ['caseworker', 'payout-approver', 'sports', 'contact'])
    const cookie = await enter(portal, other, clock)
    expect(await answer(await people(cookie))).toEqual([403, { error: 'FORBIDDEN' }])
  })

  it('applies the removal of a role at the next request', async () => {
    const admin = await seedStaff(database, ['admin'])
    const cookie = await enter(portal, admin, clock)
    expect((await people(cookie)).status).toBe(200)
    const ofAdmin = eq(staffMember.userId, admin.userId)
    await database
      .update(staffMember)
      .set({ roles: ['sports'] })
      .where(ofAdmin)
    expect(await answer(await people(cookie))).toEqual([403, { error: 'FORBIDDEN' }])
    await database
      .update(staffMember)
      .set({ roles: ['admin'] })
      .where(ofAdmin)
    expect((await people(cookie)).status).toBe(200)
    await database.update(staffMember).set({ endedAt: sql`now()` }).where(ofAdmin)
    expect(await answer(await people(cookie))).toEqual([403, { error: 'FORBIDDEN' }])
  })
})

describe('staff access', () => {
  const setAccess = (
    userId: string,
    values: Partial<Record<'lastUsedAt' | 'expiresAt', ReturnType<typeof sql>>>,
  ) => database.update(staffAccess).set(values).where(eq(staffAccess.userId, userId))

  it('ends after half an hour without use, and not before', async () => {
    const admin = await seedStaff(database, ['admin'])
    const cookie = await enter(portal, admin, clock)
    await setAccess(admin.userId, { lastUsedAt: sql`now() - interval '29 minutes 50 seconds'` })
    expect((await people(cookie)).status).toBe(200)
    await setAccess(admin.userId, { lastUsedAt: sql`now() - interval '30 minutes'` })
    expect(await answer(await people(cookie))).toEqual([403, { error: 'SECOND_FACTOR_REQUIRED' }])
  })

  it('is prolonged by use, but not by reading its state', async () => {
    const admin = await seedStaff(database, ['admin'])
    const cookie = await enter(portal, admin, clock)
    const secondsAgo = async () => {
      const [row] = await database
        .select({ ago: sql<number>`extract(epoch from now() - ${staffAccess.lastUsedAt})::int` })
        .from(staffAccess)
        .where(eq(staffAccess.userId, admin.userId))
      return row?.ago ?? Number.NaN
    }
    await setAccess(admin.userId, { lastUsedAt: sql`now() - interval '20 minutes'` })
    await ask(portal, 'access', { cookie })
    expect(await secondsAgo()).toBeGreaterThan(1_100)
    await people(cookie)
    expect(await secondsAgo()).toBeLessThan(60)
  })

  it('ends twelve hours after the code, also when it is in use', async () => {
    const admin = await seedStaff(database, ['admin'])
    const cookie = await enter(portal, admin, clock)
    const [row] = await database
      .select({ hours: sql<number>`extract(epoch from ${staffAccess.expiresAt} - now()) / 3600` })
      .from(staffAccess)
      .where(eq(staffAccess.userId, admin.userId))
    expect(Number(row?.hours)).toBeCloseTo(12, 1)
    await setAccess(admin.userId, { expiresAt: sql`now() - interval '1 second'` })
    expect(await answer(await people(cookie))).toEqual([403, { error: 'SECOND_FACTOR_REQUIRED' }])
  })

  it('belongs to the session that entered the code and works in no other', async () => {
    const admin = await seedStaff(database, ['admin'])
    const cookie = await enter(portal, admin, clock)
    const staffPart = cookie.split('; ').find((part) => part.startsWith('portal-staff='))
    const otherSession = cookiesOf(await signIn(portal, admin))
    expect((await people(`${otherSession}; ${staffPart}`)).status).toBe(403)
    const other = await seedStaff(database, ['admin'])
    const theirs = cookiesOf(await signIn(portal, other))
    expect((await people(`${theirs}; ${staffPart}`)).status).toBe(403)
    expect((await people(cookie)).status).toBe(200)
  })

  it.each([
    ['an empty token', ''],
    ['the right length', 'A'.repeat(43)],
    ['a NUL character', `${'A'.repeat(42)}%00`],
    ['far too long', 'x'.repeat(5_000)],
  ])('is refused to a forged cookie: %s', async (_, token) => {
    const admin = await seedStaff(database, ['admin'])
    const session = cookiesOf(await signIn(portal, admin))
    expect((await people(`${session}; portal-staff=${token}`)).status).toBe(403)
  })

  it('is stored as a hash', async () => {
    const admin = await seedStaff(database, ['admin'])
    const cookie = await enter(portal, admin, clock)
    const [, token = ''] = /portal-staff=([\w-]+)/.exec(cookie) ?? []
    const dump = JSON.stringify(await database.select().from(staffAccess))
    expect(token).toHaveLength(43)
    expect(dump).not.toContain(token)
  })

  it('ends when its owner leaves, also twice', async () => {
    const admin = await seedStaff(database, ['admin'])
    const cookie = await enter(portal, admin, clock)
    for (const round of [1, 2]) {
      const left = await ask(portal, 'access', { cookie, method: 'DELETE' })
      expect([left.status, round]).toEqual([200, round])
      expect(left.headers.getSetCookie()[0]).toMatch(/^portal-staff=; Max-Age=0;/)
    }
    expect((await people(cookie)).status).toBe(403)
  })

  it('ends with the login session', async () => {
    const admin = await seedStaff(database, ['admin'])
    const cookie = await enter(portal, admin, clock)
    await portal.api.request('/api/auth/sign-out', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie },
      body: '{}',
    })
    const left = await database
      .select()
      .from(staffAccess)
      .where(eq(staffAccess.userId, admin.userId))
    expect(left).toEqual([])
    expect((await people(cookie)).status).toBe(401)
  })

  it('is removed by the nightly job only when it has ended', async () => {
    const [ended, idle, alive] = [
      await seedStaff(database, ['sports']),
      await seedStaff(database, ['sports']),
      await seedStaff(database, ['sports']),
    ]
    for (const staff of [ended, idle, alive]) await enter(portal, staff, clock)
    await setAccess(ended.userId, { expiresAt: sql`now() - interval '1 second'` })
    await setAccess(idle.userId, { lastUsedAt: sql`now() - interval '31 minutes'` })
    const mailer = { send: async () => undefined, close: () => undefined }
    const tasks = staffTasks({ database, mailer, portalUrl: 'http://localhost:3000' })
    const task = tasks.find(({ name }) => name === 'remove-ended-staff-access')
    await task?.run({ _cron: { ts: '' } }, { jobId: '1', signal: new AbortController().signal })
    const left = (await database.select().from(staffAccess)).map(({ userId }) => userId)
    expect(left).toContain(alive.userId)
    expect(left).not.toContain(ended.userId)
    expect(left).not.toContain(idle.userId)
  })
})
