import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { addCourse } from '#core/courses/courses.testing.server.ts'
import { courseTicket } from '#core/courses/tables.server.ts'
import { makeTicketCode } from '#core/courses/ticket-code.ts'
import { mostRefundLimitOre } from '#core/payments/most-refund-limit.ts'
import { paymentSettings } from '#core/payments/tables.server.ts'
import { bookOne, readPlaces } from '#core/places/places.testing.server.ts'
import { storeAnswers } from '#core/questions/answers.server.ts'
import { placeQuestion } from '#core/questions/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import { testEncryption } from '#testing/accounts.testing.server.ts'
import { mailCourseChange, mailCourseMessage } from '../mails/send-mails.server.ts'
import {
  addPerson,
  addStaff,
  createPaidCourses,
  jobsOf,
} from '../testing/courses.testing.server.ts'
import { cancelByStaff } from './cancel-place.server.ts'
import { correctAnswers } from './correct-answers.server.ts'
import { listPlaces } from './list-places.server.ts'
import { readCourseAnswers } from './read-answers.server.ts'
import { sendMessage } from './send-message.server.ts'

const { database } = await createTestDatabase({ size: 12 })
const priceOre = 20_000
const { payments, buy, paymentOf } = createPaidCourses(database, priceOre)
const [staff, colleague] = [await addStaff(database), await addStaff(database)]
const parts = { database, payments }
const reason = 'Dobbelt bestilling'

async function book(courseId: string, userId?: string) {
  const booked = await bookOne(database, courseId, {
    userId: userId ?? (await addPerson(database)),
  })
  if (!booked || 'refusal' in booked) throw new Error('nothing was booked')
  return booked.place.id
}

const addTicket = (courseId: string, placeId: string, email: string | null = null) =>
  database.insert(courseTicket).values({
    placeId,
    courseId,
    seat: email === null ? 1 : 2,
    holder: email === null ? 'Maja' : 'Ola',
    email,
    code: makeTicketCode(crypto.getRandomValues(new Uint8Array(26))),
    priceOre: 0,
  })

it('staff cancel a booking with the given part of its price, and the next in the queue gets the seat', async () => {
  const courseId = await addCourse(database, { capacity: 1 })
  const { placeId, paymentId } = await buy(courseId)
  const next = await book(courseId)
  const wanted = { id: placeId, state: 'booked' as const, refundOre: 15_000, reason }
  expect(await cancelByStaff(parts, staff, wanted)).toEqual({ outcome: 'cancelled' })
  await expect(cancelByStaff(parts, staff, wanted)).rejects.toThrow('PLACE_CHANGED')
  expect((await paymentOf(paymentId))?.refundDueOre).toBe(15_000)
  const places = await readPlaces(database, courseId)
  expect(places).toMatchObject([{ state: 'cancelled' }, { id: next, state: 'booked' }])
})

it('above the limit the booking stays until a colleague requests the same', async () => {
  await database.update(paymentSettings).set({ refundLimitOre: 10_000 })
  const courseId = await addCourse(database)
  const { placeId } = await buy(courseId)
  const wanted = { id: placeId, state: 'booked' as const, refundOre: priceOre, reason }
  expect(await cancelByStaff(parts, staff, wanted)).toEqual({ outcome: 'waits' })
  const { items } = await listPlaces(database, { courseId, staffId: staff.userId })
  expect(items).toMatchObject([
    { state: 'booked', paidOre: priceOre, request: { refundOre: priceOre, isOwn: true } },
  ])
  expect(await cancelByStaff(parts, colleague, wanted)).toEqual({ outcome: 'cancelled' })
})

it('staff refund no more than is left, and the booking stays', async () => {
  await database.update(paymentSettings).set({ refundLimitOre: mostRefundLimitOre })
  const courseId = await addCourse(database)
  const { placeId, paymentId } = await buy(courseId)
  const wanted = { id: placeId, state: 'booked' as const, reason }
  await expect(cancelByStaff(parts, staff, { ...wanted, refundOre: priceOre + 1 })).rejects.toThrow(
    'PAYMENT_REFUND_TOO_HIGH',
  )
  expect(await paymentOf(paymentId)).toMatchObject({ state: 'captured', refundDueOre: 0 })
  expect(await readPlaces(database, courseId)).toMatchObject([{ state: 'booked' }])
  const both = await Promise.allSettled(
    [staff, colleague].map((by) => cancelByStaff(parts, by, { ...wanted, refundOre: priceOre })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await paymentOf(paymentId))?.refundDueOre).toBe(priceOre)
})

it('nobody cancels their own booking, and none of something else', async () => {
  const courseId = await addCourse(database)
  const id = await book(courseId, staff.userId)
  const wanted = { id, state: 'booked' as const, refundOre: 0, reason }
  await expect(cancelByStaff(parts, staff, wanted)).rejects.toThrow('OWN_CASE')
  expect(await cancelByStaff(parts, colleague, wanted)).toEqual({ outcome: 'cancelled' })
  await expect(cancelByStaff(parts, staff, { ...wanted, id: crypto.randomUUID() })).rejects.toThrow(
    'PLACE_NOT_FOUND',
  )
})

