import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffInvitation } from '#core/staff-area/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { type TestInstance, testConfiguration } from '#testing/accounts.testing.server.ts'
import {
  ask,
  createTestClock,
  enter,
  seedStaff,
  startStaffInstance,
} from '#testing/staff.testing.server.ts'
import { firstCode } from './first-code.server.ts'

const connection = await createTestDatabase()
const { database } = connection
const { clock } = createTestClock()
let portal: TestInstance
let cookie: string

beforeAll(async () => {
  portal = await startStaffInstance(connection, clock)
  cookie = await enter(portal, await seedStaff(database, ['admin']), clock)
})
afterAll(() => portal.listener.close())

const serverCode = firstCode(testConfiguration.AUTH_SECRET)
const invite = async (email: string, change: object = {}) => {
  const body = { email, roles: ['admin'], locale: 'no', ...change }
  const answer = await ask(portal, 'invitations', { method: 'POST', cookie, body })
  return [answer.status, await answer.json()]
}

describe('the second administrator', () => {
  it('is invited at once with the code of the server, and waits without it', async () => {
    expect(await invite('en@fjordvel.example')).toEqual([201, { isWaiting: true }])
    expect(await invite('to@fjordvel.example', { serverCode: 'AAAA' })).toEqual([
      403,
      { error: 'FIRST_CODE_WRONG' },
    ])
    expect(await database.$count(staffInvitation)).toBe(0)
    expect(await invite('to@fjordvel.example', { serverCode })).toEqual([201, { isWaiting: false }])
    expect(await database.$count(staffInvitation)).toBe(1)
  })

  it('is the last one: with two of the staff the code confirms nothing', async () => {
    await seedStaff(database, ['contact'])
    expect(await invite('tre@fjordvel.example', { serverCode })).toEqual([
      410,
      { error: 'FIRST_START_OVER' },
    ])
    expect(await database.$count(staffInvitation)).toBe(1)
  })
})
