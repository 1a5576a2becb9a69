import { and, eq, sql } from 'drizzle-orm'
import { Secret } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import type { NewFactor, RecoveryCodes } from '#core/staff-area/contract.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import { staffFactor, staffMember, staffRecoveryCode } from '#core/staff-area/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import {
  buildPerson,
  cookiesOf,
  seedPeople,
  signIn,
  type TestInstance,
} from '#testing/accounts.testing.server.ts'
import { openMailbox } from '#testing/mailbox.testing.server.ts'
import {
  ask,
  codeOf,
  createTestClock,
  enter,
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
const post = (path: string, cookie: string, body?: unknown) =>
  ask(portal, path, { cookie, method: 'POST', body })

/** A new member of staff who has just followed the mailed link. */
async function newcomer(roles: [StaffRole] = ['sports']) {
  const person = buildPerson({ membership: null })
  const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
  await database
    .insert(staffMember)
    .values({ userId, roles, enrolmentUntil: sql`now() + interval '1 hour'` })
  return { userId, cookie: cookiesOf(await signIn(portal, person)), person }
}

async function startEnrolment(cookie: string): Promise<{ secret: string; factor: NewFactor }> {
  const response = await post('factor', cookie)
  expect(response.status).toBe(200)
  const factor: NewFactor = await response.json()
  return { factor, secret: Secret.fromBase32(factor.secret).utf8 }
}

describe('setting up the second factor', () => {
  it('shows the secret until the first code, then recovery codes, and opens the staff area', async () => {
    const { cookie, userId, person } = await newcomer()
    const { factor, secret } = await startEnrolment(cookie)
    expect(factor.address).toContain(encodeURIComponent(person.email))
    expect((await startEnrolment(cookie)).factor).toEqual(factor)
    const confirmed = await post('factor/confirm', cookie, {
      code: await codeOf(secret, clock()),
    })
    expect(confirmed.headers.get('cache-control')).toBe('no-store')
    const { recoveryCodes }: RecoveryCodes = await confirmed.json()
    expect(new Set(recoveryCodes)).toHaveProperty('size', 10)
    expect(recoveryCodes[0]).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
    const inside = `${cookie}; ${cookiesOf(confirmed)}`
    expect(await (await ask(portal, 'access', { cookie: inside })).json()).toMatchObject({
      state: 'open',
      recoveryCodesLeft: 10,
    })
    expect(await answer(await post('factor', cookie))).toEqual([403, { error: 'ENROLMENT_CLOSED' }])
    const entries = await database
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.actorId, userId), eq(auditEntry.action, 'staff-factor-enrolled')))
    expect(entries).toHaveLength(1)
  })

  it('stores the secret encrypted and the recovery codes as hashes', async () => {
    const { cookie, userId } = await newcomer()
    const { secret, factor } = await startEnrolment(cookie)
    const confirmed = await post('factor/confirm', cookie, {
      code: await codeOf(secret, clock()),
    })
    const { recoveryCodes }: RecoveryCodes = await confirmed.json()
    const dump = JSON.stringify([
      await database.select().from(staffFactor).where(eq(staffFactor.userId, userId)),
      await database.select().from(staffRecoveryCode),
      await database.select().from(auditEntry),
    ])
    for (const shown of [secret, factor.secret, ...recoveryCodes])
      for (const form of [shown, shown.replaceAll('-', '')]) expect(dump).not.toContain(form)
  })

  it('requires a code of that secret to open the staff area', async () => {
    const { cookie } = await newcomer()
    const { secret } = await startEnrolment(cookie)
    const code = await codeOf(secret, clock())
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await answer(await post('factor/confirm', cookie, { code: wrong }))).toEqual([
      403,
      { error: 'WRONG_CODE' },
    ])
    expect(await answer(await post('access', cookie, { code }))).toEqual([
      403,
      { error: 'WRONG_CODE' },
    ])
    expect(await (await ask(portal, 'access', { cookie })).json()).toEqual({
      state: 'enrolment-open',
    })
  })

  it('succeeds once when it is confirmed many times concurrently', async () => {
    const { cookie, userId } = await newcomer()
    const { secret } = await startEnrolment(cookie)
    const code = await codeOf(secret, clock())
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => post('factor/confirm', cookie, { code })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const codes = await database
      .select()
      .from(staffRecoveryCode)
      .where(eq(staffRecoveryCode.userId, userId))
    expect(codes).toHaveLength(10)
  })

  it('is closed an hour after the link was followed', async () => {
    const { cookie, userId } = await newcomer()
    await startEnrolment(cookie)
    await database
      .update(staffMember)
      .set({ enrolmentUntil: sql`now()` })
      .where(eq(staffMember.userId, userId))
    expect(await answer(await post('factor', cookie))).toEqual([403, { error: 'ENROLMENT_CLOSED' }])
    expect(await answer(await post('factor/confirm', cookie, { code: '123456' }))).toEqual([
      403,
      { error: 'ENROLMENT_CLOSED' },
    ])
    expect(await (await ask(portal, 'access', { cookie })).json()).toEqual({
      state: 'enrolment-closed',
    })
  })
})

