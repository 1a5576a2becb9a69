import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { correctCertificate, lockTicket } from '#core/courses/certificate.server.ts'
import { addCourse } from '#core/courses/courses.testing.server.ts'
import {
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
import { issueCertificate } from './issue-certificate.server.ts'
import { announceCertificates, mailCertificate } from './mail/announce.server.ts'
import { writeCertificate } from './write-certificate.server.ts'

const { database } = await createTestDatabase()
const parts = { database, encryption: testEncryption }
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
  return { code, ticketId, placeId, dates: dates.map((date) => date.id) }
}

const issue = (code: string, at = now) =>
  issueCertificate(parts, { code, issuer: 'Samskipnaden', now: at })
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
  await database.transaction(async (transaction) => {
    await lockTicket(transaction, ticketId)
    await transaction
      .insert(courseAttendance)
      .values({ ticketId, dateId: dates[2] ?? '', wasThere: false, reason: 'Somebody else' })
    await correctCertificate(transaction, ticketId)
  })
  expect(await check(first.code)).toMatchObject({
    state: 'revoked',
    because: 'attendance-corrected',
  })
  const second = await issue(code)
  expect(second.code).not.toBe(first.code)
  expect(second.says.dates).toEqual(['2026-12-01', '2026-12-08'])
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
    await correctCertificate(transaction, ticketId)
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
  await database.insert(courseAttendance).values({
    ticketId: missed.ticketId,
    dateId: missed.dates[1] ?? '',
    wasThere: true,
    reason: 'x',
  })
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
