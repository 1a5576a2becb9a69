import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, accountLink, loginAttempt, session, user } from '#core/accounts/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import {
  buildPerson,
  callAccounts,
  cookiesOf,
  seedPeople,
  signIn,
  startInstance,
  type TestInstance,
} from '#testing/accounts.testing.server.ts'
import { type Mailbox, openMailbox, tokenOf } from '#testing/mailbox.testing.server.ts'
import { accountTasks } from './jobs.server.ts'

const connection = await createTestDatabase({ size: 24 })
const { database } = connection
const newPassword = 'fire rare gule ender'
let portal: TestInstance
let mailbox: Mailbox

beforeAll(async () => {
  portal = await startInstance(connection)
  mailbox = await openMailbox(connection)
})
afterAll(async () => {
  await mailbox.stop()
  await portal.listener.close()
})

async function newPerson() {
  const person = buildPerson({ membership: null })
  const ids = await seedPeople(database, [person])
  return { ...person, id: ids.get(person.email) ?? '' }
}

const logIn = async (person: { email: string; password: string }) =>
  cookiesOf(await signIn(portal, person))

async function isSignedIn(cookie: string): Promise<boolean> {
  const answer = await portal.api.request('/api/frontend/session', { headers: { cookie } })
  const { user }: { user: unknown } = await answer.json()
  return user !== null
}

async function resetToken(email: string): Promise<string> {
  const before = mailbox.to(email).length
  await callAccounts(portal, 'forgot-password', { email, locale: 'no' })
  return tokenOf(await mailbox.wait(email, before + 1))
}

const reset = (token: string, password = newPassword) =>
  callAccounts(portal, 'reset-password', { token, password, locale: 'no' })

describe('a forgotten password', () => {
  it('is answered alike for an address with an account and one without', async () => {
    const person = await newPerson()
    for (const email of [person.email, 'ingen@trivsel.example']) {
      const answer = await callAccounts(portal, 'forgot-password', { email, locale: 'en' })
      expect(answer.status).toBe(202)
      expect(await answer.json()).toEqual({})
    }
    expect((await mailbox.wait(person.email)).text).toContain('/en/forgot-password/reset#token=')
    expect((await mailbox.wait('ingen@trivsel.example')).text).toContain('/en/sign-up')
  })

  it('is reset once, ends every session and notifies the owner', async () => {
    const person = await newPerson()
    const cookies = [await logIn(person), await logIn(person)]
    const token = await resetToken(person.email)
    const answer = await reset(token)
    expect(answer.status).toBe(200)
    // It logs nobody in; from now on the browser is known as one of the owner's.
    const [device, ...others] = answer.headers.getSetCookie()
    expect([device?.split('=')[0], others]).toEqual(['portal-device', []])
    await mailbox.wait(person.email, 2)
    expect(mailbox.to(person.email).at(-1)?.subject).toBe('Passordet ditt hos Trivsel er endret')
    for (const cookie of cookies)
      await expect.poll(() => isSignedIn(cookie), { timeout: 5_000 }).toBe(false)
    expect((await signIn(portal, person)).status).toBe(401)
    expect((await signIn(portal, { ...person, password: newPassword })).status).toBe(200)
    expect((await reset(token, 'noe helt annet igjen')).status).toBe(410)
  })

  it('reset by twenty at once has one password afterwards', async () => {
    const person = await newPerson()
    const token = await resetToken(person.email)
    const passwords = Array.from({ length: 20 }, (_, index) => `fire rare gule ender ${index}`)
    const answers = await Promise.all(passwords.map((password) => reset(token, password)))
    const winner = answers.findIndex(({ status }) => status === 200)
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(19)
    const password = passwords[winner] ?? ''
    expect((await signIn(portal, { ...person, password })).status).toBe(200)
  })

  it('withdraws other links of the same person, also to another address', async () => {
    const person = await newPerson()
    const cookie = await logIn(person)
    await callAccounts(
      portal,
      'email',
      { email: 'angriper@trivsel.example', currentPassword: person.password, locale: 'no' },
      { cookie },
    )
    const change = tokenOf(await mailbox.wait('angriper@trivsel.example'))
    const first = await resetToken(person.email)
    const second = await resetToken(person.email)
    expect((await reset(second)).status).toBe(200)
    expect((await reset(first)).status).toBe(410)
    const confirmed = await callAccounts(portal, 'email/confirm', { token: change, locale: 'no' })
    expect(confirmed.status).toBe(410)
  })

  it('gives a first password to somebody who only had another way in', async () => {
    const email = 'feide-bare@trivsel.example'
    await database.insert(user).values({ id: 'feide-bare', firstName: 'A', lastName: 'B', email })
    expect((await reset(await resetToken(email))).status).toBe(200)
    expect((await signIn(portal, { email, password: newPassword })).status).toBe(200)
    const rows = await database.select().from(account).where(eq(account.userId, 'feide-bare'))
    expect(rows).toHaveLength(1)
  })

  it('proves the address of an account that was imported', async () => {
    const email = 'importert@trivsel.example'
    await database.insert(user).values({ id: 'importert', firstName: 'A', lastName: 'B', email })
    const isVerified = async () =>
      (await database.select().from(user).where(eq(user.id, 'importert')))[0]?.emailVerified
    const token = await resetToken(email)
    expect(await isVerified()).toBe(false)
    expect((await reset(token)).status).toBe(200)
    expect(await isVerified()).toBe(true)
  })

  it('is what somebody is led to who signs up with the address of an imported account', async () => {
    const email = 'hentet@trivsel.example'
    await database.insert(user).values({ id: 'hentet', firstName: 'A', lastName: 'B', email })
    await callAccounts(portal, 'sign-up', { email, locale: 'no' })
    expect((await mailbox.wait(email)).text).toMatch(/\/glemt-passord\s/)
    expect((await reset(await resetToken(email))).status).toBe(200)
    expect((await signIn(portal, { email, password: newPassword })).status).toBe(200)
    const users = await database.select({ id: user.id }).from(user).where(eq(user.email, email))
    expect(users).toEqual([{ id: 'hentet' }])
  })
})

