import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import {
  createClass,
  createMember,
  createMembers,
  readClass,
} from '#testing/group-classes.testing.server.ts'
import { groupClassBooking, groupClassBookingEvent } from '../model/tables.server.ts'
import { createGroupClassBooking } from './book-group-class.server.ts'
import { unbookGroupClass } from './unbook-group-class.server.ts'

const { database } = await createTestDatabase({ size: 32 })
const { book } = createGroupClassBooking(database)

async function bookAll(wanted: { classId: number; centerId: number }, members: string[]) {
  const outcomes = await Promise.all(members.map((userId) => book({ ...wanted, userId })))
  return outcomes.map((outcome, index) => {
    if ('refusal' in outcome) throw new Error(`refused: ${outcome.refusal}`)
    return { ...wanted, id: outcome.bookingId, userId: members[index] ?? '' }
  })
}

/** A booking of a new class with the given capacity, and the members who wait behind it. */
async function fillClass(capacity: number, members: number) {
  const wanted = await createClass(database, { capacity })
  return { ...wanted, bookings: await bookAll(wanted, await createMembers(database, members)) }
}

async function mailJobs(): Promise<number[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select job.payload ->> 'bookingId' as id
      from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
     where task.identifier = 'group-class-place-freed'
     order by job.id`)
  return rows.map(({ id }) => Number(id))
}

function first<Item>(items: readonly Item[]): Item {
  const [item] = items
  if (item === undefined) throw new Error('nothing there')
  return item
}

describe('unbooking a class', () => {
  it('frees the place', async () => {
    const { classId, bookings } = await fillClass(2, 1)
    expect(await unbookGroupClass(database, first(bookings))).toEqual({ refusal: null })
    expect(await readClass(database, classId)).toEqual({
      booked: [],
      queued: [],
      counters: { booked: 0, queued: 0 },
    })
  })

  it('gives the place at once to the first in the queue, who is notified by mail', async () => {
    const { classId, bookings } = await fillClass(1, 3)
    const [holder, second, third] = bookings
    const before = await mailJobs()
    expect(await unbookGroupClass(database, first(bookings))).toEqual({ refusal: null })
    expect(await readClass(database, classId)).toEqual({
      booked: [second?.userId],
      queued: [third?.userId],
      counters: { booked: 1, queued: 1 },
    })
    expect(await mailJobs()).toEqual([...before, second?.id])
    const events = await database
      .select({ userId: groupClassBookingEvent.userId, kind: groupClassBookingEvent.kind })
      .from(groupClassBookingEvent)
      .where(sql`class_id = ${classId}`)
      .orderBy(groupClassBookingEvent.id)
    expect(events.slice(3)).toEqual([
      { userId: holder?.userId, kind: 'unbooked' },
      { userId: second?.userId, kind: 'promoted' },
    ])
  })

  it('from the queue moves those behind forward and promotes nobody', async () => {
    const { classId, bookings } = await fillClass(1, 4)
    const before = await mailJobs()
    const [holder, second, third, fourth] = bookings
    if (!third) throw new Error('nobody waits')
    await unbookGroupClass(database, third)
    expect(await readClass(database, classId)).toEqual({
      booked: [holder?.userId],
      queued: [second?.userId, fourth?.userId],
      counters: { booked: 1, queued: 2 },
    })
    expect(await mailJobs()).toEqual(before)
  })

  it('leaves no mail and changes nothing when the transaction is rolled back', async () => {
    const { classId, bookings } = await fillClass(1, 2)
    const [jobs, state] = [await mailJobs(), await readClass(database, classId)]
    await expect(
      database.transaction(async (transaction) => {
        expect(await unbookGroupClass(transaction, first(bookings))).toEqual({ refusal: null })
        expect((await readClass(transaction, classId)).queued).toEqual([])
        transaction.rollback()
      }),
    ).rejects.toThrow('Rollback')
    expect(await mailJobs()).toEqual(jobs)
    expect(await readClass(database, classId)).toEqual(state)
  })

  it('also happens when an account is deleted', async () => {
    const { classId, bookings } = await fillClass(1, 2)
    await database.delete(user).where(sql`id = ${first(bookings).userId}`)
    const state = await readClass(database, classId)
    expect(state).toMatchObject({ booked: [bookings[1]?.userId], counters: { booked: 1 } })
    expect(await mailJobs()).toContain(bookings[1]?.id)
  })

  it('is not needed for the queue to move when the room gets larger', async () => {
    const { classId, bookings } = await fillClass(1, 4)
    await database.execute(sql`update portal.group_class set capacity = 3 where id = ${classId}`)
    const state = await readClass(database, classId)
    expect(state.booked).toEqual(bookings.slice(0, 3).map(({ userId }) => userId))
    expect(state.counters).toEqual({ booked: 3, queued: 1 })
  })
})

describe('the deadline', () => {
  /** In a transaction the database's `now()` does not change. */
  async function unbookAt(sooner: string) {
    const { classId, bookings } = await fillClass(1, 2)
    return database.transaction(async (transaction) => {
      await transaction.execute(sql`
        update portal.group_class
           set unbooking_closes_at = now() + ${sooner}::interval,
               starts_at = now() + ${sooner}::interval + interval '3 hours',
               ends_at = now() + ${sooner}::interval + interval '4 hours'
         where id = ${classId}`)
      const outcome = await unbookGroupClass(transaction, first(bookings))
      return { outcome, waiting: (await readClass(transaction, classId)).queued.length }
    })
  }

  it('is exactly three hours before start: then it is too late', async () => {
    expect(await unbookAt('0 seconds')).toEqual({
      outcome: { refusal: 'UNBOOKING_DENIED' },
      waiting: 1,
    })
  })

  it('has not come a microsecond before', async () => {
    expect(await unbookAt('1 microsecond')).toEqual({
      outcome: { refusal: null },
      waiting: 0,
    })
  })
})

describe('unbooking is refused and nothing changes', () => {
  it('for a booking of somebody else, another class, another center or none', async () => {
    const { classId, bookings } = await fillClass(1, 2)
    const other = await createClass(database, { centerId: 2 })
    const own = first(bookings)
    const state = await readClass(database, classId)
    for (const request of [
      { ...own, userId: await createMember(database) },
      { ...own, userId: bookings[1]?.userId ?? '' },
      { ...own, classId: other.classId },
      { ...own, centerId: 2 },
      { ...own, id: Number.MAX_SAFE_INTEGER },
    ])
      expect(await unbookGroupClass(database, request)).toEqual({ refusal: 'BOOKING_NOT_FOUND' })
    expect(await readClass(database, classId)).toEqual(state)
  })

  it('the second time', async () => {
    const { bookings } = await fillClass(1, 1)
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => unbookGroupClass(database, first(bookings))),
    )
    expect(outcomes.filter(({ refusal }) => refusal === null)).toHaveLength(1)
    expect(outcomes.filter(({ refusal }) => refusal === 'BOOKING_NOT_FOUND')).toHaveLength(7)
  })
})

describe('many at once', () => {
  it('unbook while others queue: places go to the queue in order and nobody is lost', async () => {
    const capacity = 20
    const wanted = await createClass(database, { capacity })
    const early = await createMembers(database, 60)
    const late = await createMembers(database, 60)
    const bookings = await bookAll(wanted, early)
    const leaving = bookings.filter((_, index) => index % 3 === 0)
    const [given] = await Promise.all([
      Promise.all(leaving.map((booking) => unbookGroupClass(database, booking))),
      ...late.map((userId) => book({ ...wanted, userId })),
    ])
    expect(given.every(({ refusal }) => refusal === null)).toBe(true)
    const state = await readClass(database, wanted.classId)
    expect(state.counters).toEqual({ booked: capacity, queued: 80 })
    const staying = early.filter((_, index) => index % 3 !== 0)
    // Members who booked early and stayed come before those who booked late.
    expect([...state.booked, ...state.queued].slice(0, staying.length)).toEqual(staying)
    expect(new Set([...state.booked, ...state.queued])).toEqual(new Set([...staying, ...late]))
    const positions = await database.execute<{ position: number }>(sql`
      select rank() over (order by seq)::integer as position
        from ${groupClassBooking} where class_id = ${wanted.classId} and state = 'queued'`)
    expect(positions.rows.map(({ position }) => position)).toEqual(
      Array.from({ length: 80 }, (_, index) => index + 1),
    )
  })

  it('succeed although the database reports a deadlock at first', async () => {
    const { bookings, classId } = await fillClass(1, 1)
    await database.execute(sql`create sequence failures`)
    await database.execute(sql`
      create function fail_twice() returns trigger language plpgsql as $$
      begin
        if nextval('failures') <= 2 then raise exception 'injected' using errcode = '40P01'; end if;
        return null;
      end $$`)
    await database.execute(sql`
      create trigger fail_twice before delete on portal.group_class_booking
        for each statement execute function fail_twice()`)
    expect(await unbookGroupClass(database, first(bookings))).toEqual({ refusal: null })
    await database.execute(sql`drop trigger fail_twice on portal.group_class_booking`)
    expect((await readClass(database, classId)).booked).toEqual([])
  })
})
