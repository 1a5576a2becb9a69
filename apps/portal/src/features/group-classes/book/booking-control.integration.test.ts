import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { countWaiting, createTestDatabase } from '#platform/database/testing.server.ts'
import {
  createClass,
  createMember,
  createMembers,
  readClass,
} from '#testing/group-classes.testing.server.ts'

const { database } = await createTestDatabase()

type Runner = Pick<typeof database, 'execute'>

async function isBooked(runner: Runner, wanted: { classId: number; centerId: number }, id: string) {
  const { rows } = await runner.execute<{ refusal: string | null }>(sql`
    select refusal from portal.book_group_class(${wanted.classId}, ${wanted.centerId}, array[${id}])`)
  return rows[0]?.refusal === null
}

/** The number of bookings that a member gets when two overlapping classes are booked concurrently. */
async function bookOverlapping(): Promise<number> {
  const [one, other] = [await createClass(database), await createClass(database)]
  const id = await createMember(database)
  const outcomes = await database.transaction(async (first) => {
    const isFirstBooked = await isBooked(first, one, id)
    let isDecided = false
    const second = isBooked(database, other, id).finally(() => {
      isDecided = true
    })
    // The first is committed once the second has been decided without it, or waits for it.
    while (!isDecided && (await countWaiting(database)) === 0) await sleep(5)
    return { isFirstBooked, second }
  })
  return [outcomes.isFirstBooked, await outcomes.second].filter(Boolean).length
}

async function redefine(name: string, change: (definition: string) => string): Promise<void> {
  const { rows } = await database.execute<{ definition: string }>(
    sql`select pg_get_functiondef(${name}::regproc) as definition`,
  )
  const definition = rows[0]?.definition ?? ''
  expect(change(definition)).not.toBe(definition)
  await database.execute(sql.raw(change(definition)))
}

it('the lock on the member prevents overlapping bookings', async () => {
  const name = 'portal.book_group_class'
  const lock = 'FOR NO KEY UPDATE) locked'
  expect(await bookOverlapping()).toBe(1)
  await redefine(name, (definition) => definition.replace(lock, ') locked'))
  expect(await bookOverlapping()).toBe(2)
  await redefine(name, (definition) => definition.replace(') locked', lock))
  expect(await bookOverlapping()).toBe(1)
})

/** Two members book a class with one place concurrently. */
async function bookLastPlace(): Promise<{ booked: number; failed: number }> {
  const wanted = await createClass(database, { capacity: 1 })
  const [one = '', other = ''] = await createMembers(database, 2)
  const second = await database.transaction(async (first) => {
    await isBooked(first, wanted, one)
    let isDecided = false
    const outcome = Promise.allSettled([isBooked(database, wanted, other)]).finally(() => {
      isDecided = true
    })
    while (!isDecided && (await countWaiting(database)) === 0) await sleep(5)
    return { outcome }
  })
  const [outcome] = await second.outcome
  const { booked } = await readClass(database, wanted.classId)
  return { booked: booked.length, failed: outcome?.status === 'rejected' ? 1 : 0 }
}

it('the lock on the class prevents overbooking, and so does a constraint', async () => {
  const name = 'portal.take_group_class_places'
  const lock = 'WHERE c.id = judged.id FOR NO KEY UPDATE'
  expect(await bookLastPlace()).toEqual({ booked: 1, failed: 0 })
  await redefine(name, (definition) => definition.replace(lock, 'WHERE c.id = judged.id'))
  expect(await bookLastPlace()).toEqual({ booked: 1, failed: 1 })
  await database.execute(
    sql`alter table portal.group_class drop constraint group_class_booked_count`,
  )
  await database.execute(
    sql`alter table portal.group_class_booking drop constraint group_class_booking_seq`,
  )
  expect(await bookLastPlace()).toEqual({ booked: 2, failed: 0 })
})
