import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FreeingParts } from '#core/places/free-place.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { createBookCourse } from './book-course.server.ts'
import { cancelSeats } from './cancel-seats.server.ts'
import { changeOwnAnswers } from './change-answers.server.ts'
import { bookDescribed as described } from './endpoints.server.ts'
import { listCoursesToBook, readCourseToBook, readOwnCourse } from './read-courses.server.ts'

/** People book seats in courses, and cancel them. */
export function createBookApi({
  database,
  encryption,
  clock,
  payments,
  ...auth
}: AuthDependencies & FreeingParts & { encryption: FieldEncryption; clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, encryption, clock }
  const bookCourse = createBookCourse(parts)

  serve(described.list, () => listCoursesToBook(database, clock()))

  serve(described.course, ({ params: { id } }) => readCourseToBook(database, id, clock()))

  serve(described.own, ({ user: { userId }, params: { id } }) =>
    readOwnCourse(parts, { courseId: id, userId }, clock()),
  )

  serve(described.book, async ({ user: { userId }, params: { id: courseId }, body }) => {
    await bookCourse({ ...body, courseId, userId })
    return readOwnCourse(parts, { courseId, userId }, clock())
  })

  serve(described.changeAnswers, async ({ user: { userId }, params: { id: courseId }, body }) => {
    await changeOwnAnswers(parts, { ...body, courseId, userId }, clock())
    return readOwnCourse(parts, { courseId, userId }, clock())
  })

  serve(described.cancel, ({ user: { userId }, params: { id: courseId }, body }) =>
    cancelSeats({ database, payments, clock }, { ...body, courseId, userId }),
  )

  return api
}
