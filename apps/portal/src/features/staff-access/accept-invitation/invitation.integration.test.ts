import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { staffRoles } from '#core/staff-area/roles.ts'
import { staffInvitation, staffMember } from '#core/staff-area/tables.server.ts'
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
  createTestClock,
  enter,
  seedStaff,
  startStaffInstance,
} from '#testing/staff.testing.server.ts'
import { staffTasks } from '../jobs.server.ts'
import { inviteByCommand, resetFactorByCommand } from '../people/invite-by-command.server.ts'

const connection = await createTestDatabase()
const { database } = connection
const { clock } = createTestClock()
let portal: TestInstance
let admin: string

beforeAll(async () => {
  portal = await startStaffInstance(connection, clock)
  admin = await enter(portal, await seedStaff(database, ['admin']), clock)
})
afterAll(() => portal.listener.close())

const answer = async (response: Response) => [response.status, await response.json()]
const post = (path: string, body: unknown, cookie?: string) =>
  ask(portal, path, { method: 'POST', body, cookie })
const invite = (email: string, roles = ['contact']) =>
  post('invitations', { email, roles, locale: 'en' }, admin)

let built = 0
const newEmail = () => `new-staff-${++built}@trivsel.example`
const password = 'a horse, a battery and 7 staples'
const details = { firstName: 'Kari', lastName: 'Nordmann', password }

/** Runs the job that the invitation enqueued. @returns the token in the email */
async function readMail(email: string): Promise<string> {
  const sent: { to: string; text: string }[] = []
  const mailer = {
    send: async (mail: { to: string; text: string }) => void sent.push(mail),
    close: () => undefined,
  }
  const [task] = staffTasks({ database, mailer, portalUrl: 'http://localhost:3000' })
  const [invitation] = await database
    .select({ id: staffInvitation.id })
    .from(staffInvitation)
    .where(eq(staffInvitation.email, email))
    .orderBy(sql`${staffInvitation.invitedAt} desc`)
    .limit(1)
  const context = { jobId: '1', signal: new AbortController().signal }
  await task?.run({ invitationId: invitation?.id }, context)
  const [, token] = /\/en\/staff\/invitation#token=([\w-]{43})\s/.exec(sent[0]?.text ?? '') ?? []
  return token ?? ''
}

