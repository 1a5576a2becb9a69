import { readdir, readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { serializeSigned } from 'hono/utils/cookie'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { session, user } from '#core/accounts/tables.server.ts'
import { hashToken } from '#platform/crypto/hash-token.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import {
  buildMembership,
  buildPerson,
  cookiesOf,
  seedPeople,
  signIn,
  startInstance,
  type TestInstance,
  testConfiguration,
} from '#testing/accounts.testing.server.ts'
import { accountTasks } from '../jobs.server.ts'

const connection = await createTestDatabase()
const { database, pool } = connection
const member = buildPerson({ firstName: 'Maja', lastName: 'Lunde' })
const visitor = buildPerson({ membership: null })
const former = buildPerson({ membership: buildMembership({ endDate: '2025-12-31' }) })
const started: TestInstance[] = []
let portal: TestInstance

async function start(overrides?: Parameters<typeof startInstance>[1]): Promise<TestInstance> {
  const instance = await startInstance(connection, overrides)
  started.push(instance)
  return instance
}

beforeAll(async () => {
  await seedPeople(database, [member, visitor, former])
  portal = await start()
})
afterAll(async () => {
  await Promise.all(started.map(({ listener }) => listener.close()))
})

function askSession(instance: TestInstance, cookie?: string): Promise<Response> {
  return Promise.resolve(
    instance.api.request('/api/frontend/session', { headers: cookie ? { cookie } : {} }),
  )
}

async function userOf(instance: TestInstance, cookie?: string): Promise<unknown> {
  const answer: { user: unknown } = await (await askSession(instance, cookie)).json()
  return answer.user
}

async function newSession(person = member): Promise<{ cookie: string; id: string }> {
  const before = new Set((await database.select({ id: session.id }).from(session)).map((s) => s.id))
  const cookie = cookiesOf(await signIn(portal, person))
  const after = await database.select({ id: session.id }).from(session)
  const id = after.find((candidate) => !before.has(candidate.id))?.id
  if (!id) throw new Error('no session was started')
  return { cookie, id }
}

describe('the session of a request', () => {
  it('returns who is logged in, and nothing that is not used', async () => {
    const { cookie } = await newSession()
    const response = await askSession(portal, cookie)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({
      user: {
        id: expect.any(String),
        firstName: 'Maja',
        lastName: 'Lunde',
        isFitnessMember: true,
      },
    })
  })

  it('is no fitness member without a membership, or with one that is over', async () => {
    const { cookie } = await newSession(visitor)
    expect(await userOf(portal, cookie)).toMatchObject({ isFitnessMember: false })
    const { cookie: formerCookie } = await newSession(former)
    expect(await userOf(portal, formerCookie)).toMatchObject({ isFitnessMember: false })
  })

  it('is nobody without a cookie', async () => {
    const response = await askSession(portal)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ user: null })
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('outlives a restart', async () => {
    const { cookie } = await newSession()
    expect(await userOf(await start(), cookie)).toMatchObject({ firstName: 'Maja' })
  })

  it('is read from the database once for many requests', async () => {
    const { cookie } = await newSession()
    await userOf(portal, cookie)
    const statement = vi.spyOn(pool, 'query')
    for (let round = 0; round < 5; round++)
      await portal.sessions.find(new Request('http://localhost:3000/', { headers: { cookie } }))
    expect(statement).not.toHaveBeenCalled()
    statement.mockRestore()
  })
})

/** The session's token, without the signature that follows it. */
const tokenIn = (cookie: string) => /portal-session=([^.;]+)\./.exec(cookie)?.[1] ?? ''

describe('what the database keeps of a session', () => {
  const wholeDatabase = async () => {
    const { rows } = await database.execute(
      sql`select database_to_xml(true, false, '')::text as everything`,
    )
    return JSON.stringify(rows)
  }

  it('is nothing that a cookie has', async () => {
    const byPassword = tokenIn((await newSession()).cookie)
    const { cookie } = await newSession()
    expect(byPassword).toMatch(/^[\w-]{43}$/)
    const everything = await wholeDatabase()
    expect(everything).not.toContain(byPassword)
    expect(everything).toContain(hashToken(byPassword))
    expect(everything).not.toContain(decodeURIComponent(cookie.split(/[=;]/)[1] ?? ''))
  })

  it('opens nothing, even for who has the secret that signs cookies', async () => {
    const { id } = await newSession()
    const [kept] = await database.select().from(session).where(eq(session.id, id))
    const secret = testConfiguration.AUTH_SECRET
    const cookie = await serializeSigned('portal-session', kept?.token ?? '', secret)
    expect(await userOf(portal, cookie)).toBeNull()
  })

  it('was hashed by the migration in the same way, so that everybody stayed logged in', async () => {
    const { cookie, id } = await newSession()
    await database
      .update(session)
      .set({ token: tokenIn(cookie) })
      .where(eq(session.id, id))
    expect(await userOf(await start(), cookie)).toBeNull()
    const folder = new URL('../../../../migrations/', import.meta.url)
    const names = await readdir(folder)
    const name = names.find((candidate) => candidate.endsWith('_hashed_session_tokens.sql'))
    const migration = await readFile(new URL(name ?? '', folder), 'utf8')
    await database.transaction(async (transaction) => {
      await transaction.execute(sql.raw(migration))
      const [kept] = await transaction.select().from(session).where(eq(session.id, id))
      expect(kept?.token).toBe(hashToken(tokenIn(cookie)))
    })
    expect(await userOf(await start(), cookie)).toMatchObject({ firstName: 'Maja' })
  })
})

