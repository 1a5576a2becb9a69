import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createGroupClassBooking } from './book-group-class.server.ts'
import { createClass, createMembers } from './testing.server.ts'

const { database } = await createTestDatabase({ size: 16 })

/** How many of 40 members get into more than one of eight classes that overlap. */
async function raceForOverlap(): Promise<number> {
  const { book } = createGroupClassBooking(database)
  const classes = await Promise.all(Array.from({ length: 8 }, () => createClass(database)))
  const members = await createMembers(database, 40)
  const outcomes = await Promise.all(
    members.map((userId) => Promise.all(classes.map((wanted) => book({ ...wanted, userId })))),
  )
  return outcomes.filter((own) => own.filter((outcome) => 'bookingId' in outcome).length > 1).length
}

async function redefine(change: (definition: string) => string): Promise<void> {
  const { rows } = await database.execute<{ definition: string }>(
    sql`select pg_get_functiondef('portal.book_group_class'::regproc) as definition`,
  )
  const definition = rows[0]?.definition ?? ''
  expect(change(definition)).not.toBe(definition)
  await database.execute(sql.raw(change(definition)))
}

it('without the lock on the member overlapping bookings happen; with it they never do', async () => {
  expect(await raceForOverlap()).toBe(0)
  const lock = 'ORDER BY m.user_id, m.id\n      FOR NO KEY UPDATE;'
  await redefine((definition) => definition.replace(lock, 'ORDER BY m.user_id;'))
  expect(await raceForOverlap()).toBeGreaterThan(0)
  await redefine((definition) => definition.replace('ORDER BY m.user_id;', lock))
  expect(await raceForOverlap()).toBe(0)
})
