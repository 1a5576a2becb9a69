import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { accessLog } from '#core/access-log/tables.server.ts'
import { createLink } from '#core/accounts/links/account-link.server.ts'
import { enqueueAccountLink } from '#core/accounts/links/send-link.server.ts'
import { account, session } from '#core/accounts/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { staffProposal } from '#core/proposals/tables.server.ts'
import { savePushDevice } from '#core/push/push-devices.server.ts'
import { claimNationalId } from '#core/semester-registrations/claim-national-id.server.ts'
import { importRegistrations } from '#core/semester-registrations/import-registrations.server.ts'
import { keysOfEmail, keysOfNationalId } from '#core/semester-registrations/person-key.server.ts'
import { semesterRegistration } from '#core/semester-registrations/tables.server.ts'
import { staffInvitation, staffMember } from '#core/staff-area/tables.server.ts'
import { createHold } from '#features/courts/holds/create-hold.server.ts'
import {
  createCourt,
  createHoldParts,
  spanOf,
} from '#features/courts/testing/courts.testing.server.ts'
import { beginAttempt } from '#features/federated-login/attempt.server.ts'
import { keepProof } from '#features/federated-login/proof.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { buildPerson, testEncryption } from './accounts.testing.server.ts'
import { createClass } from './group-classes.testing.server.ts'
import { seedInstitutions } from './institutions.testing.server.ts'
import { readDatabase } from './leaks.testing.server.ts'
import { insertBooking } from './privacy/booking.testing.server.ts'
import {
  newSignedIn,
  requestDeletion,
  startPrivacyInstance,
} from './privacy/privacy.testing.server.ts'
import { seedStaff } from './staff.testing.server.ts'

const connection = await createTestDatabase()
await seedInstitutions(connection.database)
const { database } = connection
const instance = await startPrivacyInstance(connection)
afterAll(() => instance.listener.close())

const email = 'kvitebjorn@trivsel.example'
const otherEmail = 'ny-adresse@annetsted.example'
const number = '01010750160'
const subject = '7c1d8f0e-feide-subject'

/**
 * All that must be deleted, or is kept for a reason: the log of what staff did and the history of
 * classes have the id alone (docs/privacy.md), and one last mail is on its way. What institutions
 * delivered belongs to the delivery: all of it stays until retention removes it.
 */
const mayStay = [
  'table graphile_worker._private_jobs: e-mail',
  // Until it has run: a restored database must not bring the account back.
  'table graphile_worker._private_jobs: id',
  'table portal.audit_entry: id',
  'table portal.group_class_booking_event: id',
]
const ofTheDelivery = 'table portal.semester_registration'
const deliveredLines = 2

type Traces = Record<string, readonly string[]>

/** Which tables of the whole database have which traces, whatever the product itself searches. */
async function findTraces(traces: Traces): Promise<string[]> {
  const found = new Set<string>()
  for (const [where, text] of await readDatabase(database)) {
    const lower = text.toLowerCase()
    for (const [name, texts] of Object.entries(traces))
      if (texts.some((trace) => lower.includes(trace.toLowerCase()))) found.add(`${where}: ${name}`)
  }
  return [...found].filter((trace) => !trace.startsWith(ofTheDelivery)).sort()
}

/** Somebody of whom there is something in every table that can have it. */
async function seedEverywhere() {
  const names = { firstName: 'Kvitebjørn', lastName: 'Ørnefjell-Ås' }
  const person = await newSignedIn(instance, database, buildPerson({ ...names, email }))
  const { userId } = person
  const address = { addressLine1: 'Revebjellestien 19', city: 'Bjørnevatn' }
  await database.insert(profile).values({ userId, ...address, phoneNumber: '98766789' })
  await claimNationalId(database, testEncryption, { userId, number })
  await database
    .insert(account)
    .values({ id: 'feide-of-the-person', accountId: subject, providerId: 'feide', userId })
  await beginAttempt(database, { callback: '/', userId })
  await keepProof(
    { database, encryption: testEncryption, provider: 'feide' },
    { subject, name: 'Kvitebjørn Ørnefjell-Ås', institution: 'UiO', nationalId: number },
    userId,
  )
  const seen = { data: 'national-id', reason: 'own-profile' } as const
  await database.insert(accessLog).values({ ...seen, actorId: userId, subjectId: userId })
  await seedStaffWork(userId)
  await createLink(database, { purpose: 'sign-up', email })
  await createLink(database, { purpose: 'reset-password', email, userId })
  await createLink(database, { purpose: 'change-email', email: otherEmail, userId })
  await enqueueAccountLink(database, { kind: 'reset-password', email, locale: 'no' })
  const change = { kind: 'change-email', email: otherEmail, userId, locale: 'no' } as const
  await enqueueAccountLink(database, change)
  await enqueueJob(database, sendMail, { to: email, subject: 'Plass', text: 'Du fikk plass.' })
  await insertBooking(database, (await createClass(database)).classId, userId)
  const past = await createClass(database, { startsAt: new Date('2026-01-15T17:00:00Z') })
  await insertBooking(database, past.classId, userId)
  const court = spanOf(await createCourt(database), '18:00', '19:00')
  expect(await createHold(createHoldParts(database), { ...court, userId })).toHaveProperty('holdId')
  await takeMessages(userId)
  await seedDelivery()
  return { ...person, ...names, ...address }
}

