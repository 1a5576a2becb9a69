import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { session } from '#core/accounts/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { buildPerson, seedPeople, type TestInstance } from '#testing/accounts.testing.server.ts'
import { Browser, startFederatedInstance } from './federated.testing.server.ts'
import { type LoginStandIn, standInPeople, startLoginStandIn } from './stand-in.testing.server.ts'
import { federatedAttempt, federatedProof } from './tables.server.ts'

const connection = await createTestDatabase({ size: 12 })
const { database } = connection
const [ingrid, omar] = standInPeople
const owner = buildPerson({ membership: null })
let ownerId = ''
let feide: LoginStandIn
let portal: TestInstance

beforeAll(async () => {
  const ids = await seedPeople(database, [owner])
  ownerId = ids.get(owner.email) ?? ''
  feide = await startLoginStandIn()
  portal = await startFederatedInstance(connection, feide.settings)
  const browser = new Browser(portal)
  await browser.logIn(owner)
  await browser.passThrough(ingrid.subject, '?purpose=link')
  const { proof } = await (await browser.provider('link')).json()
  const body = { proofId: proof.id, locale: 'no' }
  expect((await browser.provider('link', { method: 'POST', body })).status).toBe(200)
})
afterEach(() => feide.alter(null))
afterAll(async () => {
  await feide.stop()
  await portal.listener.close()
})

const newBrowser = () => new Browser(portal)
const placeOf = (response: Response) => response.headers.get('location')

describe('a linked Feide account', () => {
  it('logs in, back to exactly the address that asked', async () => {
    const browser = newBrowser()
    const callback = '/min-side/trening?uke=2&timer=x%20y'
    const response = await browser.passThrough(
      ingrid.subject,
      `?callback=${encodeURIComponent(callback)}`,
    )
    expect(response.status).toBe(302)
    expect(placeOf(response)).toBe(callback)
    expect(await browser.user()).toMatchObject({ id: ownerId })
  })

  it('gives a session with the limits and cookies of any other', async () => {
    const browser = newBrowser()
    const response = await browser.passThrough(ingrid.subject)
    const cookies = response.headers.getSetCookie()
    const held = cookies.find((line) => line.startsWith('portal-session='))
    expect(held).toMatch(/Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/)
    expect(cookies.join()).toContain('portal-signed-in=1')
    expect(cookies.join()).toContain('portal-feide-attempt=; Max-Age=0')
    const sessions = await database.select().from(session).where(eq(session.userId, ownerId))
    for (const { expiresAt, createdAt } of sessions) {
      const days = (expiresAt.getTime() - createdAt.getTime()) / 86_400_000
      expect(days).toBeCloseTo(30, 2)
    }
  })

  it('takes the place of the session that the browser had', async () => {
    const browser = newBrowser()
    await browser.passThrough(ingrid.subject)
    const before = browser.cookie('portal-session')
    await browser.passThrough(ingrid.subject)
    expect(browser.cookie('portal-session')).not.toBe(before)
    const old = newBrowser()
    old.keep([`portal-session=${before}`, 'portal-signed-in=1'])
    expect(await old.user()).toBeNull()
  })

  it.each([
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/%0d%0aset-cookie:x=1\r\nx: y',
  ])('never leads to another site: %s', async (callback) => {
    const query = `?callback=${encodeURIComponent(callback)}`
    expect(placeOf(await newBrowser().passThrough(ingrid.subject, query))).toBe('/min-side/trening')
  })

  it.each([
    [
      'http://localhost:3000/logg-inn?callback=%2Fmin-side%2Fprofil%3Fa%3D1',
      '/min-side/profil?a=1',
    ],
    ['http://localhost:3000/logg-inn?callback=%2F%2Fevil.example', '/min-side/trening'],
    ['https://evil.example/', '/min-side/trening'],
    ['not an address', '/min-side/trening'],
  ])('leads back to where the page itself led back to: %s', async (referer, place) => {
    const browser = newBrowser()
    const answer = await browser.goThrough(ingrid.subject, '', referer)
    expect(placeOf(await browser.ask(answer))).toBe(place)
  })

  it('leads home in the language of the page', async () => {
    const response = await newBrowser().passThrough(ingrid.subject, '?language=en')
    expect(placeOf(response)).toBe('/en/my-page/sports')
  })
})

