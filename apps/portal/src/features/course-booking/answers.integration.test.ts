import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addCourse } from '#core/courses/courses.testing.server.ts'
import { ago, setOffer } from '#core/places/places.testing.server.ts'
import { placeAnswer, placeQuestion } from '#core/questions/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createCourseBooking } from './testing/course-booking.testing.server.ts'

const { database } = await createTestDatabase({ size: 8 })
const { at, newPerson } = createCourseBooking(database)

async function addAsking() {
  const courseId = await addCourse(database, { capacity: 3, mostSeats: 3 })
  const values = { offerId: courseId, text: { no: 'Allergier?', en: '' }, kind: 'text' as const }
  const [question] = await database
    .insert(placeQuestion)
    .values({ ...values, position: 0, isSensitive: true })
    .returning()
  return { courseId, questionId: question?.id ?? '' }
}
const change = (userId: string, courseId: string, questionId: string, answer: string) =>
  at.call(userId, 'PUT', `user/courses/${courseId}/place/answers`, {
    answers: [{ questionId, answer }],
  })

it('answers are changed by the one who gave them until the deadline, and stored encrypted', async () => {
  const { courseId, questionId } = await addAsking()
  const userId = await newPerson()
  const booked = (await at.book(userId, courseId)).body
  expect(booked).toMatchObject({ answers: [], place: { canAnswer: true } })
  const changed = await change(userId, courseId, questionId, 'Nøtter')
  expect(changed.body.answers).toEqual([{ questionId, answer: 'Nøtter' }])
  const stored = await database
    .select()
    .from(placeAnswer)
    .where(eq(placeAnswer.placeId, booked.place.id))
  expect(stored).toHaveLength(1)
  expect(stored[0]?.answer).not.toContain('Nøtter')
  const twice = await Promise.all([
    change(userId, courseId, questionId, 'Egg'),
    change(userId, courseId, questionId, 'Fisk'),
  ])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect((await at.read(userId, courseId)).body.answers).toHaveLength(1)
  const wrong = await change(userId, courseId, questionId, 'Jeg er 13097248022')
  expect([wrong.status, wrong.body.error]).toEqual([422, 'COURSE_ANSWERS_INVALID'])
  expect(wrong.body.questions).toEqual({ [questionId]: 'national-id' })
  await setOffer(database, courseId, { closesAt: ago(1) })
  expect((await change(userId, courseId, questionId, 'Melk')).body.error).toBe('COURSE_CLOSED')
  expect((await at.read(userId, courseId)).body.place.canAnswer).toBe(false)
})

it('somebody without a place changes no answers', async () => {
  const { courseId, questionId } = await addAsking()
  await at.book(await newPerson(), courseId)
  const stranger = await change(await newPerson(), courseId, questionId, 'Nøtter')
  expect([stranger.status, stranger.body.error]).toEqual([404, 'COURSE_PLACE_NOT_FOUND'])
  const other = await addCourse(database)
  const userId = await newPerson()
  expect((await at.book(userId, other)).body.place.canAnswer).toBe(false)
})

it('a group in the queue knows that smaller ones behind it got places', async () => {
  const courseId = await addCourse(database, { capacity: 2, mostSeats: 2 })
  const nils = { holder: 'Nils Nes', email: null }
  await at.book(await newPerson(), courseId)
  const group = await newPerson()
  const waits = (await at.book(group, courseId, 0, [nils])).body.place
  expect(waits).toMatchObject({ state: 'waiting', position: 1, isPassed: false })
  expect((await at.book(await newPerson(), courseId)).body.place.state).toBe('booked')
  const isPassed = async () => (await at.call(group, 'GET', 'user/courses')).body.items[0].own
  expect(await isPassed()).toMatchObject({ state: 'waiting', position: 1, isPassed: true })
  const single = (await at.book(await newPerson(), courseId)).body.place
  expect(single).toMatchObject({ state: 'waiting', isPassed: false })
})