describe('recovery codes', () => {
  async function withCodes() {
    const { cookie, person } = await newcomer()
    const { secret } = await startEnrolment(cookie)
    const confirmed = await post('factor/confirm', cookie, {
      code: await codeOf(secret, clock()),
    })
    const { recoveryCodes }: RecoveryCodes = await confirmed.json()
    const inside = `${cookie}; ${cookiesOf(confirmed)}`
    return { recoveryCodes, secret, person, inside }
  }

  it('open the staff area once each, also when one is sent many times concurrently', async () => {
    const { recoveryCodes, person } = await withCodes()
    const [first = '', second = ''] = recoveryCodes
    const sessions: string[] = []
    for (let count = 0; count < 4; count++) sessions.push(cookiesOf(await signIn(portal, person)))
    const answers = await Promise.all(
      sessions.map((cookie) => post('access', cookie, { code: first })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const typed = second.toUpperCase().replaceAll('-', ' ')
    const entered = await post('access', sessions[0] ?? '', { code: typed })
    expect(entered.status).toBe(200)
    const inside = `${sessions[0]}; ${cookiesOf(entered)}`
    expect(await (await ask(portal, 'access', { cookie: inside })).json()).toMatchObject({
      recoveryCodesLeft: 8,
    })
  })

  it('notify their owner of each use in the requested language', async () => {
    const mailbox = await openMailbox(connection)
    try {
      const { recoveryCodes, secret, person } = await withCodes()
      const session = cookiesOf(await signIn(portal, person))
      nextStep()
      await post('access', session, { code: await codeOf(secret, clock()) })
      await post('access', session, { code: 'aaaaaaaaaaaaaaaa' })
      await post('access', session, { code: recoveryCodes[0] })
      expect((await mailbox.wait(person.email)).text).toContain('Du har 9 ubrukte koder.')
      await post('access', session, { code: recoveryCodes[1], locale: 'en' })
      const mail = await mailbox.wait(person.email, 2)
      expect(mail.subject).toBe('A recovery code was used for your account with Trivsel')
      expect(mail.text).toContain('/en/forgot-password')
      expect(mailbox.to(person.email)).toHaveLength(2)
    } finally {
      await mailbox.stop()
    }
  })

  it('of another person are refused', async () => {
    const { recoveryCodes } = await withCodes()
    const { person } = await withCodes()
    const session = cookiesOf(await signIn(portal, person))
    expect((await post('access', session, { code: recoveryCodes[0] })).status).toBe(403)
  })

  it('are renewed after a code of the app, and the old ones stop working', async () => {
    const { recoveryCodes, secret, person, inside } = await withCodes()
    const wrong = await post('factor/recovery-codes', inside, { code: recoveryCodes[0] })
    expect(wrong.status).toBe(400)
    nextStep()
    const code = await codeOf(secret, clock())
    const renewed = await post('factor/recovery-codes', inside, { code })
    expect(renewed.status).toBe(200)
    const made: RecoveryCodes = await renewed.json()
    expect(made.recoveryCodes).toHaveLength(10)
    const session = cookiesOf(await signIn(portal, person))
    expect((await post('access', session, { code: recoveryCodes[1] })).status).toBe(403)
    expect((await post('access', session, { code: made.recoveryCodes[1] })).status).toBe(200)
  })

  it('are not renewed outside the staff area', async () => {
    const staff = await seedStaff(database, ['sports'])
    const session = cookiesOf(await signIn(portal, staff))
    const code = await codeOf(staff.secret, clock())
    expect(await answer(await post('factor/recovery-codes', session, { code }))).toEqual([
      403,
      { error: 'SECOND_FACTOR_REQUIRED' },
    ])
    await enter(portal, staff, clock)
  })
})
