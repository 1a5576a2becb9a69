import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { addDays, daysBetween } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { createClass } from '#testing/group-classes.testing.server.ts'
import { groupClass, groupClassSchedule } from '../model/tables.server.ts'
import { generateGroupClasses } from './generate-group-classes.server.ts'

const { database } = await createTestDatabase()

it('fourteen days of classes are created once, however often and concurrently the job runs', async () => {
  await createClass(database)
  const weekdays = [1, 2, 3, 4, 5, 6, 7]
  const [template] = await database.select().from(groupClassSchedule)
  if (!template) throw new Error('no schedule to copy')
  const { id: _id, ...entry } = template
  await database.insert(groupClassSchedule).values(
    weekdays.map((isoWeekday) => ({
      ...entry,
      isoWeekday,
      startTime: '23:59',
      capacity: 7,
      validTo: null,
    })),
  )
  const today = osloDate(new Date())
  await Promise.all(Array.from({ length: 4 }, () => generateGroupClasses(database)))
  await generateGroupClasses(database)
  const generated = await database
    .select()
    .from(groupClass)
    .where(sql`capacity = 7`)
    .orderBy(groupClass.startsAt)
  // In the last minute of a day its class has begun.
  const first = generated[0]?.localDate ?? ''
  expect([today, addDays(today, 1)]).toContain(first)
  const days = daysBetween(first, addDays(today, 14))
  expect(generated.map(({ localDate }) => localDate)).toEqual(
    Array.from({ length: days }, (_, day) => addDays(first, day)),
  )
  for (const { startsAt, endsAt, unbookingClosesAt } of generated) {
    expect(endsAt.getTime() - startsAt.getTime()).toBe(3_600_000)
    expect(startsAt.getTime() - unbookingClosesAt.getTime()).toBe(3 * 3_600_000)
  }
})

it('a class that exists is left as it is', async () => {
  await database.execute(sql`update portal.group_class set capacity = 9 where capacity = 7`)
  await generateGroupClasses(database)
  expect(await database.$count(groupClass, sql`capacity = 7`)).toBe(0)
})
