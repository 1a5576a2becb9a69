import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, loginAttempt, session, user } from '#core/accounts/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import {
  buildPerson,
  cookiesOf,
  newAddress,
  seedPeople,
  signIn,
  startInstance,
  type TestInstance,
} from '#testing/accounts.testing.server.ts'

const connection = await createTestDatabase()
const { database } = connection
const maja = buildPerson({
  firstName: 'Maja',
  email: 'maja@trivsel.example',
  password: 'rett passord',
})
let portal: TestInstance

beforeAll(async () => {
  await seedPeople(database, [maja])
  portal = await startInstance(connection)
})
afterAll(() => portal.listener.close())

describe('login', () => {
  it('starts a session and gives the browser its cookie and the companion', async () => {
    const response = await signIn(portal, maja)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ success: true })
    const [sessionCookie, companion, device, ...more] = response.headers.getSetCookie()
    expect(more).toEqual([])
    expect(device).toMatch(
      /^portal-device=[\w-]{22}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(sessionCookie).toMatch(
      /^portal-session=[^;]{60,}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(companion).toBe('portal-signed-in=1; Max-Age=2592000; Path=/; SameSite=Lax')
  })

  it('takes the address in any case and with blanks around it', async () => {
    expect((await signIn(portal, { ...maja, email: '  MAJA@Trivsel.Example ' })).status).toBe(200)
  })

  it('uses the __Host- prefix with https', async () => {
    const secure = await startInstance(connection, { PORTAL_URL: 'https://trivsel.example' })
    const response = await signIn(secure, maja)
    const [sessionCookie, companion] = response.headers.getSetCookie()
    expect(sessionCookie).toMatch(/^__Host-portal-session=/)
    expect(sessionCookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(companion).toMatch(/; Secure/)
    const answer = await secure.api.request('/api/frontend/session', {
      headers: { cookie: cookiesOf(response) },
    })
    expect(await answer.json()).toMatchObject({ user: { firstName: 'Maja' } })
    const signedOut = await secure.api.request('/api/auth/sign-out', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', cookie: cookiesOf(response) },
    })
    expect(signedOut.headers.getSetCookie()).toEqual([
      '__Host-portal-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      'portal-signed-in=; Max-Age=0; Path=/; Secure; SameSite=Lax',
    ])
    await secure.listener.close()
  })

  it('starts a new session each time and ends the one that the browser had', async () => {
    const first = cookiesOf(await signIn(portal, maja))
    const second = cookiesOf(await signIn(portal, maja, { cookie: first }))
    expect(second).not.toBe(first)
    const user = async (cookie: string) =>
      (await portal.api.request('/api/frontend/session', { headers: { cookie } })).json()
    expect(await user(first)).toEqual({ user: null })
    expect(await user(second)).toMatchObject({ user: { firstName: 'Maja' } })
  })

  it('keeps neither the address nor the device', async () => {
    await signIn(portal, maja)
    const sessions = await database.select().from(session)
    expect(JSON.stringify(sessions)).not.toMatch(/198\.18\.|vitest|node/i)
    const attempts = await database.select().from(loginAttempt)
    expect(attempts.length).toBeGreaterThan(0)
    expect(JSON.stringify(attempts)).not.toMatch(/198\.18|maja/)
  })
})

describe('a refused login', () => {
  const refusal = { error: 'INVALID_EMAIL_OR_PASSWORD' }

  it.each([
    ['the wrong password', { email: maja.email, password: 'feil passord' }],
    ['an unknown address', { email: 'ingen@trivsel.example', password: 'rett passord' }],
    ['SQL in the password', { email: maja.email, password: `' or 1=1 --` }],
    ['a NUL in the password', { email: maja.email, password: 'a\u0000b' }],
  ])('with %s says the same and gives no cookie', async (_, attempt) => {
    const response = await signIn(portal, attempt)
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual(refusal)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['no address', { email: '', password: 'x' }],
    ['no password', { email: maja.email, password: '' }],
    ['an endless password', { email: maja.email, password: 'x'.repeat(257) }],
    ['a text that is no address', { email: `maja' or 1=1`, password: 'x' }],
  ])('with %s is 400', async (_, attempt) => {
    expect((await signIn(portal, attempt)).status).toBe(400)
  })

  it('happens also to an account that has no password', async () => {
    await database
      .insert(user)
      .values({ id: 'feide-only', firstName: 'A', lastName: 'B', email: 'feide@trivsel.example' })
    await database.insert(account).values({
      id: 'feide-account',
      accountId: 'x',
      providerId: 'feide',
      userId: 'feide-only',
    })
    const response = await signIn(portal, { email: 'feide@trivsel.example', password: 'x' })
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual(refusal)
  })
})

