import { locales } from '@trivsel/content-contract/locales'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountLink, user } from '#core/accounts/tables.server.ts'
import { findNationalId } from '#core/national-id/read-national-id.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import {
  buildPerson,
  callAccounts,
  cookiesOf,
  newAddress,
  seedPeople,
  signIn,
  startInstance,
  type TestInstance,
  testEncryption,
} from '#testing/accounts.testing.server.ts'
import { fragmentOf, type Mailbox, openMailbox, tokenOf } from '#testing/mailbox.testing.server.ts'

const connection = await createTestDatabase({ size: 24 })
const { database, pool } = connection
const known = buildPerson({ email: 'kjent@trivsel.example' })
const syntheticNationalId = '17878999967'
let portal: TestInstance
let mailbox: Mailbox

beforeAll(async () => {
  await seedPeople(database, [known])
  portal = await startInstance(connection)
  mailbox = await openMailbox(connection)
})
afterAll(async () => {
  await mailbox.stop()
  await portal.listener.close()
})

let people = 0
const newEmail = () => `ny-${++people}@trivsel.example`

const requestSignUp = (email: string, more: object = {}) =>
  callAccounts(portal, 'sign-up', { email, locale: 'no', ...more })

async function newToken(email: string, more?: object): Promise<string> {
  await requestSignUp(email, more)
  return tokenOf(await mailbox.wait(email))
}

const details = { firstName: 'Åse', lastName: 'Nguyễn', password: 'fire rare gule ender' }

const complete = (token: string, more: object = {}) =>
  callAccounts(portal, 'sign-up/complete', { token, locale: 'no', ...details, ...more })

const usersWith = (email: string) => database.select().from(user).where(eq(user.email, email))

async function tokenHash(email: string) {
  const [link] = await database.select().from(accountLink).where(eq(accountLink.email, email))
  return link?.tokenHash ?? ''
}

it.each(locales)('a new account is written to in the language of the page: %s', async (locale) => {
  const email = newEmail()
  expect((await complete(await newToken(email), { locale })).status).toBe(201)
  const [row] = await database
    .select({ language: profile.language })
    .from(profile)
    .innerJoin(user, eq(user.id, profile.userId))
    .where(eq(user.email, email))
  expect(row?.language).toBe(locale)
})

describe('asking to sign up', () => {
  it('is answered alike for an address with an account and one without', async () => {
    const fresh = newEmail()
    const answers = await Promise.all([requestSignUp(fresh), requestSignUp(known.email)])
    for (const answer of answers) {
      expect(answer.status).toBe(202)
      expect(await answer.json()).toEqual({})
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    expect((await mailbox.wait(fresh)).text).toContain('/registrering/fullfor-registrering#token=')
    const told = await mailbox.wait(known.email)
    expect(told.text).toContain('/glemt-passord')
    expect(told.text).not.toContain('token=')
  })

  it('keeps only a hash of what it mails', async () => {
    const email = newEmail()
    const token = await newToken(email)
    expect(JSON.stringify(await database.select().from(accountLink))).not.toContain(token)
    const jobs = await pool.query('select * from graphile_worker._private_jobs')
    expect(JSON.stringify(jobs.rows)).not.toContain(token)
  })

  it('carries the way back through the mail, on this site only', async () => {
    const email = newEmail()
    await requestSignUp(email, { callback: '/trening/gruppetimer?day=2026-11-25' })
    const mail = await mailbox.wait(email)
    expect(fragmentOf(mail).get('callback')).toBe('/trening/gruppetimer?day=2026-11-25')
    const other = newEmail()
    await requestSignUp(other, { callback: '//evil.example/x' })
    expect((await mailbox.wait(other)).text).not.toContain('evil')
  })

  it('of one address fifty times at once sends three mails and says so to the rest', async () => {
    const email = newEmail()
    const address = newAddress()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        callAccounts(portal, 'sign-up', { email, locale: 'no' }, { address }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 202)).toHaveLength(3)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(47)
    expect(await refused[0]?.json()).toEqual({ error: 'TOO_MANY_ATTEMPTS' })
    await mailbox.wait(email, 3)

    const outcomes = await Promise.all(
      mailbox.to(email).map(async (mail) => (await complete(tokenOf(mail))).status),
    )
    expect(outcomes.sort()).toEqual([201, 410, 410])
    expect(await usersWith(email)).toHaveLength(1)
  })

  it('for one mailbox from many addresses ends at twelve', async () => {
    const email = newEmail()
    const answers = await Promise.all(Array.from({ length: 20 }, () => requestSignUp(email)))
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(12)
  })

  it('refuses a national id that is not valid', async () => {
    for (const nationalId of ['12345678901', 'abc', '1787899996']) {
      const answer = await requestSignUp(newEmail(), { nationalId })
      expect(answer.status).toBe(422)
      expect(await answer.json()).toEqual({ error: 'ny.bruker.fodselsdato.ugyldig' })
    }
  })
})

