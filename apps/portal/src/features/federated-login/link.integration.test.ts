import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, session, user } from '#core/accounts/tables.server.ts'
import { findNationalId } from '#core/national-id/read-national-id.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import {
  buildPerson,
  seedPeople,
  startInstance,
  type TestInstance,
  testEncryption,
} from '#testing/accounts.testing.server.ts'
import { type Mailbox, openMailbox } from '#testing/mailbox.testing.server.ts'
import type { FederatedLink } from './contract.ts'
import { addFederated, Browser, startFederatedInstance } from './federated.testing.server.ts'
import { federatedTasks } from './jobs.server.ts'
import { keepProof } from './proof.server.ts'
import {
  type LoginStandIn,
  standInCitizens,
  standInPeople,
  startLoginStandIn,
} from './stand-in.testing.server.ts'
import { federatedAttempt, federatedProof } from './tables.server.ts'

const connection = await createTestDatabase({ size: 24 })
const { database } = connection
const [ingrid] = standInPeople
let feide: LoginStandIn
let portal: TestInstance
let mailbox: Mailbox
let subjects = 0
const proofParts = { database, encryption: testEncryption, provider: 'feide' } as const

beforeAll(async () => {
  feide = await startLoginStandIn()
  portal = await startFederatedInstance(connection, feide.settings)
  mailbox = await openMailbox(connection)
})
afterAll(async () => {
  await mailbox.stop()
  await feide.stop()
  await portal.listener.close()
})

async function newPerson() {
  const person = buildPerson({ membership: null })
  const ids = await seedPeople(database, [person])
  return { ...person, id: ids.get(person.email) ?? '' }
}

type NewPerson = Awaited<ReturnType<typeof newPerson>>

async function loggedIn(person: NewPerson): Promise<Browser> {
  const browser = new Browser(portal)
  await browser.logIn(person)
  return browser
}

/** A Feide account that nobody else in the test has. */
const newSubject = () => `subject-${++subjects}`

/** As after coming back from Feide; `userId` for a proof that only one person may use. */
async function giveProof(browser: Browser, subject: string, userId: string | null = null) {
  const identity = { subject, name: 'Ingrid Berg', institution: null, nationalId: null }
  browser.keep([`portal-feide-proof=${await keepProof(proofParts, identity, userId)}`])
}

async function linkOf(browser: Browser): Promise<FederatedLink> {
  return (await browser.provider('link')).json()
}

async function link(browser: Browser, more: { currentPassword?: string; proofId?: string } = {}) {
  const { proof } = await linkOf(browser)
  const body = { proofId: proof?.id ?? 'x'.repeat(43), locale: 'en', ...more }
  return browser.provider('link', { method: 'POST', body })
}

const unlink = (browser: Browser, currentPassword: string) =>
  browser.provider('link', { method: 'DELETE', body: { currentPassword, locale: 'no' } })

const linksOf = (userId: string) =>
  database
    .select()
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'feide')))

const makeOld = (userId: string) =>
  database
    .update(session)
    .set({ createdAt: new Date(Date.now() - 16 * 60_000) })
    .where(eq(session.userId, userId))

