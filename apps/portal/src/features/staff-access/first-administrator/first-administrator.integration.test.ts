import { Writable } from 'node:stream'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import {
  buildPerson,
  cookiesOf,
  seedPeople,
  signIn,
  type TestInstance,
  testConfiguration,
} from '#testing/accounts.testing.server.ts'
import { ask, createTestClock, startStaffInstance } from '#testing/staff.testing.server.ts'
import { announceFirstStart } from './announce-first-start.server.ts'
import { firstCode } from './first-code.server.ts'

const connection = await createTestDatabase()
const { database } = connection
let portal: TestInstance

beforeAll(async () => {
  portal = await startStaffInstance(connection, createTestClock().clock)
})
beforeEach(() => database.delete(user))
afterAll(() => portal.listener.close())

const code = firstCode(testConfiguration.AUTH_SECRET)
const form = {
  code,
  email: 'Leder@Fjordvel.example',
  firstName: 'Kari',
  lastName: 'Nordmann',
  password: 'a horse, a battery and 7 staples',
}
const become = (change: object = {}) =>
  ask(portal, 'first-administrator', { method: 'POST', body: { ...form, ...change } })
const answer = async (response: Response) => [response.status, await response.json()]
const isOpen = async () => (await ask(portal, 'first-administrator')).json()

async function printed(): Promise<string> {
  let text = ''
  const destination = new Writable({
    write(piece, _, done) {
      text += piece
      done()
    },
  })
  await announceFirstStart({
    database,
    log: createLog('info', destination),
    portalUrl: 'https://fjordvel.example',
    configuration: testConfiguration,
  })
  return text
}

/** The order matters: the log of what staff did cannot be emptied. */
describe('the first administrator', () => {
  it('is refused without the code, and with an address or a password that cannot be', async () => {
    expect(await isOpen()).toEqual({ isOpen: true })
    expect(await answer(await become({ code: 'AAAA-BBBB-CCCC-DDDD' }))).toEqual([
      403,
      { error: 'FIRST_CODE_WRONG' },
    ])
    expect((await become({ password: 'kort' })).status).toBe(400)
    const person = buildPerson()
    await seedPeople(database, [person])
    expect(await answer(await become({ email: person.email }))).toEqual([
      409,
      { error: 'EMAIL_HAS_ACCOUNT' },
    ])
    expect(await database.$count(staffMember)).toBe(0)
  })

  it('finds the address with the code in the log of the server', async () => {
    expect(await printed()).toContain(`https://fjordvel.example/ansatt/oppsett#code=${code}`)
  })

  it('is one, whatever comes at once, and sets up the authenticator app next', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => become({ email: `leder${index}@fjordvel.example` })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 410, 410, 410, 410])
    const [{ email } = { email: '' }] = await database
      .select({ email: user.email })
      .from(user)
      .innerJoin(staffMember, eq(staffMember.userId, user.id))
    expect(email).toMatch(/^leder\d@fjordvel\.example$/)
    const cookie = cookiesOf(await signIn(portal, { email, password: form.password }))
    expect(await (await ask(portal, 'access', { cookie })).json()).toEqual({
      state: 'enrolment-open',
    })
    expect(await isOpen()).toEqual({ isOpen: false })
    expect(await printed()).toBe('')
    const entries = await database
      .select({ action: auditEntry.action, after: auditEntry.after })
      .from(auditEntry)
      .where(sql`${auditEntry.actorKind} = 'staff'`)
    expect(entries).toEqual([{ action: 'staff-first-administrator', after: { roles: ['admin'] } }])
  })

  it('is not followed by another when the account is deleted', async () => {
    expect(await database.$count(staffMember)).toBe(0)
    expect(await answer(await become())).toEqual([410, { error: 'FIRST_START_OVER' }])
    expect(await isOpen()).toEqual({ isOpen: false })
  })
})