/** A browser that gets a push message. */
async function takeMessages(userId: string) {
  const [login] = await database.select().from(session).where(sql`user_id = ${userId}`).limit(1)
  if (!login) throw new Error('nobody is logged in')
  const target = { endpoint: 'https://push.example/x', keys: { p256dh: 'x', auth: 'x' } }
  const parts = { database, encryption: testEncryption }
  await savePushDevice(parts, { userId, sessionId: login.id }, target)
  await database.execute(sql`
    insert into portal.push_message (subscription_id, occasion)
    select id, ${`place-freed of ${userId}`} from portal.push_subscription where user_id = ${userId}`)
}

async function seedStaffWork(userId: string) {
  await database.insert(staffMember).values({ userId, roles: ['sports'], endedAt: sql`now()` })
  const invitation = { roles: ['sports' as const], locale: 'no' as const }
  const expiresAt = sql`now() + interval '1 day'`
  await database.insert(staffInvitation).values([
    { ...invitation, email, expiresAt },
    { ...invitation, email: 'en-annen@trivsel.example', expiresAt, invitedBy: userId },
  ])
  const colleague = await seedStaff(database, ['admin'])
  for (const [proposedBy, subject] of [
    [userId, 'en-annen@trivsel.example'],
    [colleague.userId, userId],
    [colleague.userId, email],
  ] as const)
    await database
      .insert(staffProposal)
      .values({ kind: 'staff-invitation', subject, payload: { subject }, proposedBy })
  await database.insert(auditEntry).values({
    actorKind: 'staff',
    actorId: userId,
    actorRoles: ['sports'],
    action: 'staff-access-opened',
    subjectKind: 'staff-member',
    subjectId: userId,
  })
}

async function seedDelivery() {
  const lines = [
    { line: 1, nationalId: number, email: '', semesterCode: '2026H', isPaid: true },
    { line: 2, nationalId: '', email, semesterCode: '2026V', isPaid: true },
  ]
  const delivery = { institution: 'UiO', deliveredBy: 'test', lines }
  await importRegistrations(database, testEncryption, delivery, '2026-11-21')
}

it('a deleted account has left nothing in the whole database but what is kept for a reason', async () => {
  const person = await seedEverywhere()
  const traces: Traces = {
    'e-mail': [email, otherEmail, encodeURIComponent(email)],
    id: [person.userId],
    name: [person.firstName, person.lastName],
    address: [person.addressLine1, person.city],
    phone: ['98766789'],
    'national id': [number, '010107 50160'],
    'Feide account': [subject],
    key: [...keysOfEmail(testEncryption, email), ...keysOfNationalId(testEncryption, number)],
  }
  const before = (await findTraces(traces)).map((found) => found.split(': ')[1])
  expect(new Set(before)).toEqual(
    new Set(['e-mail', 'id', 'name', 'address', 'phone'].concat('Feide account', 'key')),
  )
  expect((await requestDeletion(instance, person)).status).toBe(200)
  expect(await findTraces(traces)).toEqual(mayStay)
  expect(await database.select().from(semesterRegistration)).toHaveLength(deliveredLines)
  const { rows: jobs } = await database.execute(sql`select from graphile_worker._private_jobs`)
  expect(jobs).toHaveLength(2)
})