describe('linking', () => {
  it('requires both proofs, stores only the subject and notifies the owner', async () => {
    const person = await newPerson()
    const browser = new Browser(portal)
    const response = await browser.passThrough(ingrid.subject, '?callback=%2Fen%2Fmy-page')
    expect(response.headers.get('location')).toContain('/logg-inn/feide')
    expect((await link(browser)).status).toBe(401)
    await browser.logIn(person)
    expect((await linkOf(browser)).proof).toMatchObject({
      name: 'Ingrid Berg',
      institution: 'ntnu.no',
    })
    expect(await linksOf(person.id)).toEqual([])
    expect((await link(browser)).status).toBe(200)
    const [linked, ...others] = await linksOf(person.id)
    expect(others).toEqual([])
    expect(linked).toMatchObject({
      accountId: ingrid.subject,
      password: null,
    })
    expect(await linkOf(browser)).toMatchObject({ linkedAt: expect.any(String), proof: null })
    // Feide knows it, and nobody has asked.
    expect(await findNationalId(database, testEncryption, person.id)).toBeNull()
    expect((await mailbox.wait(person.email)).subject).toContain('Feide has been linked')
    const later = new Browser(portal)
    await later.passThrough(ingrid.subject)
    expect(await later.user()).toMatchObject({ id: person.id })
    await database.delete(user).where(eq(user.id, person.id))
  })

  it('never happens by coming back from Feide, also for who asked to link', async () => {
    const person = await newPerson()
    const browser = await loggedIn(person)
    const response = await browser.passThrough(ingrid.subject, '?purpose=link&language=en')
    expect(response.headers.get('location')).toBe('/en/my-page/security')
    expect(await linksOf(person.id)).toEqual([])
    expect((await linkOf(browser)).proof).toMatchObject({ name: 'Ingrid Berg' })
  })

  it('starts only for who is logged in', async () => {
    const response = await new Browser(portal).provider('start?purpose=link')
    expect(response.headers.get('location')).toBe('/logg-inn?callback=%2Fmin-side%2Fsikkerhet')
  })

  it('fails when somebody else has logged in meanwhile', async () => {
    const [one, two] = [await newPerson(), await newPerson()]
    const browser = await loggedIn(one)
    const answer = await browser.goThrough(ingrid.subject, '?purpose=link')
    await browser.logIn(two)
    const response = await browser.ask(answer)
    expect(response.headers.get('location')).toBe('/min-side/sikkerhet?feide=PROVIDER_EXPIRED')
    expect((await linkOf(browser)).proof).toBeNull()
  })

  it('is refused with a proof that somebody else asked for while logged in', async () => {
    const [owner, other] = [await newPerson(), await newPerson()]
    const browser = await loggedIn(other)
    await giveProof(browser, newSubject(), owner.id)
    expect((await linkOf(browser)).proof).toBeNull()
    expect((await link(browser)).status).toBe(410)
  })

  it('is refused for another proof than the one that was shown', async () => {
    const person = await newPerson()
    const browser = await loggedIn(person)
    await giveProof(browser, newSubject())
    const { proof } = await linkOf(browser)
    await giveProof(browser, newSubject())
    const response = await link(browser, { proofId: proof?.id ?? '' })
    expect(await response.json()).toEqual({ error: 'PROOF_OVER' })
    expect(await linksOf(person.id)).toEqual([])
  })

  it('is refused with a proof that is used, too old or none', async () => {
    const person = await newPerson()
    const browser = await loggedIn(person)
    expect((await link(browser)).status).toBe(410)
    await giveProof(browser, newSubject())
    const { proof } = await linkOf(browser)
    const token = browser.cookie('portal-feide-proof')
    expect((await link(browser)).status).toBe(200)
    browser.keep([`portal-feide-proof=${token}`])
    expect((await link(browser, { proofId: proof?.id ?? '' })).status).toBe(410)
    await giveProof(browser, newSubject())
    await database.update(federatedProof).set({ expiresAt: new Date(Date.now() - 1) })
    expect((await link(browser)).status).toBe(410)
  })

  it('asks for the password when the login is not from just now', async () => {
    const person = await newPerson()
    const browser = await loggedIn(person)
    await giveProof(browser, newSubject())
    expect((await linkOf(browser)).needsPassword).toBe(false)
    await makeOld(person.id)
    expect((await linkOf(browser)).needsPassword).toBe(true)
    expect(await (await link(browser)).json()).toEqual({ error: 'PASSWORD_NEEDED' })
    const wrong = await link(browser, { currentPassword: 'feil passord' })
    expect(await wrong.json()).toEqual({ error: 'WRONG_PASSWORD' })
    expect((await link(browser, { currentPassword: person.password })).status).toBe(200)
  })

  it('is refused for a second Feide account, and for one that is taken', async () => {
    const [one, two] = [await newPerson(), await newPerson()]
    const [first, second] = [await loggedIn(one), await loggedIn(two)]
    const subject = newSubject()
    await giveProof(first, subject)
    await link(first)
    await giveProof(first, newSubject())
    expect(await (await link(first)).json()).toEqual({ error: 'HAS_ANOTHER_LINK' })
    await giveProof(second, subject)
    expect(await (await link(second)).json()).toEqual({ error: 'LINKED_ELSEWHERE' })
    await giveProof(first, subject)
    expect((await link(first)).status).toBe(200)
    expect(await linksOf(one.id)).toHaveLength(1)
    expect(await linksOf(two.id)).toEqual([])
  })

  it('of one Feide account to several accounts at once succeeds for one', async () => {
    const subject = newSubject()
    const people = await Promise.all(Array.from({ length: 6 }, newPerson))
    const browsers = await Promise.all(people.map(loggedIn))
    for (const browser of browsers) await giveProof(browser, subject)
    const answers = await Promise.all(browsers.map((browser) => link(browser)))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409])
    const links = await database.select().from(account).where(eq(account.accountId, subject))
    expect(links).toHaveLength(1)
  })

  it('of several Feide accounts to one account at once succeeds for one', async () => {
    const person = await newPerson()
    const browsers = await Promise.all([1, 2, 3, 4].map(() => loggedIn(person)))
    for (const browser of browsers) await giveProof(browser, newSubject())
    const answers = await Promise.all(browsers.map((browser) => link(browser)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await linksOf(person.id)).toHaveLength(1)
  })
})

