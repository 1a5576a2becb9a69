import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { account, session, user } from '#core/accounts/tables.server.ts'
import { proveNationalId } from '#core/national-id/prove-national-id.server.ts'
import { findNationalId } from '#core/national-id/read-national-id.server.ts'
import { removeNationalId } from '#core/national-id/save-national-id.server.ts'
import { claimNationalId } from '#core/semester-registrations/claim-national-id.server.ts'
import { isStrongSession } from '#core/sessions/strong/strong-session.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import {
  buildPerson,
  seedPeople,
  type TestInstance,
  testEncryption,
} from '#testing/accounts.testing.server.ts'
import { type Mailbox, openMailbox } from '#testing/mailbox.testing.server.ts'
import { addFederated, Browser, startFederatedInstance } from './federated.testing.server.ts'
import { keepProof } from './proof.server.ts'
import { type LoginStandIn, standInCitizens, startLoginStandIn } from './stand-in.testing.server.ts'
import { federatedProof } from './tables.server.ts'

const connection = await createTestDatabase({ size: 12 })
const { database } = connection
const [ingrid, omar] = standInCitizens
let idPorten: LoginStandIn
let feide: LoginStandIn
let portal: TestInstance
let mailbox: Mailbox

beforeAll(async () => {
  ;[idPorten, feide] = await Promise.all([
    startLoginStandIn({ id: 'id-porten' }),
    startLoginStandIn(),
  ])
  portal = await startFederatedInstance(connection, idPorten.settings, 'id-porten')
  addFederated(portal, connection, feide.settings, 'feide')
  mailbox = await openMailbox(connection)
})
afterEach(() => idPorten.alter(null))
afterAll(async () => {
  await mailbox.stop()
  await Promise.all([idPorten.stop(), feide.stop()])
  await portal.listener.close()
})

async function newPerson() {
  const person = buildPerson({ membership: null })
  const ids = await seedPeople(database, [person])
  return { ...person, id: ids.get(person.email) ?? '' }
}
const newBrowser = () => new Browser(portal, 'id-porten')
const placeOf = (response: Response) => response.headers.get('location')
const kept = (userId: string) => findNationalId(database, testEncryption, userId)
const linksOf = (userId: string) =>
  database
    .select()
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'id-porten')))

/** Goes to ID-porten and back as somebody who is logged in. */
async function comeBack(person: Awaited<ReturnType<typeof newPerson>>, subject: string) {
  const browser = newBrowser()
  await browser.logIn(person)
  await browser.passThrough(subject, '?purpose=link')
  return browser
}

/** Whether each session of a person is strong, the first one first. */
async function strongSessionsOf(userId: string): Promise<boolean[]> {
  const sessions = await database
    .select({ id: session.id })
    .from(session)
    .where(eq(session.userId, userId))
    .orderBy(session.createdAt)
  return Promise.all(sessions.map(({ id }) => isStrongSession(database, id)))
}

async function link(browser: Browser) {
  const { proof } = await (await browser.provider('link')).json()
  const body = { proofId: proof?.id ?? 'x'.repeat(43), locale: 'no' }
  return browser.provider('link', { method: 'POST', body })
}

