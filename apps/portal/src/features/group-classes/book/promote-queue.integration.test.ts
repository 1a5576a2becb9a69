import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { fitnessFreeze, fitnessMembership } from '#core/memberships/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import {
  createClass,
  createMember,
  createMembers,
  noonInTwoDays,
  readClass,
} from '#testing/group-classes.testing.server.ts'
import { groupClassBlock } from '../model/tables.server.ts'
import { createGroupClassBooking } from './book-group-class.server.ts'
import { findMyBookings } from './find-my-bookings.server.ts'
import { unbookGroupClass } from './unbook-group-class.server.ts'

const { database } = await createTestDatabase({ size: 16 })
const { book } = createGroupClassBooking(database)

/** The date in Oslo a number of days after the class. */
function dayFromClass(days: number): string {
  const day = new Date(noonInTwoDays())
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

async function bookAs(userId: string, wanted: { classId: number; centerId: number }) {
  const outcome = await book({ ...wanted, userId })
  if ('refusal' in outcome) throw new Error(outcome.refusal)
  return { ...wanted, userId, id: outcome.bookingId }
}

/** One member has the only place, the others wait. */
async function fillClass(waiting: number) {
  const wanted = await createClass(database, { capacity: 1 })
  const [holder = '', ...queue] = await createMembers(database, waiting + 1)
  const held = await bookAs(holder, wanted)
  for (const userId of queue) await bookAs(userId, wanted)
  return { wanted, held, queue }
}

const membershipOf = (userId: string) => sql`${fitnessMembership.userId} = ${userId}`

const block = (userId: string) =>
  database.insert(groupClassBlock).values({ userId, cause: 'staff', reason: 'For testen' })

const terminate = (userId: string, endDate: string) =>
  database.update(fitnessMembership).set({ endDate }).where(membershipOf(userId))

async function freeze(userId: string, monthsFromClass: number) {
  const [membership] = await database.select().from(fitnessMembership).where(membershipOf(userId))
  const day = noonInTwoDays()
  const first = (months: number) =>
    new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1))
  const last = new Date(first(monthsFromClass + 1).getTime() - 86_400_000)
  await database.insert(fitnessFreeze).values({
    membershipId: membership?.id ?? 0,
    startDate: first(monthsFromClass).toISOString().slice(0, 10),
    endDate: last.toISOString().slice(0, 10),
  })
}

const disqualify = (userId: string) =>
  database.update(fitnessMembership).set({ isDisqualified: true }).where(membershipOf(userId))

async function notified(classId: number) {
  const { rows } = await database.execute<{ user_id: string; refusal: string }>(sql`
    select job.payload ->> 'userId' as user_id, job.payload ->> 'refusal' as refusal
      from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
     where task.identifier = 'group-class-queue-refused'
       and (job.payload ->> 'id')::bigint = ${classId}
     order by job.id`)
  return rows.map(({ user_id, refusal }) => [user_id, refusal])
}

const blockers = [
  ['blocked', block, 'USER_BLOCKED'],
  ['frozen', (userId: string) => freeze(userId, 0), 'BOOKING_DENIED'],
  ['no-membership', (userId: string) => terminate(userId, dayFromClass(-1)), 'UNKNOWN_CUSTOMER'],
  ['disqualified', disqualify, 'BOOKING_DENIED'],
] as const

describe.each(blockers)(
  'a member in the queue who is %s by now',
  (reason, applyBlocker, refusal) => {
    it('is skipped and notified of the reason, as booking would refuse them', async () => {
      const { wanted, held, queue } = await fillClass(3)
      const [skipped = '', next, last = ''] = queue
      await applyBlocker(skipped)
      expect(await unbookGroupClass(database, held)).toEqual({ refusal: null })
      expect(await readClass(database, wanted.classId)).toEqual({
        booked: [next],
        queued: [last],
        counters: { booked: 1, queued: 1 },
      })
      expect(await notified(wanted.classId)).toEqual([[skipped, reason]])
      const { items } = await findMyBookings(database, last, {
        language: 'no',
        page: 1,
        pageSize: 10,
      })
      expect(items.map(({ queuePosition }) => queuePosition)).toEqual([1])
      expect(await book({ ...wanted, userId: skipped })).toMatchObject({ refusal })
    })
  },
)

