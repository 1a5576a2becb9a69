import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseConfiguration } from '#platform/config.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { mostHashesUnderWay } from './hashing-line.server.ts'
import { startLoginThread } from './login-thread.server.ts'
import { session } from './tables.server.ts'
import {
  buildPerson,
  cookiesOf,
  newAddress,
  seedPeople,
  startInstance,
  type TestInstance,
  testConfiguration,
} from './testing.server.ts'

const connection = await createTestDatabase()
const { database, url } = connection
const person = buildPerson()
const configuration = parseConfiguration({
  PORTAL_URL: testConfiguration.PORTAL_URL,
  AUTH_SECRET: testConfiguration.AUTH_SECRET,
  TRIVSEL_ENV: 'test',
  TRUST_PROXY: 'true',
  DATABASE_URL: url,
  SITE_KEY: 'a key that is only for tests',
  FIELD_KEYS: 'test:a-key-that-is-only-for-tests-and-long',
  LOG_LEVEL: 'silent',
})
const logins = startLoginThread(configuration, createLog('silent'))
const server = createServer((request, response) => {
  if (logins.takes(request)) return logins.serve(request, response)
  response.writeHead(418).end()
})
let origin: string
/** The rest of the portal, which shares nothing with the thread but the database. */
let portal: TestInstance

beforeAll(async () => {
  await seedPeople(database, [person])
  portal = await startInstance(connection)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await logins.stop()
  await portal.listener.close()
})

function logIn(
  credentials: { email: string; password: string } | string,
  { headers = {}, method = 'POST' }: { headers?: Record<string, string>; method?: string } = {},
): Promise<Response> {
  return fetch(`${origin}/api/auth/sign-in/email`, {
    method,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': newAddress(),
      ...headers,
    },
    ...(method === 'POST' && {
      body: typeof credentials === 'string' ? credentials : JSON.stringify(credentials),
    }),
  })
}

it('starts a session that the rest of the portal knows', async () => {
  const response = await logIn(person)
  expect([response.status, await response.json()]).toEqual([200, { success: true }])
  expect(response.headers.getSetCookie()).toHaveLength(2)
  const answer = await portal.api.request('/api/frontend/session', {
    headers: { cookie: cookiesOf(response) },
  })
  expect(await answer.json()).toMatchObject({ user: { firstName: person.firstName } })
})

it('ends the session that the browser had, for every instance', async () => {
  const cookie = cookiesOf(await logIn(person))
  await logIn(person, { headers: { cookie } })
  await expect
    .poll(async () =>
      (await portal.api.request('/api/frontend/session', { headers: { cookie } })).json(),
    )
    .toEqual({ user: null })
})

it('refuses as the API does', async () => {
  const wrong = await logIn({ ...person, password: 'feil passord' })
  expect([wrong.status, await wrong.json()]).toEqual([401, { error: 'INVALID_EMAIL_OR_PASSWORD' }])
  expect((await logIn('{')).status).toBe(400)
  expect((await logIn('x'.repeat(70_000))).status).toBe(413)
  const elsewhere = await logIn(person, { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(elsewhere.status).toBe(403)
})

it('counts the attempts of the address that asks', async () => {
  const headers = { 'x-forwarded-for': newAddress() }
  const wrong = { ...person, password: 'feil passord' }
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await logIn(wrong, { headers })).status).toBe(401)
  const refused = await logIn(wrong, { headers })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

it('keeps the request id, and says nothing to a cache', async () => {
  const response = await logIn(person, { headers: { 'x-request-id': 'a-known-request' } })
  expect(response.headers.get('x-request-id')).toBe('a-known-request')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('leaves everything else to the rest of the portal', async () => {
  expect((await logIn(person, { method: 'GET' })).status).toBe(418)
  expect((await fetch(`${origin}/api/auth/sign-out`, { method: 'POST' })).status).toBe(418)
})

it('turns away at the door whoever comes when the line is full', async () => {
  const before = await database.$count(session)
  const responses = await Promise.all(
    Array.from({ length: mostHashesUnderWay + 60 }, () => logIn(person)),
  )
  const refused = responses.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers.get('retry-after')).toBe('2')
  expect(await refused[0]?.json()).toEqual({ error: 'UNAVAILABLE' })
  const admitted = responses.filter(({ status }) => status === 200)
  expect(admitted.length + refused.length).toBe(responses.length)
  expect((await database.$count(session)) - before).toBe(admitted.length)
})

it('starts anew after the thread has ended', async () => {
  await logins.stop()
  expect((await logIn(person)).status).toBe(200)
})
