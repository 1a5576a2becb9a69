import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { accessLog } from '#core/access-log/tables.server.ts'
import { createLink } from '#core/accounts/links/account-link.server.ts'
import { enqueueAccountLink } from '#core/accounts/links/send-link.server.ts'
import { user } from '#core/accounts/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { proveNationalId } from '#core/national-id/prove-national-id.server.ts'
import { claimNationalId } from '#core/semester-registrations/claim-national-id.server.ts'
import { findRegistrations } from '#core/semester-registrations/find-registrations.server.ts'
import { importRegistrations } from '#core/semester-registrations/import-registrations.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { DeletionPreview } from '#features/privacy/contract.ts'
import { deleteAccount } from '#features/privacy/delete-account.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { personalTables } from '../../features.server.ts'
import { callAccounts, signIn, testEncryption } from '../accounts.testing.server.ts'
import {
  createClass,
  createMember,
  noonInTwoDays,
  readClass,
} from '../group-classes.testing.server.ts'
import { seedInstitutions } from '../institutions.testing.server.ts'
import { insertBooking } from './booking.testing.server.ts'
import {
  callPrivacy,
  newSignedIn,
  requestDeletion,
  type SignedInPerson,
  startPrivacyInstance,
} from './privacy.testing.server.ts'

const connection = await createTestDatabase({ size: 16 })
const { database } = connection
await seedInstitutions(database)
const instance = await startPrivacyInstance(connection)
const elsewhere = await startPrivacyInstance(connection)
afterAll(() => Promise.all([instance.listener.close(), elsewhere.listener.close()]))

const refusal = async (response: Response) => [response.status, await response.json()]

async function isThere({ userId }: Pick<SignedInPerson, 'userId'>): Promise<boolean> {
  return (await database.select().from(user).where(eq(user.id, userId))).length === 1
}

async function waitingMails(email: string): Promise<{ subject: string; text: string }[]> {
  const { rows } = await database.execute<{ payload: { subject: string; text: string } }>(sql`
    select payload from graphile_worker._private_jobs
    where payload ->> 'to' = ${email} or payload ->> 'email' = ${email}`)
  return rows.map(({ payload }) => payload)
}

describe('what deletion would do', () => {
  it('is explained first, in both languages', async () => {
    const { cookie, userId } = await newSignedIn(instance, database)
    await insertBooking(database, (await createClass(database)).classId, userId)
    for (const [language, account, profileName, history] of [
      ['no', 'Konto', 'Profil', 'Historikk for gruppetimer'],
      ['en', 'Account', 'Profile', 'History of group classes'],
    ] as const) {
      const path = `deletion?language=${language}`
      const preview: DeletionPreview = await (await callPrivacy(instance, path, { cookie })).json()
      expect(preview.removed).toContain(account)
      expect(preview.kept.map(({ name }) => name)).toEqual([history])
      // Data that does not exist is not mentioned.
      expect(preview.removed).not.toContain(profileName)
      expect(preview.kept.every(({ because }) => because.length > 20)).toBe(true)
      expect(preview.blockedBy).toEqual([])
    }
  })

  it('says that staff must leave first', async () => {
    const person = await newSignedIn(instance, database)
    await database.insert(staffMember).values({ userId: person.userId, roles: ['sports'] })
    const preview: DeletionPreview = await (
      await callPrivacy(instance, 'deletion', { cookie: person.cookie })
    ).json()
    expect(preview.blockedBy).toEqual(['ACTIVE_STAFF_ROLE'])
    expect(await refusal(await requestDeletion(instance, person))).toEqual([
      409,
      { error: 'ACTIVE_STAFF_ROLE' },
    ])
    expect(await isThere(person)).toBe(true)
    await database
      .update(staffMember)
      .set({ endedAt: sql`now()` })
      .where(eq(staffMember.userId, person.userId))
    expect((await requestDeletion(instance, person)).status).toBe(200)
    expect(await isThere(person)).toBe(false)
  })
})

