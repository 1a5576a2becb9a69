import { randomBytes, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { correctCertificate, lockTicket } from '#core/courses/certificate.server.ts'
import { addCourse } from '#core/courses/courses.testing.server.ts'
import {
  course,
  courseAttendance,
  courseDate,
  courseScan,
  courseTicket,
} from '#core/courses/tables.server.ts'
import { makeTicketCode } from '#core/courses/ticket-code.ts'
import { verifyCheck } from '#core/documents/checks/document-checks.server.ts'
import { testSender } from '#core/documents/letters/sender.testing.ts'
import { readPdf } from '#core/documents/read-pdf.testing.ts'
import { addPeople, bookOne, readPlaces } from '#core/places/places.testing.server.ts'
import { place } from '#core/places/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { testEncryption } from '#testing/accounts.testing.server.ts'
import { findCertified, issueCertificate } from './issue-certificate.server.ts'
import { announceCertificates, mailCertificate } from './mail/announce.server.ts'
import { mailCorrection } from './mail/mail-correction.server.ts'
import { openCertificate } from './open-certificate.server.ts'
import { writeCertificate } from './write-certificate.server.ts'

const { database } = await createTestDatabase()
const now = new Date('2026-12-20T12:00:00Z')
const startsOn = ['2026-12-01', '2026-12-08', '2026-12-15']

/** A course of three dates with a certificate for two, and somebody who came to the first ones. */
async function addAttended(came: number) {
  const id = await addCourse(database, {
    title: { no: 'Førstehjelp', en: '' },
    teacher: 'Kari Lie',
    certificateDates: 2,
    startsAt: startsOn.map((day) => new Date(`${day}T16:00:00Z`)),
    closesAt: new Date(Date.now() + 86_400_000),
  })
  const dates = await database
    .select({ id: courseDate.id, startsAt: courseDate.startsAt })
    .from(courseDate)
    .where(eq(courseDate.courseId, id))
    .orderBy(courseDate.startsAt)
  const [userId = ''] = await addPeople(database, 1)
  await bookOne(database, id, { userId })
  const [booked] = await readPlaces(database, id)
  const code = makeTicketCode(randomBytes(26))
  const placeId = booked?.id ?? ''
  const [ticket] = await database
    .insert(courseTicket)
    .values({ placeId, courseId: id, seat: 1, holder: 'Ola Nordmann', code, priceOre: 0 })
    .returning({ id: courseTicket.id })
  const ticketId = ticket?.id ?? ''
  for (const date of dates.slice(0, came))
    await database
      .insert(courseScan)
      .values({ id: randomUUID(), ticketId, dateId: date.id, scannedAt: date.startsAt })
  return { code, ticketId, placeId, userId, courseId: id, dates: dates.map((date) => date.id) }
}

/** What staff say of somebody at a date, as check-in does it. */
const correct = (ticketId: string, dateId: string | undefined, wasThere: boolean) =>
  database.transaction(async (transaction) => {
    await lockTicket(transaction, ticketId)
    const values = { wasThere, reason: 'Seen there' }
    await transaction
      .insert(courseAttendance)
      .values({ ticketId, dateId: dateId ?? '', ...values })
      .onConflictDoUpdate({
        target: [courseAttendance.ticketId, courseAttendance.dateId],
        set: values,
      })
    if (!wasThere) await correctCertificate(transaction, { ticketId })
  })

/** Jobs by which holders hear of corrections of a ticket. */
async function correctionsOf(ticketId: string) {
  const jobs = await database.execute<{ payload: { ticketId: string } & Record<string, unknown> }>(
    sql`select payload from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier = 'course-ticket-corrected' order by job.id`,
  )
  return jobs.rows.map(({ payload }) => payload).filter((one) => one.ticketId === ticketId)
}

const issue = (code: string, at = now) =>
  database.transaction(async (transaction) =>
    issueCertificate(
      { transaction, encryption: testEncryption },
      await findCertified(transaction, { code }),
      { issuer: 'Samskipnaden', now: at },
    ),
  )
const check = (code: string) => verifyCheck(database, testEncryption, code)

it('says who was there and when, stays the same, and its code shows it', async () => {
  const { code } = await addAttended(2)
  const issued = await issue(code)
  expect(issued.says).toEqual({
    holder: 'Ola Nordmann',
    course: { no: 'Førstehjelp', en: 'Førstehjelp' },
    teacher: 'Kari Lie',
    dates: ['2026-12-01', '2026-12-08'],
    datesTotal: 3,
    issuer: 'Samskipnaden',
    writtenOn: '2026-12-20',
  })
  expect((await issue(code, new Date('2027-01-05T12:00:00Z'))).says).toEqual(issued.says)
  expect(await check(issued.code)).toMatchObject({
    state: 'valid',
    kind: 'course-certificate',
    says: issued.says,
  })
})

it('is for those who came often enough, once the last date is over', async () => {
  const { code } = await addAttended(1)
  await expect(issue(code)).rejects.toMatchObject({ code: 'CERTIFICATE_NOT_EARNED' })
  const earned = await addAttended(2)
  const early = new Date('2026-12-15T17:59:59Z')
  await expect(issue(earned.code, early)).rejects.toMatchObject({ code: 'CERTIFICATE_NOT_EARNED' })
})

it('is for a ticket that lets in alone', async () => {
  const { code, ticketId, placeId } = await addAttended(2)
  const refused = { code: 'TICKET_NOT_FOUND' }
  await expect(issue(`${code.slice(1)}A`)).rejects.toMatchObject(refused)
  await expect(issue('x')).rejects.toMatchObject(refused)
  await database
    .update(courseTicket)
    .set({ state: 'replaced', endedAt: now })
    .where(eq(courseTicket.id, ticketId))
  await expect(issue(code)).rejects.toMatchObject(refused)
  const cancelled = await addAttended(2)
  await database
    .update(place)
    .set({ state: 'cancelled', cancelledBecause: 'by-staff', endedAt: now })
    .where(eq(place.id, cancelled.placeId))
  await expect(issue(cancelled.code)).rejects.toMatchObject(refused)
  expect(placeId).not.toBe('')
})

it('that is corrected says so by its code, and the next one has what is right', async () => {
  const { code, ticketId, dates } = await addAttended(3)
  const first = await issue(code)
  expect(first.says.dates).toHaveLength(3)
  await correct(ticketId, dates[2], false)
  expect(await check(first.code)).toMatchObject({
    state: 'revoked',
    because: 'attendance-corrected',
  })
  const second = await issue(code)
  expect(second.code).not.toBe(first.code)
  expect(second.says.dates).toEqual(['2026-12-01', '2026-12-08'])
  expect(await correctionsOf(ticketId)).toEqual([
    { ticketId, nameBefore: null, endsCertificate: true },
  ])
})

it('whose attendance is corrected back is another one: the first code stays ended', async () => {
  const { code, ticketId, dates } = await addAttended(2)
  const first = await issue(code)
  await correct(ticketId, dates[1], false)
  await expect(issue(code)).rejects.toMatchObject({ code: 'CERTIFICATE_NOT_EARNED' })
  await correct(ticketId, dates[1], true)
  const second = await issue(code)
  expect(second.code).not.toBe(first.code)
  expect(await check(first.code)).toMatchObject({ state: 'revoked' })
  expect(await check(second.code)).toMatchObject({ state: 'valid', says: second.says })
})

it('stays valid when its course asks for more dates afterwards, or for none', async () => {
  const { code, courseId } = await addAttended(2)
  const other = await addAttended(2)
  const issued = await issue(code)
  const change = (id: string, certificateDates: number | null) =>
    database.update(course).set({ certificateDates }).where(eq(course.id, id))
  await change(courseId, 3)
  expect(await issue(code)).toEqual(issued)
  await change(courseId, null)
  expect(await issue(code)).toEqual(issued)
  expect(await check(issued.code)).toMatchObject({ state: 'valid' })
  await change(other.courseId, 3)
  await expect(issue(other.code)).rejects.toMatchObject({ code: 'CERTIFICATE_NOT_EARNED' })
})

it('is not written with a name that no typeface has', async () => {
  const { code, ticketId } = await addAttended(2)
  const name = (holder: string) =>
    database.update(courseTicket).set({ holder }).where(eq(courseTicket.id, ticketId))
  await name('محمد علي')
  await expect(issue(code)).rejects.toMatchObject({ code: 'CERTIFICATE_NAME_UNWRITABLE' })
  await name('Mohammed Ali')
  expect((await issue(code)).says.holder).toBe('Mohammed Ali')
})

it('is opened by staff of somebody else, who are written down', async () => {
  const { ticketId, userId, code } = await addAttended(2)
  const [staffId = ''] = await addPeople(database, 1)
  const open = (actorId: string) =>
    openCertificate(
      { database, encryption: testEncryption },
      { kind: 'staff', roles: ['courses'], requestId: 'request', userId: actorId },
      { ticketId, issuer: 'Samskipnaden', now },
    )
  await expect(open(userId)).rejects.toMatchObject({ code: 'OWN_CASE' })
  const opened = await open(staffId)
  expect(await issue(code)).toEqual(opened)
  const entries = await database
    .select({ action: auditEntry.action, actorId: auditEntry.actorId })
    .from(auditEntry)
    .where(eq(auditEntry.subjectId, ticketId))
  expect(entries).toEqual([{ action: 'course-certificate-opened', actorId: staffId }])
  await database
    .update(courseTicket)
    .set({ email: 'STAFF-HOLDER@trivsel.example' })
    .where(eq(courseTicket.id, ticketId))
  await database
    .update(user)
    .set({ email: 'staff-holder@trivsel.example' })
    .where(eq(user.id, staffId))
  await expect(open(staffId)).rejects.toMatchObject({ code: 'OWN_CASE' })
})

it('that is corrected while it is issued never says what is no longer true', async () => {
  const { code, ticketId, dates } = await addAttended(2)
  let issuing: Promise<unknown> | undefined
  await database.transaction(async (transaction) => {
    await lockTicket(transaction, ticketId)
    issuing = issue(code).catch((error) => error)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await transaction
      .insert(courseAttendance)
      .values({ ticketId, dateId: dates[0] ?? '', wasThere: false, reason: 'Somebody else' })
    await correctCertificate(transaction, { ticketId })
  })
  expect(await issuing).toMatchObject({ code: 'CERTIFICATE_NOT_EARNED' })
})

it('is a tagged document with its code for people and for cameras', async () => {
  const { code } = await addAttended(2)
  const issued = await issue(code)
  const bytes = await writeCertificate({
    locale: 'no',
    sender: testSender,
    attended: issued.says,
    check: { code: 'KQ7M-3WPR', address: 'https://a.no/verifiser', addressWithCode: 'x' },
  })
  const { said, isMarked, untagged } = await readPdf(bytes)
  expect({ isMarked, untagged }).toEqual({ isMarked: true, untagged: [] })
  for (const part of ['Kursbevis', 'Ola Nordmann', 'Førstehjelp', '2 av 3', 'KQ7M-3WPR'])
    expect(said).toContain(part)
})

it('is announced once, half a day after the last date, to those who earned it', async () => {
  const [earned, missed] = [await addAttended(2), await addAttended(1)]
  const mailedAt = async (ticketId: string) => {
    const [found] = await database
      .select({ at: courseTicket.certificateMailedAt })
      .from(courseTicket)
      .where(eq(courseTicket.id, ticketId))
    return found?.at ?? null
  }
  await announceCertificates(database, new Date('2026-12-16T05:59:59Z'))
  expect(await mailedAt(earned.ticketId)).toBeNull()
  const first = new Date('2026-12-16T06:00:00Z')
  await announceCertificates(database, first)
  await announceCertificates(database, now)
  expect(await mailedAt(earned.ticketId)).toEqual(first)
  expect(await mailedAt(missed.ticketId)).toBeNull()
  // A correction that earns it is told of later.
  await correct(missed.ticketId, missed.dates[1], true)
  await announceCertificates(database, now)
  expect(await mailedAt(missed.ticketId)).toEqual(now)
})

it('is mailed to the address of the ticket, and to the buyer without one', async () => {
  const { ticketId, code } = await addAttended(2)
  const sent: { to: string; text: string }[] = []
  const mailer = { send: async (mail: { to: string; text: string }) => void sent.push(mail) }
  const parts = { database, mailer: mailer as never, portalUrl: 'https://a.no' }
  await mailCertificate(parts, { ticketId })
  await database
    .update(courseTicket)
    .set({ email: 'ola@trivsel.example' })
    .where(eq(courseTicket.id, ticketId))
  await mailCertificate(parts, { ticketId })
  expect(sent.map(({ to }) => to)).toEqual([
    expect.stringContaining('place-'),
    'ola@trivsel.example',
  ])
  expect(sent[0]?.text).toContain(`/kurskalender/billett/${code}`)
})

it('that was announced and is lost by a correction is announced again once it is earned', async () => {
  const { ticketId, dates } = await addAttended(2)
  await announceCertificates(database, now)
  await correct(ticketId, dates[0], false)
  // It was never downloaded: the mail has said that it is there.
  expect(await correctionsOf(ticketId)).toMatchObject([{ endsCertificate: true }])
  await correct(ticketId, dates[0], true)
  const later = new Date('2026-12-21T12:00:00Z')
  await announceCertificates(database, later)
  const [found] = await database
    .select({ at: courseTicket.certificateMailedAt })
    .from(courseTicket)
    .where(eq(courseTicket.id, ticketId))
  expect(found?.at).toEqual(later)
})

it('nobody is mailed of a correction that ends no certificate', async () => {
  const { ticketId, dates } = await addAttended(2)
  await correct(ticketId, dates[0], false)
  expect(await correctionsOf(ticketId)).toEqual([])
})

it('the mail of a correction says what is true when it is sent', async () => {
  const { ticketId, dates, code } = await addAttended(3)
  const texts: string[] = []
  const mailer = { send: async ({ text }: { text: string }) => void texts.push(text) }
  const mail = (nameBefore: string | null, endsCertificate: boolean) =>
    mailCorrection(
      { database, mailer: mailer as never, portalUrl: 'https://a.no' },
      { ticketId, nameBefore, endsCertificate },
      now,
    )
  await mail('Ole Norman', true)
  await mail('Ole Norman', false)
  await correct(ticketId, dates[0], false)
  await correct(ticketId, dates[1], false)
  await mail(null, true)
  expect(texts[0]).toContain('fra Ole Norman til Ola Nordmann')
  expect(texts[0]).toContain('Last ned det nye')
  expect(texts[0]).toContain(`/kurskalender/billett/${code}`)
  expect(texts[1]).not.toContain('gjelder ikke lenger')
  expect(texts[2]).toContain('1 av 3')
  expect(texts[2]).toContain('gjelder ikke lenger')
  expect(texts[2]).not.toContain('Last ned det nye')
  await database
    .update(courseTicket)
    .set({ state: 'replaced', endedAt: now })
    .where(eq(courseTicket.id, ticketId))
  await mail(null, true)
  expect(texts).toHaveLength(3)
})