describe('an invitation', () => {
  it('creates an account that is a member of staff', async () => {
    const email = newEmail()
    expect((await invite(email.toUpperCase(), ['contact', 'contact'])).status).toBe(201)
    const token = await readMail(email)
    expect(await answer(await post('invitations/check', { token }))).toEqual([
      200,
      { email, roles: ['contact'], hasAccount: false },
    ])
    expect(await answer(await post('invitations/accept', { token, ...details }))).toEqual([
      201,
      { email },
    ])
    const cookie = cookiesOf(await signIn(portal, { email, password }))
    expect(await (await ask(portal, 'access', { cookie })).json()).toEqual({
      state: 'enrolment-open',
    })
  })

  it('is enqueued once, with neither token nor address in the queue', async () => {
    const email = newEmail()
    await invite(email)
    const jobs = await database.execute<{ payload: unknown }>(
      sql`select payload from graphile_worker._private_jobs as jobs
          join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
          where tasks.identifier = 'send-staff-invitation'`,
    )
    const [{ id } = { id: '' }] = await database
      .select({ id: staffInvitation.id })
      .from(staffInvitation)
      .where(eq(staffInvitation.email, email))
    const payloads = jobs.rows.map(({ payload }) => payload)
    expect(payloads.filter((payload) => JSON.stringify(payload).includes(id))).toEqual([
      { invitationId: id },
    ])
  })

  it('works once, also when it is used many times concurrently', async () => {
    const email = newEmail()
    await invite(email)
    const token = await readMail(email)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('invitations/accept', { token, ...details })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(9)
    expect(await database.select().from(user).where(eq(user.email, email))).toHaveLength(1)
  })

  it('gives the same refusal when it is forged, used, withdrawn, replaced or expired', async () => {
    const [used, withdrawn, replaced, old] = [newEmail(), newEmail(), newEmail(), newEmail()]
    const tokens = ['A'.repeat(43)]
    for (const email of [used, withdrawn, replaced, old]) {
      await invite(email)
      tokens.push(await readMail(email))
    }
    await post('invitations/accept', { token: tokens[1], ...details })
    const [open] = await database
      .select({ id: staffInvitation.id })
      .from(staffInvitation)
      .where(eq(staffInvitation.email, withdrawn))
    await ask(portal, `invitations/${open?.id}`, { method: 'DELETE', cookie: admin })
    await invite(replaced)
    await database
      .update(staffInvitation)
      .set({ expiresAt: sql`now()` })
      .where(eq(staffInvitation.email, old))
    for (const token of tokens) {
      const gone = [410, { error: 'LINK_NOT_VALID' }]
      expect(await answer(await post('invitations/check', { token }))).toEqual(gone)
      expect(await answer(await post('invitations/accept', { token, ...details }))).toEqual(gone)
    }
  })

  it('works only in the last email when it is mailed again', async () => {
    const email = newEmail()
    await invite(email)
    const [first, second] = [await readMail(email), await readMail(email)]
    expect((await post('invitations/check', { token: first })).status).toBe(410)
    expect((await post('invitations/check', { token: second })).status).toBe(200)
  })

  it('lasts three days', async () => {
    const email = newEmail()
    await invite(email)
    const [row] = await database
      .select({ hours: sql<string>`extract(epoch from expires_at - invited_at) / 3600` })
      .from(staffInvitation)
      .where(eq(staffInvitation.email, email))
    expect(Number(row?.hours)).toBe(72)
  })

  it('requires a person with an account to log in, and stays open when another person uses it', async () => {
    const [person, other] = [buildPerson(), buildPerson()]
    const ids = await seedPeople(database, [person, other])
    await invite(person.email)
    const token = await readMail(person.email)
    expect(await (await post('invitations/check', { token })).json()).toMatchObject({
      hasAccount: true,
    })
    expect(await answer(await post('invitations/accept', { token, ...details }))).toEqual([
      409,
      { error: 'LOGIN_REQUIRED' },
    ])
    expect((await post('invitations/join', { token })).status).toBe(401)
    const stranger = cookiesOf(await signIn(portal, other))
    expect(await answer(await post('invitations/join', { token }, stranger))).toEqual([
      403,
      { error: 'OTHER_ACCOUNT' },
    ])
    const cookie = cookiesOf(await signIn(portal, person))
    expect((await post('invitations/join', { token }, cookie)).status).toBe(200)
    const [member] = await database
      .select()
      .from(staffMember)
      .where(eq(staffMember.userId, ids.get(person.email) ?? ''))
    expect(member?.roles).toEqual(['contact'])
  })

  it('refuses a weak password and stays open', async () => {
    const email = newEmail()
    await invite(email)
    const token = await readMail(email)
    const easy = { token, ...details, password: 'passord1234' }
    expect((await post('invitations/accept', easy)).status).toBe(422)
    expect((await post('invitations/accept', { token, ...details })).status).toBe(201)
  })

  it('is refused for a current member of staff', async () => {
    const staff = await seedStaff(database, ['sports'])
    expect(await answer(await invite(staff.email))).toEqual([409, { error: 'ALREADY_STAFF' }])
  })

  it('leaves one open when several are sent to one address concurrently', async () => {
    const email = newEmail()
    const answers = await Promise.all(Array.from({ length: 5 }, () => invite(email)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    const rows = await database
      .select()
      .from(staffInvitation)
      .where(eq(staffInvitation.email, email))
    expect(rows.filter(({ closedAt }) => closedAt === null)).toHaveLength(1)
  })

  it('by a command is logged as such and mailed in the same way', async () => {
    const email = newEmail()
    await inviteByCommand(database, { email, roles: ['caseworker', 'sports'], locale: 'en' })
    expect(await readMail(email)).toHaveLength(43)
    const [entry] = await database
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.actorKind, 'command'))
    expect(entry).toMatchObject({
      actorId: null,
      actorRoles: [],
      action: 'staff-invited',
      after: { email, roles: ['caseworker', 'sports'] },
      requestId: null,
    })
  })

  it('by a command resets the second factor of a member of staff only', async () => {
    const staff = await seedStaff(database, ['sports'])
    const wanted = { email: staff.email.toUpperCase(), locale: 'en' } as const
    await resetFactorByCommand(database, wanted)
    const token = await readMail(staff.email)
    const cookie = cookiesOf(await signIn(portal, staff))
    expect((await post('invitations/join', { token }, cookie)).status).toBe(200)
    expect(await (await ask(portal, 'access', { cookie })).json()).toEqual({
      state: 'enrolment-open',
    })
    const [member] = await database
      .select()
      .from(staffMember)
      .where(eq(staffMember.userId, staff.userId))
    expect(member?.roles).toEqual(['sports'])
    const stranger = resetFactorByCommand(database, { ...wanted, email: newEmail() })
    await expect(stranger).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
  })

  it.each([
    ['an empty address', { email: '' }],
    ['an invalid email address', { email: 'kari' }],
    ['two addresses', { email: 'a@trivsel.example,b@trivsel.example' }],
    ['a control character', { email: 'a\r\nbcc: b@trivsel.example' }],
    ['10,000 characters', { email: `${'a'.repeat(10_000)}@trivsel.example` }],
    ['right to left', { email: '\u202ekari@trivsel.example' }],
    ['HTML', { email: '<b>@trivsel.example' }],
    ['a number', { email: 7 }],
    ['no role', { roles: [] }],
    ['an unknown role', { roles: ['owner'] }],
    ['too many roles', { roles: Array(staffRoles.length + 1).fill('sports') }],
    ['roles as text', { roles: 'admin' }],
    ['another language', { locale: 'sv' }],
    ['an extra field', { isReset: true }],
  ])('with %s is refused and not stored', async (_, wrong) => {
    const before = await database.select({ id: staffInvitation.id }).from(staffInvitation)
    const form = { email: newEmail(), roles: ['contact'], locale: 'no', ...wrong }
    expect((await post('invitations', form, admin)).status).toBe(400)
    const after = await database.select({ id: staffInvitation.id }).from(staffInvitation)
    expect(after).toHaveLength(before.length)
  })
})