describe('an unknown Feide account', () => {
  it('logs nobody in, and shows whose it is', async () => {
    const browser = newBrowser()
    const response = await browser.passThrough(omar.subject, '?callback=%2Fmin-side%3Fa%3D1')
    expect(placeOf(response)).toBe('/logg-inn/feide?callback=%2Fmin-side%3Fa%3D1')
    expect(await browser.user()).toBeNull()
    const { proof } = await (await browser.provider('proof')).json()
    expect(proof).toMatchObject({ name: 'Omar Hassan', institution: 'uio.no' })
    expect(JSON.stringify(proof)).not.toContain(omar.subject)
  })

  it('shows nothing in another browser', async () => {
    await newBrowser().passThrough(omar.subject)
    expect(await (await newBrowser().provider('proof')).json()).toEqual({ proof: null })
  })

  it('can be discarded by a user whose name it does not show', async () => {
    const browser = newBrowser()
    await browser.passThrough(omar.subject)
    const before = await database.$count(federatedProof)
    await browser.provider('proof', { method: 'DELETE' })
    expect(await database.$count(federatedProof)).toBe(before - 1)
    expect(await (await browser.provider('proof')).json()).toEqual({ proof: null })
  })

  it('leaves no token of the provider, and no secret of the browser', async () => {
    const browser = newBrowser()
    await browser.passThrough(omar.subject)
    const token = browser.cookie('portal-feide-proof') ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await database.select().from(federatedProof))).not.toContain(token)
  })
})

describe('a login that fails', () => {
  const failed = (code: string) => `/logg-inn?callback=%2Fmin-side%2Ftrening&feide=${code}`

  async function expectNoLogin(browser: Browser, response: Response, place: string) {
    expect(response.status).toBe(302)
    expect(placeOf(response)).toBe(place)
    expect(browser.cookie('portal-session')).toBeUndefined()
    expect(browser.cookie('portal-feide-proof')).toBeUndefined()
  }

  it('because the person said no', async () => {
    const browser = newBrowser()
    await expectNoLogin(browser, await browser.passThrough('nobody'), failed('PROVIDER_DENIED'))
  })

  it('because the answer is used again', async () => {
    const browser = newBrowser()
    const answer = await browser.goThrough(ingrid.subject)
    const held = browser.cookie('portal-feide-attempt')
    await browser.ask(answer)
    await browser.ask('/api/auth/sign-out', { method: 'POST', body: {} })
    browser.keep([`portal-feide-attempt=${held}`])
    await expectNoLogin(browser, await browser.ask(answer), '/logg-inn?feide=PROVIDER_EXPIRED')
  })

  it('because of two answers at once, one', async () => {
    const browser = newBrowser()
    const answer = await browser.goThrough(ingrid.subject)
    const places = await Promise.all([1, 2, 3].map(async () => placeOf(await browser.ask(answer))))
    expect(places.filter((place) => place === '/min-side/trening')).toHaveLength(1)
    expect(places.filter((place) => place === '/logg-inn?feide=PROVIDER_EXPIRED')).toHaveLength(2)
  })

  it('because another browser asked, and leaves its own attempt alone', async () => {
    const [victim, other] = [newBrowser(), newBrowser()]
    const own = await victim.goThrough(ingrid.subject)
    const planted = await other.goThrough(omar.subject, '?language=en')
    await expectNoLogin(victim, await victim.ask(planted), '/en/login?feide=PROVIDER_EXPIRED')
    expect(placeOf(await victim.ask(own))).toBe('/min-side/trening')
  })

  it('because the code belongs to another attempt', async () => {
    const [victim, other] = [newBrowser(), newBrowser()]
    const own = new URLSearchParams((await victim.goThrough(ingrid.subject)).split('?')[1])
    const planted = new URLSearchParams((await other.goThrough(omar.subject)).split('?')[1])
    own.set('code', planted.get('code') ?? '')
    const response = await victim.provider(`callback?${own}`)
    await expectNoLogin(victim, response, failed('PROVIDER_EXPIRED'))
  })

  it('because it took too long', async () => {
    const browser = newBrowser()
    const answer = await browser.goThrough(ingrid.subject)
    await database.update(federatedAttempt).set({ expiresAt: new Date(Date.now() - 1) })
    await expectNoLogin(browser, await browser.ask(answer), '/logg-inn?feide=PROVIDER_EXPIRED')
  })

  it('only for a real error: a token that was merely signed again is valid', async () => {
    feide.alter((claims) => claims)
    expect(placeOf(await newBrowser().passThrough(ingrid.subject))).toBe('/min-side/trening')
  })

  it.each([
    ['nonce', () => ({ nonce: 'another' }), false],
    ['issuer', () => ({ iss: 'https://evil.example' }), false],
    ['audience', () => ({ aud: 'another-client' }), false],
    ['age', () => ({ iat: 1_000_000, exp: 1_000_600 }), false],
    ['signature', () => ({}), true],
  ])('because the %s of the token is wrong', async (_, wrong, isForged) => {
    const browser = newBrowser()
    feide.alter((claims) => ({ ...claims, ...wrong() }), { isForged })
    const response = await browser.passThrough(ingrid.subject)
    await expectNoLogin(browser, response, failed('PROVIDER_FAILED'))
  })

  it.each([
    'callback',
    'callback?state=x&code=y',
    `callback?state=${'x'.repeat(500)}.en`,
    'callback?state=a&state=b&code=%00',
    'callback?error=access_denied&error_description=%3Cscript%3E',
  ])('because nobody asked for it: %s', async (path) => {
    const browser = newBrowser()
    const response = await browser.provider(path)
    expect(placeOf(response)).toMatch(/^(\/en\/login|\/logg-inn)\?feide=PROVIDER_EXPIRED$/)
  })

  it('because the issuer of the answer is another one', async () => {
    const browser = newBrowser()
    const answer = await browser.goThrough(ingrid.subject)
    const response = await browser.ask(
      answer.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example'),
    )
    await expectNoLogin(browser, response, failed('PROVIDER_FAILED'))
  })
})