/**
 * Makes two attempts and raises the count that they share: hundreds of passwords would take half a
 * minute.
 */
async function raiseSharedCount(attempts: number, attempt: () => Promise<unknown>): Promise<void> {
  const count = async () => {
    const rows = await database.select().from(loginAttempt)
    return new Map(rows.map((row) => [row.key, row.attempts]))
  }
  const before = await count()
  await attempt()
  await attempt()
  const after = await count()
  const shared = [...after.keys()].filter(
    (key) => (after.get(key) ?? 0) - (before.get(key) ?? 0) === 2,
  )
  expect(shared).toHaveLength(1)
  await database.update(loginAttempt).set({ attempts }).where(inArray(loginAttempt.key, shared))
}

describe('attempts', () => {
  it('that come at once are counted exactly: ten pass', async () => {
    const address = newAddress()
    const attempt = { email: maja.email, password: 'feil passord' }
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => signIn(portal, attempt, { address })),
    )
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(40)
    const refused = responses.find(({ status }) => status === 429)
    const seconds = Number(refused?.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(880)
    expect(seconds).toBeLessThanOrEqual(900)
    expect(await refused?.json()).toEqual({ error: 'TOO_MANY_LOGIN_ATTEMPTS' })

    const rightPassword = await signIn(portal, maja, { address })
    expect(rightPassword.status).toBe(429)
    const fromElsewhere = await signIn(portal, maja)
    expect(fromElsewhere.status).toBe(200)
  })

  it('from one address are limited in all, whatever accounts they try', async () => {
    const address = newAddress()
    let accounts = 0
    const guess = async () => {
      accounts += 1
      const attempt = { email: `x${accounts}@trivsel.example`, password: 'x' }
      return (await signIn(portal, attempt, { address })).status
    }
    await raiseSharedCount(99, guess)
    expect([await guess(), await guess()]).toEqual([401, 429])
  })

  it('that succeed are not held against anybody', async () => {
    const address = newAddress()
    for (let round = 0; round < 12; round++)
      expect((await signIn(portal, maja, { address })).status).toBe(200)
  })

  it('are counted from zero when the window is over', async () => {
    const address = newAddress()
    const wrong = { email: maja.email, password: 'feil passord' }
    for (let round = 0; round < 11; round++) await signIn(portal, wrong, { address })
    expect((await signIn(portal, wrong, { address })).status).toBe(429)
    await database
      .update(loginAttempt)
      .set({ windowStartedAt: new Date(Date.now() - 15 * 60_000 - 1_000) })
    expect((await signIn(portal, wrong, { address })).status).toBe(401)
  })

  describe('on one account from many addresses', () => {
    const guess = (email: string, cookie?: string) =>
      signIn(portal, { email, password: 'feil passord' }, { ...(cookie && { cookie }) })
    /** As many wrong ones, each from an address of its own. */
    const spend = (email: string, attempts = 100) => raiseSharedCount(attempts, () => guess(email))
    const newPerson = async () => {
      const person = buildPerson({})
      await seedPeople(database, [person])
      return person
    }
    const deviceOf = (response: Response) =>
      cookiesOf(response)
        .split('; ')
        .find((cookie) => cookie.startsWith('portal-device=')) ?? ''

    it('are a hundred in a day; the device of its owner gets in all the same', async () => {
      const owner = await newPerson()
      const cookie = deviceOf(await signIn(portal, owner))
      await spend(owner.email, 99)
      expect((await guess(owner.email)).status).toBe(401)
      const refused = await guess(owner.email)
      expect([refused.status, await refused.json()]).toEqual([
        429,
        { error: 'TOO_MANY_LOGIN_ATTEMPTS' },
      ])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000)
      expect((await signIn(portal, owner)).status).toBe(429)
      expect((await signIn(portal, owner, { cookie })).status).toBe(200)
      expect((await signIn(portal, await newPerson(), { cookie })).status).toBe(200)
    })

    it('are as many on an address that has no account: nothing shows which has one', async () => {
      const email = 'nobody-at-all@trivsel.example'
      await spend(email)
      const refused = await guess(email)
      expect([refused.status, await refused.json()]).toEqual([
        429,
        { error: 'TOO_MANY_LOGIN_ATTEMPTS' },
      ])
    })

    it('are not taken for those of a known device by a cookie of another account', async () => {
      const owner = await newPerson()
      const cookie = deviceOf(await signIn(portal, await newPerson()))
      await spend(owner.email)
      expect((await guess(owner.email, cookie)).status).toBe(429)
    })

    it('are ten in a quarter of an hour on a known device too', async () => {
      const owner = await newPerson()
      const cookie = deviceOf(await signIn(portal, owner))
      const statuses = []
      for (let round = 0; round < 11; round += 1)
        statuses.push((await guess(owner.email, cookie)).status)
      expect(statuses).toEqual([...Array(10).fill(401), 429])
    })
  })
})

