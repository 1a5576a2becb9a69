import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import {
  buildPerson,
  cookiesOf,
  seedPeople,
  signIn,
  startInstance,
  type TestInstance,
} from '#testing/accounts.testing.server.ts'

const connection = await createTestDatabase({ size: 20 })
const { database, pool, url } = connection
const person = buildPerson()
let portal: TestInstance
let cookie: string

beforeAll(async () => {
  await seedPeople(database, [person])
  portal = await startInstance(connection)
  cookie = cookiesOf(await signIn(portal, person))
})
afterAll(() => portal.listener.close())

it('a storm of logins is rejected early and leaves other requests alone', async () => {
  let finished = 0
  const storm = Promise.all(
    // On many accounts: one that is guessed at so often is closed to strangers for the day.
    Array.from({ length: 200 }, async (_, index) => {
      const email = `storm-${index}@trivsel.example`
      const response = await signIn(portal, { email, password: 'feil passord' })
      finished += 1
      return response
    }),
  )
  const beside = await portal.api.request('/api/frontend/session', { headers: { cookie } })
  expect(finished).toBeLessThan(200)
  const responses = await storm
  const statuses = new Set(responses.map(({ status }) => status))
  expect([...statuses].sort()).toEqual([401, 503])
  const turnedAway = responses.find(({ status }) => status === 503)
  expect(await turnedAway?.json()).toEqual({ error: 'UNAVAILABLE' })
  expect(turnedAway?.headers.get('retry-after')).toBe('2')
  expect(beside.status).toBe(200)
})

it('a database that is away is 503, never a wrong password or a lost session', async () => {
  const away = await startInstance({ database, url })
  const everything = [
    () => signIn(away, person),
    () => away.api.request('/api/frontend/session', { headers: { cookie } }),
    () =>
      away.api.request('/api/auth/sign-out', {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin', cookie },
      }),
  ]
  const gone = Object.assign(new Error('gone'), { code: '57P01' })
  const query = vi.spyOn(pool, 'query').mockRejectedValue(gone as never)
  const connect = vi.spyOn(pool, 'connect').mockRejectedValue(gone as never)
  for (const request of everything) {
    const response = await request()
    expect(response.status).toBe(503)
    expect(response.headers.getSetCookie()).toEqual([])
  }
  query.mockRestore()
  connect.mockRestore()
  for (const request of everything) expect((await request()).status).toBe(200)
  await away.listener.close()
})