it('the day of the class counts: a membership that ends on it, and a freeze of another month', async () => {
  const { wanted, held, queue } = await fillClass(2)
  const [ending = '', frozenLater = ''] = queue
  await terminate(ending, dayFromClass(0))
  await freeze(frozenLater, 1)
  await unbookGroupClass(database, held)
  await database.execute(sql`
    update portal.group_class set capacity = 2 where id = ${wanted.classId}`)
  expect((await readClass(database, wanted.classId)).booked).toEqual([ending, frozenLater])
  expect(await notified(wanted.classId)).toEqual([])
})

it('a block that was lifted or has ended does not apply', async () => {
  const { wanted, held, queue } = await fillClass(1)
  const [waiting = ''] = queue
  await database.insert(groupClassBlock).values([
    { userId: waiting, cause: 'staff', reason: 'For testen', liftedAt: new Date() },
    {
      userId: waiting,
      cause: 'no-shows',
      startsAt: new Date(Date.now() - 7_200_000),
      endsAt: new Date(Date.now() - 3_600_000),
    },
  ])
  await unbookGroupClass(database, held)
  expect((await readClass(database, wanted.classId)).booked).toEqual([waiting])
})

it('two members in a row are skipped, each with their own reason', async () => {
  const { wanted, held, queue } = await fillClass(3)
  const [first = '', second = '', third] = queue
  await block(first)
  await terminate(second, dayFromClass(-1))
  await unbookGroupClass(database, held)
  expect(await readClass(database, wanted.classId)).toMatchObject({ booked: [third], queued: [] })
  expect(await notified(wanted.classId)).toEqual([
    [first, 'blocked'],
    [second, 'no-membership'],
  ])
})

it('when all are skipped the place is free, and goes to the next member who books', async () => {
  const { wanted, held, queue } = await fillClass(12)
  for (const userId of queue) await block(userId)
  await unbookGroupClass(database, held)
  expect(await readClass(database, wanted.classId)).toEqual({
    booked: [],
    queued: [],
    counters: { booked: 0, queued: 0 },
  })
  expect(await notified(wanted.classId)).toEqual(queue.map((userId) => [userId, 'blocked']))
  const newcomer = await createMember(database)
  await bookAs(newcomer, wanted)
  expect((await readClass(database, wanted.classId)).booked).toEqual([newcomer])
})

it('nothing is stored when the transaction is rolled back', async () => {
  const { wanted, held, queue } = await fillClass(2)
  await block(queue[0] ?? '')
  const before = await readClass(database, wanted.classId)
  await expect(
    database.transaction(async (transaction) => {
      await unbookGroupClass(transaction, held)
      transaction.rollback()
    }),
  ).rejects.toThrow('Rollback')
  expect(await readClass(database, wanted.classId)).toEqual(before)
  expect(await notified(wanted.classId)).toEqual([])
})

it('concurrent bookings neither overtake the queue nor get a place twice', async () => {
  for (let round = 0; round < 5; round++) {
    const { wanted, held, queue } = await fillClass(3)
    const [first = '', second] = queue
    await block(first)
    const newcomers = await createMembers(database, 8)
    await Promise.all([
      unbookGroupClass(database, held),
      ...newcomers.map((userId) => book({ ...wanted, userId })),
    ])
    const { booked, queued, counters } = await readClass(database, wanted.classId)
    expect(booked).toEqual([second])
    expect(queued).toHaveLength(9)
    expect(queued[0]).toBe(queue[2])
    expect(counters).toEqual({ booked: 1, queued: 9 })
  }
})
