import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { placeOffer } from '#core/places/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { addCourse } from './courses.testing.server.ts'
import { findCourse, findCourses } from './find-course.server.ts'
import { courseRetention } from './retention.server.ts'

const { database } = await createTestDatabase()
const day = 86_400_000
const now = new Date()
const ago = (days: number) => new Date(now.getTime() - days * day)

it('finds courses in the order that was asked for, each with its dates from the earliest on', async () => {
  const one = await addCourse(database, { startsAt: [ago(-9), ago(-2)] })
  const other = await addCourse(database)
  const found = await findCourses(database, [other, one, crypto.randomUUID()])
  expect(found.map(({ course }) => course.id)).toEqual([other, one])
  expect(found[1]?.dates.map(({ startsAt }) => startsAt)).toEqual([ago(-2), ago(-9)])
  expect(found[1]?.offer.capacity).toBe(2)
  expect(await findCourses(database, [])).toEqual([])
})

it('removes a course years after its last date, and then what it offered', async () => {
  const years = 3 * 366
  const old = await addCourse(database, { startsAt: [ago(years + 90), ago(years)] })
  const stored = await addCourse(database, { startsAt: [ago(years), ago(1000)] })
  for (const { remove } of courseRetention.toReversed()) await database.execute(remove(now))
  expect(await findCourse(database, old)).toBeNull()
  expect(await database.$count(placeOffer, eq(placeOffer.id, old))).toBe(0)
  expect(await findCourse(database, stored)).not.toBeNull()
})