describe('a login with ID-porten', () => {
  it('asks for the national id at a substantial level', async () => {
    const response = await newBrowser().provider('start?language=en')
    const asked = new URL(placeOf(response) ?? '').searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      scope: 'openid profile',
      acr_values: 'idporten-loa-substantial',
      ui_locales: 'en',
      code_challenge_method: 'S256',
    })
  })

  it('that is unknown logs nobody in, and shows the end of the number alone', async () => {
    const browser = newBrowser()
    const response = await browser.passThrough(omar.subject, '?callback=%2Fmin-side%3Fa%3D1')
    expect(placeOf(response)).toBe('/logg-inn/id-porten?callback=%2Fmin-side%3Fa%3D1')
    expect(await browser.user()).toBeNull()
    const { proof } = await (await browser.provider('proof')).json()
    expect(proof).toEqual({
      id: expect.any(String),
      name: `•••••••••${omar.pid.slice(-2)}`,
      institution: null,
    })
    const rows = JSON.stringify(await database.select().from(federatedProof))
    expect(rows).not.toContain(omar.pid)
  })

  it('that is linked proves the number; the claim of another lapses with a mail', async () => {
    const [person, attacker] = [await newPerson(), await newPerson()]
    const claim = { userId: attacker.id, number: ingrid.pid }
    await claimNationalId(database, testEncryption, claim)
    const browser = await comeBack(person, ingrid.subject)
    expect(await kept(person.id)).toBeNull()
    expect((await link(browser)).status).toBe(200)
    expect(await kept(person.id)).toMatchObject({ number: ingrid.pid, proof: { by: 'id-porten' } })
    expect(await kept(attacker.id)).toBeNull()
    expect((await mailbox.wait(person.email)).subject).toContain('ID-porten')
    expect((await mailbox.wait(attacker.email)).subject).toContain('Fødselsnummeret er fjernet')

    // Every login proves it again, also after it was removed.
    await removeNationalId(database, person.id)
    await claimNationalId(database, testEncryption, claim)
    const later = newBrowser()
    await later.passThrough(ingrid.subject)
    expect(await later.user()).toMatchObject({ id: person.id })
    expect(await kept(person.id)).toMatchObject({ proof: { by: 'id-porten' } })
    expect(await kept(attacker.id)).toBeNull()

    // A login that says no number is none, also of somebody who is linked.
    idPorten.alter((claims) => ({ ...claims, pid: undefined }))
    const without = newBrowser()
    expect(placeOf(await without.passThrough(ingrid.subject))).toContain('PROVIDER_FAILED')
    expect(await without.user()).toBeNull()
    await database.delete(user).where(eq(user.id, person.id))
  })

  it('makes the session strong, when it is linked and at each login, and no other session', async () => {
    const person = await newPerson()
    const browser = await comeBack(person, ingrid.subject)
    expect(await strongSessionsOf(person.id)).toEqual([false])
    expect((await link(browser)).status).toBe(200)
    expect(await strongSessionsOf(person.id)).toEqual([true])

    await newBrowser().logIn(person)
    expect(await strongSessionsOf(person.id)).toEqual([true, false])
    await newBrowser().passThrough(ingrid.subject)
    expect(await strongSessionsOf(person.id)).toEqual([true, false, true])
    await database.delete(user).where(eq(user.id, person.id))
  })

  it('is not linked when another account is proven to own the number', async () => {
    const [owner, person] = [await newPerson(), await newPerson()]
    const proof = { userId: owner.id, number: ingrid.pid, provenBy: 'document' } as const
    await proveNationalId(database, testEncryption, proof)
    const browser = await comeBack(person, ingrid.subject)
    const refused = await link(browser)
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { error: 'login.aktiverbruker.aktivert.personnummer' },
    ])
    expect([await linksOf(person.id), await kept(person.id)]).toEqual([[], null])
    await removeNationalId(database, owner.id)
    expect((await link(browser)).status).toBe(200)
    await database.delete(user).where(eq(user.id, person.id))
  })

  it('of one number to two accounts at once succeeds for one', async () => {
    const people = [await newPerson(), await newPerson(), await newPerson()]
    const browsers = await Promise.all(people.map((person) => comeBack(person, ingrid.subject)))
    const statuses = await Promise.all(browsers.map(async (each) => (await link(each)).status))
    expect(statuses.sort()).toEqual([200, 409, 409])
    const proofs = await Promise.all(people.map(({ id }) => kept(id)))
    expect(proofs.filter(Boolean)).toHaveLength(1)
  })
})

describe('nobody is logged in or shown', () => {
  it('only for a real error: a token that was merely signed again is valid', async () => {
    idPorten.alter((claims) => claims)
    expect(placeOf(await newBrowser().passThrough(omar.subject))).toContain('/logg-inn/id-porten')
    idPorten.alter((claims) => ({ ...claims, acr: 'idporten-loa-high' }))
    expect(placeOf(await newBrowser().passThrough(omar.subject))).toContain('/logg-inn/id-porten')
  })

  it.each([
    ['nonce', { nonce: 'another' }, false],
    ['issuer', { iss: 'https://evil.example' }, false],
    ['audience', { aud: 'another-client' }, false],
    ['age', { iat: 1_000_000, exp: 1_000_600 }, false],
    ['signature', {}, true],
    ['level', { acr: 'idporten-loa-low' }, false],
    ['level, which is missing,', { acr: undefined }, false],
    ['level, of another kind,', { acr: ['idporten-loa-high'] }, false],
    ['number, which is missing,', { pid: undefined }, false],
    ['number', { pid: '15890050016' }, false],
    ['number, of another kind,', { pid: { $ne: '' } }, false],
  ])('when the %s of the token is wrong', async (_, wrong, isForged) => {
    const browser = newBrowser()
    idPorten.alter((claims) => ({ ...claims, ...wrong }), { isForged })
    const response = await browser.passThrough(omar.subject)
    expect(placeOf(response)).toBe(
      '/logg-inn?callback=%2Fmin-side%2Ftrening&id-porten=PROVIDER_FAILED',
    )
    expect(browser.cookie('portal-session')).toBeUndefined()
    expect(browser.cookie('portal-id-porten-proof')).toBeUndefined()
  })

  it('when the answer of Feide is brought to ID-porten', async () => {
    const browser = new Browser(portal)
    const answer = await browser.goThrough('f5b4a1f0-feide-ingrid')
    browser.keep([`portal-id-porten-attempt=${browser.cookie('portal-feide-attempt')}`])
    const response = await browser.ask(answer.replace('/feide/', '/id-porten/'))
    expect(placeOf(response)).toBe('/logg-inn?id-porten=PROVIDER_EXPIRED')
  })

  it('when a proof of Feide is shown as one of ID-porten', async () => {
    const browser = newBrowser()
    await browser.logIn(await newPerson())
    const parts = { database, encryption: testEncryption, provider: 'feide' } as const
    const identity = { subject: ingrid.subject, name: 'x', institution: null, nationalId: null }
    const token = await keepProof(parts, identity, null)
    browser.keep([`portal-id-porten-proof=${token}`])
    expect(await (await browser.provider('proof')).json()).toEqual({ proof: null })
    expect((await link(browser)).status).toBe(410)
  })
})