describe('a provider that is down', () => {
  it('is reported at once, and the provider is called again when it is back', async () => {
    const away = { issuer: 'http://127.0.0.1:9', clientId: 'x', clientSecret: 'y' }
    const instance = await startFederatedInstance(connection, away)
    const response = await new Browser(instance).provider('start?callback=%2Fmin-side&language=en')
    expect(placeOf(response)).toBe('/en/login?callback=%2Fmin-side&feide=PROVIDER_UNREACHABLE')
    await instance.listener.close()
  })

  it('between going and coming back, leaves nobody logged in', async () => {
    const own = await startLoginStandIn()
    const instance = await startFederatedInstance(connection, own.settings)
    const browser = new Browser(instance)
    const answer = await browser.goThrough(ingrid.subject)
    await own.stop()
    const response = await browser.ask(answer)
    expect(placeOf(response)).toContain('feide=PROVIDER_UNREACHABLE')
    expect(await browser.user()).toBeNull()
    await instance.listener.close()
  })
})

describe('without the setting', () => {
  it('nothing is offered and every address refuses', async () => {
    const instance = await startFederatedInstance(connection, null)
    const browser = new Browser(instance)
    const offer = await browser.ask('/api/frontend/accounts/feide')
    expect(await offer.json()).toEqual({ isOffered: false, isStandIn: false })
    await browser.logIn(owner)
    for (const [path, method, body] of [
      ['start', 'GET'],
      ['callback?code=x&state=y', 'GET'],
      ['proof', 'GET'],
      ['proof', 'DELETE'],
      ['link', 'GET'],
      ['link', 'POST', { proofId: 'x'.repeat(43), locale: 'no' }],
      ['link', 'DELETE', { currentPassword: 'x', locale: 'no' }],
    ] as const) {
      const response = await browser.provider(path, { method, body })
      expect([path, response.status]).toEqual([path, 404])
      expect(await response.json()).toEqual({ error: 'PROVIDER_OFF' })
    }
    await instance.listener.close()
  })
})