describe('nothing is deleted', () => {
  it.each([
    [{ confirmation: 'slett' }, 422, 'CONFIRMATION_WRONG'],
    [{ confirmation: '' }, 422, 'CONFIRMATION_WRONG'],
    [{ confirmation: 'DELETE' }, 422, 'CONFIRMATION_WRONG'],
    [{ language: 'en' }, 422, 'CONFIRMATION_WRONG'],
    [{ password: 'not the password' }, 403, 'WRONG_PASSWORD'],
    [{ password: '' }, 400, 'INVALID_REQUEST'],
    [{ confirmation: 'x'.repeat(10_000) }, 400, 'INVALID_REQUEST'],
    [{ password: 17 }, 400, 'INVALID_REQUEST'],
    [{ language: 'sv' }, 400, 'INVALID_REQUEST'],
  ])('for %j', async (overrides, status, error) => {
    const person = await newSignedIn(instance, database)
    expect(await refusal(await requestDeletion(instance, person, overrides))).toMatchObject([
      status,
      { error },
    ])
    expect(await isThere(person)).toBe(true)
  })

  it('for a visitor, or a page of somebody else', async () => {
    const person = await newSignedIn(instance, database)
    expect((await requestDeletion(instance, { ...person, cookie: '' })).status).toBe(401)
    const forged = await instance.api.request('/api/frontend/user/privacy/deletion', {
      method: 'POST',
      headers: {
        cookie: person.cookie,
        'sec-fetch-site': 'cross-site',
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        confirmation: 'SLETT',
        password: person.password,
        language: 'no',
      }),
    })
    expect(await refusal(forged)).toEqual([403, { error: 'CROSS_SITE_REQUEST' }])
    expect(await isThere(person)).toBe(true)
  })

  it('for a caller who guesses passwords, and then tries the right one', async () => {
    const person = await newSignedIn(instance, database)
    const body = { confirmation: 'SLETT', password: 'guess', language: 'no' }
    const address = '198.19.7.7'
    for (let guess = 0; guess < 10; guess++)
      await callPrivacy(instance, 'deletion', { cookie: person.cookie, body, address })
    const right = await callPrivacy(instance, 'deletion', {
      cookie: person.cookie,
      body: { ...body, password: person.password },
      address,
    })
    expect(await refusal(right)).toEqual([429, { error: 'TOO_MANY_ATTEMPTS' }])
    expect(await isThere(person)).toBe(true)
  })
})