describe('a cookie that we did not sign', () => {
  it('of any kind is nobody', async () => {
    const { cookie } = await newSession()
    const other = await start({ AUTH_SECRET: 'another secret of another installation' })
    const token = tokenIn(cookie)
    const forged = [
      'portal-session=',
      'portal-session=abc',
      `portal-session=${token}`,
      `portal-session=${token}.`,
      `portal-session=${token}.${'A'.repeat(43)}%3D`,
      cookie.replace(
        /portal-session=(.)/,
        (_, first) => `portal-session=${first === 'a' ? 'b' : 'a'}`,
      ),
      cookie.replace('portal-session', 'better-auth.session_token'),
      `portal-session=${'%00'.repeat(50)}`,
      `portal-session=${'x'.repeat(8_000)}`,
    ]
    for (const value of forged) expect(await userOf(portal, value), value).toBeNull()
    expect(await userOf(other, cookie)).toBeNull()
  })

  it('is taken away together with its companion', async () => {
    const response = await askSession(portal, 'portal-session=abc.def; portal-signed-in=1')
    expect(response.headers.getSetCookie()).toEqual([
      'portal-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      'portal-signed-in=; Max-Age=0; Path=/; SameSite=Lax',
    ])
  })
})

describe('a session ends', () => {
  it('at sign-out, at once and on every instance', async () => {
    const second = await start()
    const { cookie, id } = await newSession()
    expect(await userOf(portal, cookie)).not.toBeNull()
    expect(await userOf(second, cookie)).not.toBeNull()

    const response = await portal.api.request('/api/auth/sign-out', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie },
      body: '{}',
    })

    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()).toHaveLength(2)
    expect(await userOf(portal, cookie)).toBeNull()
    await vi.waitFor(async () => expect(await userOf(second, cookie)).toBeNull())
    expect(await database.select().from(session).where(eq(session.id, id))).toEqual([])
  })

  it('when it is revoked in the database, by any writer', async () => {
    const { cookie, id } = await newSession()
    expect(await userOf(portal, cookie)).not.toBeNull()
    await database.delete(session).where(eq(session.id, id))
    await vi.waitFor(async () => expect(await userOf(portal, cookie)).toBeNull())
  })

  it('when its account is removed', async () => {
    const leaving = buildPerson()
    await seedPeople(database, [leaving])
    const { cookie } = await newSession(leaving)
    expect(await userOf(portal, cookie)).not.toBeNull()
    await database.delete(user).where(eq(user.email, leaving.email))
    await vi.waitFor(async () => expect(await userOf(portal, cookie)).toBeNull())
  })

  it('for an instance that missed the news while its connection was away', async () => {
    const { cookie, id } = await newSession()
    expect(await userOf(portal, cookie)).not.toBeNull()
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'trivsel-listen' and datname = current_database()`,
    )
    await database.delete(session).where(eq(session.id, id))
    await vi.waitFor(async () => expect(await userOf(portal, cookie)).toBeNull(), {
      timeout: 5_000,
    })
  })

  it('after seven days without use, and not before', async () => {
    const { cookie, id } = await newSession()
    const lastUsed = (ago: string) =>
      database
        .update(session)
        .set({ updatedAt: sql`now() - ${ago}::interval` })
        .where(eq(session.id, id))
    await lastUsed('6 days 23 hours 59 minutes')
    expect(await userOf(await start(), cookie)).not.toBeNull()
    await lastUsed('7 days 1 second')
    expect(await userOf(await start(), cookie)).toBeNull()
  })

  it('after thirty days, however much it was used', async () => {
    const { cookie, id } = await newSession()
    const [begun] = await database.select().from(session).where(eq(session.id, id))
    const days = (Number(begun?.expiresAt) - Number(begun?.createdAt)) / 86_400_000
    expect(days).toBeCloseTo(30, 2)
    await database
      .update(session)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(session.id, id))
    expect(await userOf(await start(), cookie)).toBeNull()
  })
})

describe('use of a session', () => {
  const lastUse = async (id: string) =>
    (await database.select().from(session).where(eq(session.id, id)))[0]?.updatedAt.getTime() ?? 0

  it('is noted when the last note is over an hour old', async () => {
    const { cookie, id } = await newSession()
    await database
      .update(session)
      .set({ updatedAt: sql`now() - interval '2 hours'` })
      .where(eq(session.id, id))
    await userOf(portal, cookie)
    expect(Date.now() - (await lastUse(id))).toBeLessThan(60_000)
  })

  it('is not noted again within the hour', async () => {
    const { cookie, id } = await newSession()
    const noted = await lastUse(id)
    await userOf(await start(), cookie)
    expect(await lastUse(id)).toBe(noted)
  })
})

it('the nightly job removes what has ended and leaves the rest', async () => {
  const ended = await newSession()
  const idle = await newSession()
  const alive = await newSession()
  const set = (
    id: string,
    values: Partial<Record<'expiresAt' | 'updatedAt', ReturnType<typeof sql>>>,
  ) => database.update(session).set(values).where(eq(session.id, id))
  await set(ended.id, { expiresAt: sql`now() - interval '1 second'` })
  await set(idle.id, { updatedAt: sql`now() - interval '8 days'` })
  const [task] = accountTasks(database)
  await task?.run({ _cron: { ts: '' } }, { jobId: '1', signal: new AbortController().signal })
  const left = (await database.select({ id: session.id }).from(session)).map(({ id }) => id)
  expect(left).toContain(alive.id)
  expect(left).not.toContain(ended.id)
  expect(left).not.toContain(idle.id)
})