describe('a change of password', () => {
  const change = (cookie: string, currentPassword: string, password = newPassword) =>
    callAccounts(
      portal,
      'password',
      { currentPassword, password, locale: 'no' },
      { method: 'PUT', cookie },
    )

  it('asks for the one there is, keeps this session and ends the others', async () => {
    const person = await newPerson()
    const [here, elsewhere] = [await logIn(person), await logIn(person)]
    const wrong = await change(here, 'feil passord')
    expect(wrong.status).toBe(403)
    expect(await wrong.json()).toEqual({ error: 'WRONG_PASSWORD' })
    expect((await change(here, person.password)).status).toBe(200)
    expect(await isSignedIn(here)).toBe(true)
    await expect.poll(() => isSignedIn(elsewhere), { timeout: 5_000 }).toBe(false)
  })

  it('can be tried ten times, however many come at once', async () => {
    const person = await newPerson()
    const cookie = await logIn(person)
    const options = { method: 'PUT', cookie, address: '203.0.113.9' }
    const form = { currentPassword: 'feil', password: newPassword, locale: 'no' }
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => callAccounts(portal, 'password', form, options)),
    )
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  })
})

describe('a change of e-mail address', () => {
  const ask = (cookie: string, email: string, currentPassword: string) =>
    callAccounts(portal, 'email', { email, currentPassword, locale: 'en' }, { cookie })
  const confirm = (token: string) => callAccounts(portal, 'email/confirm', { token, locale: 'en' })

  it('takes effect when the link to the new address is followed, and the old one is notified', async () => {
    const person = await newPerson()
    const cookie = await logIn(person)
    const email = `flyttet-${person.email}`
    expect((await ask(cookie, email, 'feil passord')).status).toBe(403)
    expect((await ask(cookie, email, person.password)).status).toBe(202)
    const token = tokenOf(await mailbox.wait(email))
    expect((await signIn(portal, person)).status).toBe(200)
    const oldReset = await resetToken(person.email)

    const answer = await confirm(token)
    expect(await answer.json()).toEqual({ email })
    const notice = await mailbox.wait(person.email, 2)
    expect(notice.subject).toBe('Your email address with Trivsel has changed')
    expect(notice.text).not.toContain(email)
    expect((await signIn(portal, person)).status).toBe(401)
    expect((await signIn(portal, { ...person, email })).status).toBe(200)
    expect((await reset(oldReset)).status).toBe(410)
    expect((await confirm(token)).status).toBe(410)
  })

  it('to an address that has an account looks the same, and only the mail says so', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    expect((await ask(await logIn(person), other.email, person.password)).status).toBe(202)
    expect((await mailbox.wait(other.email)).text).not.toContain('token=')
  })

  it('of two people to one address at once is given to one', async () => {
    const [first, second] = [await newPerson(), await newPerson()]
    const email = `felles-${first.email}`
    await ask(await logIn(first), email, first.password)
    await ask(await logIn(second), email, second.password)
    await mailbox.wait(email, 2)
    const tokens = mailbox.to(email).map(tokenOf)
    const answers = await Promise.all(tokens.map(confirm))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await database.select().from(user).where(eq(user.email, email))).toHaveLength(1)
  })
})