describe('the rest of the login service', () => {
  it.each([
    ['GET', '/api/auth/get-session'],
    ['POST', '/api/auth/sign-up/email'],
    ['POST', '/api/auth/sign-in/social'],
    ['POST', '/api/auth/request-password-reset'],
    ['GET', '/api/auth/list-sessions'],
    ['POST', '/api/auth/update-user'],
    ['GET', '/api/auth/ok'],
    ['GET', '/api/auth/error'],
  ])('%s %s cannot be reached', async (method, path) => {
    const response = await portal.api.request(path, {
      method,
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(response.status).toBe(404)
  })

  it('signs nobody up: nothing was added', async () => {
    const found = await database.select().from(user).where(eq(user.email, 'new@trivsel.example'))
    expect(found).toEqual([])
  })

  it.each(['GET', 'PUT', 'DELETE'])('%s on the login is 405', async (method) => {
    const response = await portal.api.request('/api/auth/sign-in/email', {
      method,
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })

  it('refuses a login that another site sends', async () => {
    const response = await portal.api.request('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: JSON.stringify({ email: maja.email, password: maja.password }),
    })
    expect(response.status).toBe(403)
    expect(response.headers.getSetCookie()).toEqual([])
  })
})

describe('login without JavaScript', () => {
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    portal.api.request('/api/auth/sign-in/form?language=en', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': newAddress(),
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    })
  const right = { email: 'maja@trivsel.example', password: 'rett passord' }

  it('starts a session and leads to where the visitor was', async () => {
    const response = await send({
      ...right,
      callback: '/trening/gruppetimer?day=2026-11-25#class-7',
    })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/trening/gruppetimer?day=2026-11-25#class-7')
    const answer = await portal.api.request('/api/frontend/session', {
      headers: { cookie: cookiesOf(response) },
    })
    expect(await answer.json()).toMatchObject({ user: { firstName: 'Maja' } })
  })

  it.each(['//evil.example', 'https://evil.example', ''])(
    'leads from %j to my page, and never to another site',
    async (callback) => {
      const { headers } = await send({ ...right, callback })
      expect(headers.get('location')).toBe('/en/my-page/sports')
    },
  )

  it('leads back with the reason and the way on, and starts nothing', async () => {
    for (const fields of [
      { ...right, password: 'feil' },
      { email: 'maja', password: 'x' },
    ]) {
      const response = await send({ ...fields, callback: '/trening/gruppetimer?day=2026-11-25' })
      expect(response.headers.get('location')).toBe(
        '/en/login?callback=%2Ftrening%2Fgruppetimer%3Fday%3D2026-11-25&problem=wrong',
      )
      expect(response.headers.getSetCookie()).toEqual([])
    }
  })

  it('counts wrong passwords as the other way does', async () => {
    const email = 'nobody-without-scripts@trivsel.example'
    const address = { 'x-forwarded-for': newAddress() }
    const locations = []
    for (let attempt = 0; attempt < 11; attempt += 1)
      locations.push((await send({ email, password: 'feil' }, address)).headers.get('location'))
    expect(locations.at(9)).toBe('/en/login?problem=wrong')
    expect(locations.at(10)).toBe('/en/login?problem=too-many')
  })

  it('is refused from another site', async () => {
    expect((await send(right, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })
})