describe('with the setting for national ids', () => {
  it('linking proves the one that Feide asserts', async () => {
    const instance = await startInstance(connection)
    addFederated(instance, connection, feide.settings, 'feide', { withNationalId: true })
    const person = await newPerson()
    const browser = new Browser(instance)
    await browser.logIn(person)
    await browser.passThrough(ingrid.subject, '?purpose=link')
    expect((await link(browser)).status).toBe(200)
    expect(await findNationalId(database, testEncryption, person.id)).toMatchObject({
      number: standInCitizens[0].pid,
      proof: { by: 'feide' },
    })
    await database.delete(user).where(eq(user.id, person.id))
    await instance.listener.close()
  })
})

describe('unlinking', () => {
  it('requires the password, ends other sessions and notifies the owner', async () => {
    const person = await newPerson()
    const [browser, other] = [await loggedIn(person), await loggedIn(person)]
    await giveProof(browser, newSubject())
    await link(browser)
    expect(await (await unlink(browser, 'feil passord')).json()).toEqual({
      error: 'WRONG_PASSWORD',
    })
    expect(await linksOf(person.id)).toHaveLength(1)
    expect((await unlink(browser, person.password)).status).toBe(200)
    expect(await linksOf(person.id)).toEqual([])
    expect(await browser.user()).toMatchObject({ id: person.id })
    await expect.poll(() => other.user()).toBeNull()
    expect((await mailbox.wait(person.email, 2)).subject).toBe('Koblingen til Feide er fjernet')
    expect((await unlink(browser, person.password)).status).toBe(200)
    expect(mailbox.to(person.email)).toHaveLength(2)
  })
})

describe('a deleted user', () => {
  it('deletes the link: the Feide account opens nothing and can be linked again', async () => {
    const [gone, next] = [await newPerson(), await newPerson()]
    const browser = await loggedIn(gone)
    await browser.passThrough(ingrid.subject, '?purpose=link')
    await link(browser)
    await giveProof(browser, newSubject(), gone.id)
    await database.delete(user).where(eq(user.id, gone.id))
    expect(await database.$count(federatedProof, eq(federatedProof.userId, gone.id))).toBe(0)
    const later = new Browser(portal)
    const response = await later.passThrough(ingrid.subject)
    expect(response.headers.get('location')).toContain('/logg-inn/feide')
    expect(await later.user()).toBeNull()
    await later.logIn(next)
    expect((await link(later)).status).toBe(200)
  })
})

describe('bad input', () => {
  it.each([
    {},
    { proofId: '', locale: 'no' },
    { proofId: 'x'.repeat(10_000), locale: 'no' },
    { proofId: 'x'.repeat(43), locale: 'sv' },
    { proofId: ['x'], locale: 'no' },
    { proofId: 'x'.repeat(43), locale: 'no', currentPassword: 7 },
  ])('is refused: %j', async (body) => {
    const browser = await loggedIn(await newPerson())
    expect((await browser.provider('link', { method: 'POST', body })).status).toBe(400)
  })

  it('in cookies is nothing', async () => {
    const browser = await loggedIn(await newPerson())
    for (const cookie of ['%00', 'a b', "' or 1=1 --", 'æ'.repeat(4_000)]) {
      browser.keep([`portal-feide-proof=${encodeURIComponent(cookie)}`])
      expect((await linkOf(browser)).proof).toBeNull()
    }
  })
})

it('what nobody finished is removed', async () => {
  const past = new Date(Date.now() - 1)
  await giveProof(new Browser(portal), newSubject())
  await new Browser(portal).provider('start')
  await database.update(federatedProof).set({ expiresAt: past })
  await database.update(federatedAttempt).set({ expiresAt: past })
  await new Browser(portal).provider('start')
  for (const task of federatedTasks(database))
    await task.run({}, { jobId: 'test', signal: AbortSignal.timeout(5_000) })
  expect([await database.$count(federatedProof), await database.$count(federatedAttempt)]).toEqual([
    0, 1,
  ])
})
