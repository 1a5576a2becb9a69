import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { seedPeople } from '#core/memberships/demo/people.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { groupClass, groupClassBooking } from '../model/tables.server.ts'
import { classKinds } from './class-kinds.ts'
import { seedGroupClasses } from './seed-group-classes.server.ts'

const { database } = await createTestDatabase()

beforeAll(async () => {
  await seedPeople(database)
  await seedGroupClasses(database)
})

it('the demo has 18 to 24 classes on every whole day, in which nobody teaches two at once', async () => {
  const { rows } = await database.execute<{ classes: number }>(sql`
    select count(*)::integer as classes from portal.group_class
     where local_date > (now() at time zone 'Europe/Oslo')::date group by local_date`)
  expect(rows).toHaveLength(13)
  for (const { classes } of rows) {
    expect(classes).toBeGreaterThanOrEqual(18)
    expect(classes).toBeLessThanOrEqual(24)
  }
  const clashes = await database.execute(sql`
    select 1 from portal.group_class a
      join portal.group_class b on b.id > a.id and b.starts_at < a.ends_at and b.ends_at > a.starts_at
      join portal.group_class_schedule s on s.id = a.schedule_id
      join portal.group_class_schedule t on t.id = b.schedule_id
     where s.instructor_id = t.instructor_id or (s.center_id, s.room) = (t.center_id, t.room)`)
  expect(clashes.rows).toEqual([])
})

it('some classes are full with a queue, and tomorrow has one for twenty', async () => {
  expect(
    await database.$count(groupClass, sql`booked_count = capacity and queued_count > 0`),
  ).toBeGreaterThan(3)
  expect(
    await database.$count(
      groupClass,
      sql`capacity = 20 and local_date = (now() at time zone 'Europe/Oslo')::date + 1`,
    ),
  ).toBeGreaterThan(0)
})

it('yesterday there were classes whose attendance can be marked', async () => {
  expect(
    await database.$count(
      groupClass,
      sql`booked_count > 0 and local_date = (now() at time zone 'Europe/Oslo')::date - 1`,
    ),
  ).toBe(3)
})

it('the previous weeks are summarized', async () => {
  const { rows } = await database.execute<{ classes: number; attended: number }>(sql`
    select count(*)::integer as classes, sum(attended)::integer as attended
    from portal.group_class_usage`)
  expect(rows[0]?.classes).toBeGreaterThan(500)
  expect(rows[0]?.attended).toBeGreaterThan(2_000)
})

it('seeding again adds nothing', async () => {
  const before = [await database.$count(groupClass), await database.$count(groupClassBooking)]
  await seedGroupClasses(database)
  expect([await database.$count(groupClass), await database.$count(groupClassBooking)]).toEqual(
    before,
  )
})

it('every kind of class has its illustration', () => {
  for (const kind of Object.keys(classKinds)) {
    const file = new URL(`../../../../public/drawings/classes/${kind}.svg`, import.meta.url)
    expect([kind, existsSync(fileURLToPath(file))]).toEqual([kind, true])
  }
})