describe('an account that is deleted', () => {
  it('that had claimed somebody else’s national id leaves that person’s semesters alone', async () => {
    const [attacker, victim] = [
      await newSignedIn(instance, database),
      await newSignedIn(instance, database),
    ]
    const number = '17878999967'
    await importRegistrations(
      database,
      testEncryption,
      {
        institution: 'UiO',
        deliveredBy: 'test',
        lines: [{ line: 1, nationalId: number, email: '', semesterCode: '2025H', isPaid: true }],
      },
      '2026-11-21',
    )
    await claimNationalId(database, testEncryption, { userId: attacker.userId, number })
    expect((await requestDeletion(instance, attacker)).status).toBe(200)
    const { userId } = victim
    await proveNationalId(database, testEncryption, { userId, number, provenBy: 'document' })
    expect(await findRegistrations(database, testEncryption, userId)).toHaveLength(1)
  })

  it('has no session in any instance, at once', async () => {
    const person = await newSignedIn(instance, database)
    const phone = await signIn(elsewhere, person)
    const phoneCookie = phone.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ')
    for (const [where, cookie] of [
      [instance, person.cookie],
      [elsewhere, phoneCookie],
    ] as const)
      expect((await callPrivacy(where, 'access-log', { cookie })).status).toBe(200)
    const response = await requestDeletion(instance, person)
    expect(response.headers.getSetCookie().every((line) => line.includes('Max-Age=0'))).toBe(true)
    expect(response.headers.getSetCookie()).toHaveLength(2)
    expect((await callPrivacy(instance, 'access-log', person)).status).toBe(401)
    await vi.waitFor(async () => {
      const answer = await callPrivacy(elsewhere, 'access-log', { cookie: phoneCookie })
      expect(answer.status).toBe(401)
    })
    expect((await signIn(instance, person)).status).toBe(401)
  })

  it('gets one last mail, and none of those that waited', async () => {
    const person = await newSignedIn(instance, database)
    const { email, userId } = person
    await enqueueJob(database, sendMail, { to: email, subject: 'Plass', text: 'Du fikk plass.' })
    await enqueueAccountLink(database, { kind: 'reset-password', email, locale: 'no' })
    const another = { kind: 'change-email', email: 'ny@trivsel.example', userId } as const
    await enqueueAccountLink(database, { ...another, locale: 'no' })
    await requestDeletion(instance, person, { language: 'en', confirmation: 'DELETE' })
    const mails = await waitingMails(email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Your account is deleted'])
    expect(await waitingMails('ny@trivsel.example')).toEqual([])
  })

  it('leaves mailed links that lead nowhere', async () => {
    const person = await newSignedIn(instance, database)
    const { email, userId } = person
    const reset = await createLink(database, { purpose: 'reset-password', email, userId })
    const change = await createLink(database, {
      purpose: 'change-email',
      email: `new-${email}`,
      userId,
    })
    await requestDeletion(instance, person)
    const answers = [
      await callAccounts(instance, 'reset-password', {
        token: reset,
        password: 'fire rare gule ender',
        locale: 'no',
      }),
      await callAccounts(instance, 'email/confirm', { token: change, locale: 'no' }),
      await callAccounts(instance, 'links/check', { purpose: 'reset-password', token: reset }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([410, 410, 410])
  })

  it('gives its places to the queue', async () => {
    const person = await newSignedIn(instance, database)
    const { classId } = await createClass(database, { capacity: 1, startsAt: noonInTwoDays() })
    const waiting = await createMember(database)
    await insertBooking(database, classId, person.userId)
    await insertBooking(database, classId, waiting, 'queued')
    await requestDeletion(instance, person)
    expect(await readClass(database, classId)).toEqual({
      booked: [waiting],
      queued: [],
      counters: { booked: 1, queued: 0 },
    })
  })

  it('is forgotten in classes that are over, which stay as full as they were', async () => {
    const person = await newSignedIn(instance, database)
    const { classId } = await createClass(database, { startsAt: new Date('2026-01-15T17:00:00Z') })
    await insertBooking(database, classId, person.userId)
    await requestDeletion(instance, person)
    const { booked, counters } = await readClass(database, classId)
    expect([booked, counters]).toEqual([[], { booked: 1, queued: 0 }])
    const { rows } = await database.execute(
      sql`select kind from portal.group_class_booking_event where class_id = ${classId}`,
    )
    expect(rows).toEqual([{ kind: 'booked' }])
  })

  it('stays in the audit log as an id, and in others’ access logs as nobody', async () => {
    const person = await newSignedIn(instance, database)
    const other = await newSignedIn(instance, database)
    await database.insert(auditEntry).values({
      actorKind: 'staff',
      actorId: person.userId,
      actorRoles: ['contact'],
      action: 'staff-access-opened',
      subjectKind: 'staff-member',
      subjectId: person.userId,
    })
    await database.insert(accessLog).values({
      actorId: person.userId,
      subjectId: other.userId,
      data: 'national-id',
      reason: 'own-profile',
    })
    await requestDeletion(instance, person)
    const stored = await database
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.actorId, person.userId))
    expect(stored).toHaveLength(1)
    const log = await (await callPrivacy(instance, 'access-log', other)).json()
    expect(log.items.map(({ actor }: { actor: string }) => actor)).toEqual(['gone'])
  })
})

describe('at the same time', () => {
  it('one of many deletions does it, and one mail is sent', async () => {
    const person = await newSignedIn(instance, database)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => requestDeletion(instance, person)),
    )
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    // Requests after the deletion get the refusal that they are not logged in, or not known.
    expect(answers.every(({ status }) => [200, 401, 403].includes(status))).toBe(true)
    expect(await waitingMails(person.email)).toHaveLength(1)
    expect((await requestDeletion(instance, person)).status).toBe(401)
  })

  it('everybody in one class leaves, and no place and no queue is lost', async () => {
    const { classId } = await createClass(database, { capacity: 4 })
    const { classId: second } = await createClass(database, {
      capacity: 4,
      startsAt: new Date(noonInTwoDays().getTime() + 5 * 3_600_000),
    })
    const leaving = await Promise.all(Array.from({ length: 8 }, () => createMember(database)))
    const staying = await Promise.all(Array.from({ length: 3 }, () => createMember(database)))
    for (const [index, id] of leaving.entries())
      await insertBooking(database, classId, id, index < 4 ? 'booked' : 'queued')
    // In the other order, so that who locks as it comes would wait crosswise.
    for (const [index, id] of leaving.toReversed().entries())
      await insertBooking(database, second, id, index < 4 ? 'booked' : 'queued')
    for (const id of staying) await insertBooking(database, classId, id, 'queued')
    const farewell = { subject: 'Slettet', text: 'Slettet.' }
    const parts = { database, encryption: testEncryption, personalTables }
    const deleted = await Promise.all(
      leaving.map((userId) => deleteAccount(parts, userId, { farewell })),
    )
    expect(deleted).toEqual(leaving.map(() => true))
    expect(await readClass(database, classId)).toEqual({
      booked: staying,
      queued: [],
      counters: { booked: 3, queued: 0 },
    })
    expect((await readClass(database, second)).counters).toEqual({ booked: 0, queued: 0 })
  })
})
