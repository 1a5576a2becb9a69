import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { cookiesOf, signIn, type TestInstance } from '#testing/accounts.testing.server.ts'
import {
  ask,
  codeOf,
  createTestClock,
  seedStaff,
  startStaffInstance,
} from '#testing/staff.testing.server.ts'

const connection = await createTestDatabase()
const { database } = connection
const { clock, nextStep } = createTestClock()
let portal: TestInstance

beforeAll(async () => {
  portal = await startStaffInstance(connection, clock)
})
afterAll(() => portal.listener.close())

const answer = async (response: Response) => [response.status, await response.json()]

describe('codes', () => {
  const tryCode = (cookie: string, code: unknown) =>
    ask(portal, 'access', { cookie, method: 'POST', body: { code } })

  it('work once, also when they are sent concurrently', async () => {
    const admin = await seedStaff(database, ['admin'])
    const sessions: string[] = []
    for (let count = 0; count < 5; count++) sessions.push(cookiesOf(await signIn(portal, admin)))
    const code = await codeOf(admin.secret, clock())
    const answers = await Promise.all(sessions.map((cookie) => tryCode(cookie, code)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(4)
    nextStep()
    const next = await codeOf(admin.secret, clock())
    expect((await tryCode(sessions[0] ?? '', next)).status).toBe(200)
  })

  it('may contain spaces', async () => {
    const admin = await seedStaff(database, ['admin'])
    const session = cookiesOf(await signIn(portal, admin))
    const code = await codeOf(admin.secret, clock())
    expect((await tryCode(session, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200)
  })

  it('allow five attempts; then a correct code is refused too, for the stated time only', async () => {
    const admin = await seedStaff(database, ['admin'])
    const session = cookiesOf(await signIn(portal, admin))
    const right = await codeOf(admin.secret, clock())
    const wrong = right === '000000' ? '000001' : '000000'
    const answers = await Promise.all(Array.from({ length: 8 }, () => tryCode(session, wrong)))
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5)
    const blocked = answers.filter(({ status }) => status === 429)
    expect(blocked).toHaveLength(3)
    const seconds = Number(blocked[0]?.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(880)
    expect(seconds).toBeLessThanOrEqual(900)
    expect(await answer(await tryCode(session, right))).toEqual([429, { error: 'TOO_MANY_CODES' }])
    await database.execute(
      sql`update portal.staff_factor set attempts_since = now() - interval '15 minutes'
          where user_id = ${admin.userId}`,
    )
    expect((await tryCode(session, right)).status).toBe(200)
  })

  it.each([
    ['empty', ''],
    ['five digits', '12345'],
    ['seven digits', '1234567'],
    ['letters', 'abcdef'],
    ['wide digits', '１２３４５６'],
    ['HTML', '<b>123456</b>'],
    ['right to left', '\u202e123456'],
    ['emoji', '🏠🏠🏠🏠🏠🏠'],
    ['a control character', '123\u0000456'],
    ['10,000 characters', '1'.repeat(10_000)],
    ['a number', 123456],
    ['null', null],
    ['a list', ['123456']],
    ['an object', { code: '123456' }],
  ])('of another shape are refused without being tried: %s', async (_, code) => {
    const admin = await seedStaff(database, ['admin'])
    const session = cookiesOf(await signIn(portal, admin))
    expect(await answer(await tryCode(session, code))).toEqual([
      400,
      { error: 'INVALID_REQUEST', fields: ['code'] },
    ])
  })
})
