import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import {
  buildMembership,
  buildPerson,
  cookiesOf,
  seedPeople,
  signIn,
  startInstance,
  type TestInstance,
} from '#testing/accounts.testing.server.ts'
import { createMembershipsApi } from './api.server.ts'

const connection = await createTestDatabase()
const { database } = connection
const path = '/api/frontend/user/sports/memberships'
const winter = buildMembership({ startDate: '2026-11-01', endDate: '2026-11-30' })
const member = buildPerson({ membership: winter })
let portal: TestInstance

beforeAll(async () => {
  await seedPeople(database, [member])
  portal = await startInstance(connection)
})
afterAll(() => portal.listener.close())

/** The same portal on another day. */
async function askAt(instant: string, cookie?: string): Promise<Response> {
  const instance = await startInstance(connection)
  const clock = () => new Date(instant)
  instance.api.route('/', createMembershipsApi({ database, sessions: instance.sessions, clock }))
  const answer = await instance.api.request(path, { headers: cookie ? { cookie } : {} })
  await instance.listener.close()
  return answer
}

it('refuses visitors', async () => {
  const response = await askAt('2026-11-21T12:00:00Z')
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({ error: 'UNAUTHENTICATED' })
})

it('shows the membership that holds today in Norway, to nobody else and to no cache', async () => {
  const cookie = cookiesOf(await signIn(portal, member))
  const response = await askAt('2026-11-21T12:00:00Z', cookie)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    items: [
      {
        id: expect.any(Number),
        type: 'STUDENT',
        membershipCategory: 'DIRECT_DEBIT_MEMBERSHIP',
        membershipStartDate: '2026-11-01',
        membershipEndDate: '2026-11-30',
        isDisqualified: false,
      },
    ],
  })
  const lastMinute = await (await askAt('2026-11-30T22:59:59Z', cookie)).json()
  expect(lastMinute).toMatchObject({ items: [{}] })
  expect(await (await askAt('2026-11-30T23:00:00Z', cookie)).json()).toEqual({ items: [] })
})
