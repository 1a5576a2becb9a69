import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addCourse } from '#core/courses/courses.testing.server.ts'
import { course, courseDate } from '#core/courses/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createCourseBooking } from '../testing/course-booking.testing.server.ts'
import { listMyCourses } from './list-my-courses.server.ts'

const { database } = await createTestDatabase()
const { at, newPerson } = createCourseBooking(database)
const hour = 3_600_000

it('has the tickets of a course that is over apart, the last one first, and of nobody else', async () => {
  const userId = await newPerson()
  const [first, second, coming] = [
    await addCourse(database),
    await addCourse(database),
    await addCourse(database),
  ]
  for (const id of [first, second, coming]) await at.book(userId, id)
  const waits = await addCourse(database, { capacity: 1 })
  await at.book(await newPerson(), waits)
  await at.book(userId, waits)
  const now = new Date()
  for (const [id, hours] of [
    [first, 50],
    [second, 3],
    [waits, 3],
  ] as const) {
    const startsAt = new Date(now.getTime() - hours * hour)
    const endsAt = new Date(startsAt.getTime() + 2 * hour)
    await database.update(courseDate).set({ startsAt, endsAt }).where(eq(courseDate.courseId, id))
  }
  const { items, held } = await listMyCourses(database, userId, now)
  expect(items.map(({ courseId }) => courseId)).toEqual([coming])
  expect(held.map(({ courseId }) => courseId)).toEqual([second, first])
  expect(held[0]?.tickets).toMatchObject([{ holder: 'Test Person' }])
  await database.update(course).set({ state: 'called-off' }).where(eq(course.id, first))
  expect((await listMyCourses(database, userId, now)).held).toHaveLength(1)
  expect(await listMyCourses(database, await newPerson(), now)).toEqual({ items: [], held: [] })
})