describe('completing it', () => {
  it('makes the account, logs in and withdraws the link', async () => {
    const email = newEmail()
    await requestSignUp(`  ${email.toUpperCase()} `)
    const token = tokenOf(await mailbox.wait(email))
    const checked = await callAccounts(portal, 'links/check', { purpose: 'sign-up', token })
    expect(await checked.json()).toEqual({ email })
    const answer = await complete(token)
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({ isSignedIn: true })
    const session = await portal.api.request('/api/frontend/session', {
      headers: { cookie: cookiesOf(answer) },
    })
    expect(await session.json()).toMatchObject({
      user: { firstName: 'Åse', lastName: 'Nguyễn', isFitnessMember: false },
    })
    expect((await signIn(portal, { email, password: details.password })).status).toBe(200)
    expect((await complete(token)).status).toBe(410)
  })

  it('keeps a national id encrypted all the way, for its row alone', async () => {
    const email = newEmail()
    const token = await newToken(email, { nationalId: '178789 99967' })
    const dump = async () => JSON.stringify(await database.select().from(accountLink))
    expect(await dump()).not.toContain(syntheticNationalId)
    await complete(token)
    const [person] = await usersWith(email)
    const claim = { number: syntheticNationalId, proof: null }
    expect(await findNationalId(database, testEncryption, person?.id ?? '')).toEqual(claim)
    const [used] = await database.select().from(accountLink).where(eq(accountLink.email, email))
    expect(used?.nationalId).toBeNull()

    // The second person learns nothing about the first.
    const second = newEmail()
    const again = await newToken(second, { nationalId: syntheticNationalId })
    expect((await complete(again)).status).toBe(201)
    const [other] = await usersWith(second)
    expect(await findNationalId(database, testEncryption, other?.id ?? '')).toEqual(claim)
  })

  it('twenty times at once with one link makes one account', async () => {
    const email = newEmail()
    const token = await newToken(email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => complete(token)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 410)).toHaveLength(19)
    expect(await usersWith(email)).toHaveLength(1)
  })

  it('says that the address is activated when it was by other means', async () => {
    const email = newEmail()
    const token = await newToken(email)
    await seedPeople(database, [buildPerson({ email, membership: null })])
    const answer = await complete(token)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toEqual({ error: 'login.aktiverbruker.aktivert.epostadresse' })
  })

  it('refuses a password that is short, common, or the name with a year', async () => {
    const token = await newToken(newEmail())
    const refused: [string, string][] = [
      ['qwertyuiop', 'PASSWORD_TOO_COMMON'],
      ['Sommeren2026!', 'PASSWORD_TOO_COMMON'],
      ['Åse.Nguyễn2001', 'PASSWORD_TOO_COMMON'],
    ]
    for (const [password, code] of refused) {
      const answer = await complete(token, { password })
      expect(answer.status).toBe(422)
      expect(await answer.json()).toEqual({ error: code })
    }
    expect((await complete(token)).status).toBe(201)
  })
})

describe('a link that is not good', () => {
  it('gets the same answer whether it is forged, used, too old, or for something else', async () => {
    const used = await newToken(newEmail())
    await complete(used)
    const oldEmail = newEmail()
    const old = await newToken(oldEmail)
    await database
      .update(accountLink)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(accountLink.tokenHash, await tokenHash(oldEmail)))
    const mailsBefore = mailbox.to(known.email).length
    await callAccounts(portal, 'forgot-password', { email: known.email, locale: 'no' })
    const forReset = tokenOf(await mailbox.wait(known.email, mailsBefore + 1))

    for (const token of ['A'.repeat(43), used, old, forReset]) {
      const check = await callAccounts(portal, 'links/check', { purpose: 'sign-up', token })
      for (const answer of [check, await complete(token)]) {
        expect(answer.status).toBe(410)
        expect(await answer.json()).toEqual({ error: 'LINK_NOT_VALID' })
        expect(answer.headers.getSetCookie()).toEqual([])
      }
    }
  })

  it('is tried thirty times at most', async () => {
    const address = newAddress()
    const check = { purpose: 'sign-up', token: 'B'.repeat(43) }
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => callAccounts(portal, 'links/check', check, { address })),
    )
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(30)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })
})
