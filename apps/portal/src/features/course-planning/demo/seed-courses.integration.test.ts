import { expect, it } from 'vitest'
import { findAttendance } from '#core/courses/find-attendance.server.ts'
import { course, courseTicket } from '#core/courses/tables.server.ts'
import { demoPeople, seedPeople } from '#core/memberships/demo/people.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { seedCourses } from './seed-courses.server.ts'

const { database } = await createTestDatabase()

it('is added once, with tickets, and with attendance of what is over', async () => {
  await seedPeople(database, demoPeople)
  await seedCourses(database)
  await seedCourses(database)
  const all = await database.select({ id: course.id, title: course.title }).from(course)
  expect(all).toHaveLength(20)
  expect(await database.$count(courseTicket)).toBeGreaterThan(100)
  const lifesaving = all.find(({ title }) => title.en === 'Lifesaving in the pool')
  const attendance = await findAttendance(database, { courseId: lifesaving?.id ?? '' })
  const came = attendance.filter(({ wasThere }) => wasThere)
  expect(came.length).toBeGreaterThan(5)
  expect(came.length).toBeLessThan(attendance.length)
})
