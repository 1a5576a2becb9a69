import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createClass, createMember } from '#testing/group-classes.testing.server.ts'

const { database } = await createTestDatabase()

type Runner = Pick<typeof database, 'execute'>

async function isBooked(runner: Runner, wanted: { classId: number; centerId: number }, id: string) {
  const { rows } = await runner.execute<{ refusal: string | null }>(sql`
    select refusal from portal.book_group_class(${wanted.classId}, ${wanted.centerId}, array[${id}])`)
  return rows[0]?.refusal === null
}

async function someoneWaits(): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return rows.length > 0
}

/** Of two overlapping classes, how many a member gets whose bookings are decided side by side. */
async function bookOverlapping(): Promise<number> {
  const [one, other] = [await createClass(database), await createClass(database)]
  const id = await createMember(database)
  const outcomes = await database.transaction(async (first) => {
    const isFirstBooked = await isBooked(first, one, id)
    let isDecided = false
    const second = isBooked(database, other, id).finally(() => {
      isDecided = true
    })
    // The first is committed when the second has been decided without it, or waits for it.
    while (!isDecided && !(await someoneWaits())) await sleep(5)
    return { isFirstBooked, second }
  })
  return [outcomes.isFirstBooked, await outcomes.second].filter(Boolean).length
}

async function redefine(change: (definition: string) => string): Promise<void> {
  const { rows } = await database.execute<{ definition: string }>(
    sql`select pg_get_functiondef('portal.book_group_class'::regproc) as definition`,
  )
  const definition = rows[0]?.definition ?? ''
  expect(change(definition)).not.toBe(definition)
  await database.execute(sql.raw(change(definition)))
}

it('it is the lock on the member that keeps overlapping bookings from happening', async () => {
  expect(await bookOverlapping()).toBe(1)
  const lock = 'ORDER BY m.user_id, m.id\n      FOR NO KEY UPDATE;'
  await redefine((definition) => definition.replace(lock, 'ORDER BY m.user_id;'))
  expect(await bookOverlapping()).toBe(2)
  await redefine((definition) => definition.replace('ORDER BY m.user_id;', lock))
  expect(await bookOverlapping()).toBe(1)
})