describe('the list of sessions', () => {
  const list = async (cookie: string) => {
    const answer = await callAccounts(portal, 'sessions', undefined, { method: 'GET', cookie })
    const { items }: { items: { id: string; isThisOne: boolean }[] } = await answer.json()
    return items
  }
  const end = (cookie: string, path: string) =>
    callAccounts(portal, path, undefined, { method: 'DELETE', cookie })

  it('shows one’s own, and ends one or all others', async () => {
    const person = await newPerson()
    const cookies = [await logIn(person), await logIn(person), await logIn(person)] as const
    const [here, second, third] = cookies
    const items = await list(here)
    expect(items).toHaveLength(3)
    expect(items.filter(({ isThisOne }) => isThisOne)).toHaveLength(1)
    expect(Object.keys(items[0] ?? {}).sort()).toEqual([
      'browser',
      'id',
      'isThisOne',
      'lastUsedAt',
      'startedAt',
      'system',
    ])

    const [secondOwn] = (await list(second)).filter(({ isThisOne }) => isThisOne)
    await end(here, `sessions/${secondOwn?.id}`)
    await expect.poll(() => isSignedIn(second), { timeout: 5_000 }).toBe(false)
    expect((await end(here, `sessions/${secondOwn?.id}`)).status).toBe(200)
    expect(await isSignedIn(third)).toBe(true)
    await end(here, 'sessions')
    await expect.poll(() => isSignedIn(third), { timeout: 5_000 }).toBe(false)
    expect(await isSignedIn(here)).toBe(true)
  })

  it('distinguishes them by browser and system, and stores nothing else of the user agent', async () => {
    const person = await newPerson()
    const userAgent =
      'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'
    const here = cookiesOf(await signIn(portal, person, { userAgent }))
    await logIn(person)
    expect(await list(here)).toEqual([
      expect.objectContaining({ browser: null, system: null }),
      expect.objectContaining({ browser: 'Firefox', system: 'Linux', isThisOne: true }),
    ])
    const { rows } = await database.execute(
      sql`select database_to_xml(true, false, '')::text as everything`,
    )
    expect(JSON.stringify(rows)).not.toContain('Gecko')
  })

  it('ends nobody else’s', async () => {
    const [mine, theirs] = [await logIn(await newPerson()), await logIn(await newPerson())]
    const [other] = await list(theirs)
    expect((await end(mine, `sessions/${other?.id}`)).status).toBe(200)
    await end(mine, 'sessions')
    expect(await isSignedIn(theirs)).toBe(true)
  })
})

it.each([
  ['GET', 'email'],
  ['POST', 'email'],
  ['PUT', 'password'],
  ['GET', 'sessions'],
  ['DELETE', 'sessions'],
  ['DELETE', 'sessions/abc'],
])('a visitor is refused %s %s', async (method, path) => {
  const body = method === 'GET' || method === 'DELETE' ? undefined : {}
  const answer = await callAccounts(portal, path, body, { method })
  expect(answer.status).toBe(401)
  expect(await answer.json()).toEqual({ error: 'UNAUTHENTICATED' })
})

it('the hourly job removes links that were used or are too old, and old attempts', async () => {
  const person = await newPerson()
  const [used, old, good] = [
    await resetToken(person.email),
    await resetToken(person.email),
    await resetToken(person.email),
  ]
  const rows = await database
    .select()
    .from(accountLink)
    .where(eq(accountLink.email, person.email))
    .orderBy(accountLink.createdAt)
  expect([used, old, good]).toHaveLength(rows.length)
  const [first, second, third] = rows.map(({ tokenHash }) => tokenHash)
  const set = (tokenHash: string | undefined, values: object) =>
    database
      .update(accountLink)
      .set(values)
      .where(eq(accountLink.tokenHash, tokenHash ?? ''))
  await set(first, { usedAt: sql`now()` })
  await set(second, { expiresAt: sql`now() - interval '1 second'` })
  const [task] = accountTasks(database)
  const run = () => task?.run({}, { jobId: '1', signal: new AbortController().signal })
  // Failures of an account are counted for a day.
  await database.update(loginAttempt).set({ windowStartedAt: sql`now() - interval '23 hours'` })
  await run()
  expect(await database.select().from(loginAttempt)).not.toEqual([])
  await database.update(loginAttempt).set({ windowStartedAt: sql`now() - interval '25 hours'` })
  await run()

  const left = await database.select().from(accountLink).where(eq(accountLink.email, person.email))
  expect(left.map(({ tokenHash }) => tokenHash)).toEqual([third])
  expect(await database.select().from(loginAttempt)).toEqual([])
  expect(await database.select({ id: session.id }).from(session)).not.toEqual([])
})