it('a mail goes once to each address, however often it is sent', async () => {
  const courseId = await addCourse(database, { capacity: 1 })
  const [has, waits] = [await book(courseId), await book(courseId)]
  await addTicket(courseId, has)
  await addTicket(courseId, has, 'ola@trivsel.example')
  const message = {
    courseId,
    id: crypto.randomUUID(),
    subject: { no: 'Ta med klær', en: '' },
    text: { no: 'Vi er ute.', en: '' },
    toWaiting: false,
  }
  const sent = await Promise.all([1, 2, 3].map(() => sendMessage(database, staff, message)))
  expect(sent).toEqual([{ addresses: 2 }, { addresses: 2 }, { addresses: 2 }])
  expect(await jobsOf(database, 'course-message')).toEqual([has, has])
  const again = { ...message, id: crypto.randomUUID(), toWaiting: true }
  expect(await sendMessage(database, staff, again)).toEqual({ addresses: 3 })
  expect(await jobsOf(database, 'course-message')).toContain(waits)
  const { messages } = await listPlaces(database, { courseId, staffId: staff.userId })
  expect(messages.map(({ addresses }) => addresses)).toEqual([3, 2])
})

it('mails go to the one who booked and to holders as they are now, not to who has cancelled', async () => {
  const courseId = await addCourse(database)
  const placeId = await book(courseId)
  await addTicket(courseId, placeId, 'ola@trivsel.example')
  const [ticket] = await database
    .select()
    .from(courseTicket)
    .where(eq(courseTicket.placeId, placeId))
  const id = crypto.randomUUID()
  const text = { no: 'Hei', en: '' }
  await sendMessage(database, staff, { courseId, id, subject: text, text, toWaiting: false })
  const to: string[] = []
  const mailer = {
    send: async (mail: { to: string }) => {
      to.push(mail.to)
    },
  } as unknown as Mailer
  const mailing = { database, mailer, portalUrl: 'https://example.no' }
  const about = { messageId: id, placeId }
  await mailCourseMessage(mailing, { ...about, ticketId: null })
  await mailCourseMessage(mailing, { ...about, ticketId: ticket?.id ?? '' })
  await mailCourseChange(mailing, { placeId })
  expect(to.map((address) => address.split('@')[0]?.slice(0, 5))).toEqual(['place', 'ola', 'place'])
  await cancelByStaff(parts, staff, { id: placeId, state: 'booked', refundOre: 0, reason })
  await mailCourseMessage(mailing, { ...about, ticketId: null })
  await mailCourseChange(mailing, { placeId })
  expect(to).toHaveLength(3)
})

it('who reads the answers is written down', async () => {
  const courseId = await addCourse(database)
  const [question] = await database
    .insert(placeQuestion)
    .values({
      offerId: courseId,
      text: { no: 'Allergier?', en: '' },
      kind: 'text',
      position: 0,
      isSensitive: true,
    })
    .returning()
  if (!question) throw new Error('there is no question')
  const placeId = await book(courseId)
  const answers = [{ questionId: question.id, answer: 'Nøtter' }]
  await database.transaction((transaction) =>
    storeAnswers({ transaction, encryption: testEncryption }, placeId, {
      questions: [question],
      answers,
    }),
  )
  const read = await readCourseAnswers({ database, encryption: testEncryption }, staff, courseId)
  expect(read.items).toEqual([{ placeId, answers }])
  expect(
    await database.select().from(auditEntry).where(eq(auditEntry.subjectId, courseId)),
  ).toMatchObject([{ action: 'course-answers-read', actorId: staff.userId }])
})

it('staff correct answers of others until the course is over, and the audit log says how many', async () => {
  const courseId = await addCourse(database, { capacity: 5 })
  const text = { no: 'Allergier?', en: '' }
  const [question] = await database
    .insert(placeQuestion)
    .values({ offerId: courseId, text, kind: 'text', position: 0, isRequired: true })
    .returning()
  const answers = [{ questionId: question?.id ?? '', answer: 'Egg' }]
  const encrypted = { database, encryption: testEncryption }
  const correct = (id: string, given = answers, now = new Date()) =>
    correctAnswers(encrypted, staff, { id, answers: given, now })
  const id = await book(courseId)
  await correct(id)
  await correct(id)
  const { items } = await readCourseAnswers(encrypted, staff, courseId)
  expect(items).toEqual([{ placeId: id, answers }])
  const entries = await database.select().from(auditEntry).where(eq(auditEntry.subjectId, id))
  expect(entries.map(({ action, after }) => [action, after])).toEqual([
    ['course-answers-corrected', { courseAnswersChanged: 1 }],
    ['course-answers-corrected', { courseAnswersChanged: 0 }],
  ])
  await expect(correct(id, [])).rejects.toThrow('COURSE_ANSWERS_INVALID')
  await expect(correct(await book(courseId, staff.userId))).rejects.toThrow('OWN_CASE')
  const after = new Date(Date.now() + 300 * 3_600_000)
  await expect(correct(id, answers, after)).rejects.toThrow('COURSE_OVER')
  await cancelByStaff(parts, staff, { id, state: 'booked', refundOre: 0, reason })
  await expect(correct(id)).rejects.toThrow('PLACE_CHANGED')
})
