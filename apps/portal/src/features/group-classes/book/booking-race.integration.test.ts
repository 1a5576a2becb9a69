import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { connectDatabase } from '#platform/database/database.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import {
  createClass,
  createMember,
  createMembers,
  noonInTwoDays,
  readClass,
} from '#testing/group-classes.testing.server.ts'
import { groupClassBookingEvent } from '../model/tables.server.ts'
import { type BookingOutcome, createGroupClassBooking } from './book-group-class.server.ts'
import { unbookGroupClass } from './unbook-group-class.server.ts'

const { database, url } = await createTestDatabase({ size: 32 })
const otherInstance = connectDatabase(url, { size: 16, log: createLog('silent') })
afterAll(() => otherInstance.close())

const capacity = 20
const racers = 200

async function bookDirectly(classId: number, centerId: number, userId: string) {
  const { rows } = await database.execute<{ refusal: string | null; queue_position: number }>(sql`
    select refusal, queue_position
      from portal.book_group_class(${classId}, ${centerId}, array[${userId}])`)
  return rows[0]
}

function positionOf(outcome: BookingOutcome): number {
  if ('refusal' in outcome) throw new Error(`refused: ${outcome.refusal}`)
  return outcome.queuePosition
}

async function expectExactlyFull(classId: number) {
  const state = await readClass(database, classId)
  expect(state.booked).toHaveLength(capacity)
  expect(state.queued).toHaveLength(racers - capacity)
  expect(state.counters).toEqual({ booked: capacity, queued: racers - capacity })
  expect(await database.$count(groupClassBookingEvent, sql`class_id = ${classId}`)).toBe(racers)
  return state
}

const inOrder = [
  ...Array.from({ length: capacity }, () => 0),
  ...Array.from({ length: racers - capacity }, (_, index) => index + 1),
]

describe(`${racers} simultaneous bookings for ${capacity} places`, () => {
  it('overbook when places are counted first and inserted afterwards, so the race is real', async () => {
    await database.execute(sql`create table scratch_booking (user_id text primary key)`)
    const countThenInsert = (userId: string) =>
      database.transaction(async (transaction) => {
        const taken = await transaction.execute<{ count: number }>(
          sql`select count(*)::integer as count from scratch_booking`,
        )
        // Long enough for all connections to have counted, also on a slow machine.
        await transaction.execute(sql`select pg_sleep(0.3)`)
        if ((taken.rows[0]?.count ?? 0) < capacity)
          await transaction.execute(sql`insert into scratch_booking values (${userId})`)
      })
    await Promise.all(
      Array.from({ length: racers }, (_, index) => countThenInsert(`user-${index}`)),
    )
    const { rows } = await database.execute<{ count: number }>(
      sql`select count(*)::integer as count from scratch_booking`,
    )
    expect(rows[0]?.count).toBeGreaterThan(capacity)
  })

  it('fill the class and queue the rest in order of arrival', async () => {
    const wanted = await createClass(database, { capacity })
    const members = await createMembers(database, racers)
    const { book } = createGroupClassBooking(database)
    const outcomes = await Promise.all(members.map((userId) => book({ ...wanted, userId })))
    expect(outcomes.map(positionOf)).toEqual(inOrder)
    const { booked, queued } = await expectExactlyFull(wanted.classId)
    expect([...booked, ...queued]).toEqual(members)
  })

  it('do so through two instances, each keeping its own order of arrival', async () => {
    const wanted = await createClass(database, { capacity })
    const members = await createMembers(database, racers)
    const instances = [
      createGroupClassBooking(database),
      createGroupClassBooking(otherInstance.database),
    ] as const
    const outcomes = await Promise.all(
      members.map((userId, index) => instances[index % 2 ? 1 : 0].book({ ...wanted, userId })),
    )
    const positions = outcomes.map(positionOf)
    expect(positions.toSorted((one, other) => one - other)).toEqual(inOrder)
    for (const parity of [0, 1]) {
      const own = positions.filter((_, index) => index % 2 === parity)
      expect(own).toEqual(own.toSorted((one, other) => one - other))
    }
    await expectExactlyFull(wanted.classId)
  })

  it('do so through many connections that call the function directly', async () => {
    const wanted = await createClass(database, { capacity })
    const members = await createMembers(database, racers)
    const rows = await Promise.all(
      members.map((userId) => bookDirectly(wanted.classId, wanted.centerId, userId)),
    )
    const positions = rows.map((row) => row?.queue_position ?? -1)
    expect(positions.toSorted((one, other) => one - other)).toEqual(inOrder)
    const { queued } = await expectExactlyFull(wanted.classId)
    const byPosition = members
      .map((userId, index) => ({ userId, position: positions[index] ?? 0 }))
      .filter(({ position }) => position > 0)
      .toSorted((one, other) => one.position - other.position)
    expect(queued).toEqual(byPosition.map(({ userId }) => userId))
  })
})

describe('one member at once', () => {
  it('in the same class through many connections gets one booking', async () => {
    const wanted = await createClass(database)
    const userId = await createMember(database)
    const rows = await Promise.all(
      Array.from({ length: 20 }, () => bookDirectly(wanted.classId, wanted.centerId, userId)),
    )
    const refused = rows.filter((row) => row?.refusal === 'GROUP_CLASS_RESERVATION_ALREADY_BOOKED')
    expect(refused).toHaveLength(19)
    expect((await readClass(database, wanted.classId)).booked).toEqual([userId])
  })

  it('in overlapping classes gets exactly one of them, every time', async () => {
    const { book } = createGroupClassBooking(database)
    const classes = await Promise.all(Array.from({ length: 8 }, () => createClass(database)))
    const members = await createMembers(database, 25)
    const outcomes = await Promise.all(
      members.map((userId) => Promise.all(classes.map((wanted) => book({ ...wanted, userId })))),
    )
    for (const own of outcomes) {
      expect(own.filter((outcome) => 'bookingId' in outcome)).toHaveLength(1)
      const refused = own.filter((outcome) => 'refusal' in outcome)
      expect(new Set(refused.map(({ refusal }) => refusal))).toEqual(
        new Set(['OVERLAPPING_GROUP_CLASS_BOOKING']),
      )
    }
  })
})

describe('booking and unbooking across classes', () => {
  it('by many members at once fills every class before it queues, with correct counters', async () => {
    const { book } = createGroupClassBooking(database)
    const classes = await Promise.all(
      Array.from({ length: 6 }, (_, day) =>
        createClass(database, {
          capacity: 5,
          startsAt: new Date(noonInTwoDays().getTime() + day * 86_400_000),
          bookingOpensAt: new Date(0),
        }),
      ),
    )
    const members = await createMembers(database, 30)
    await Promise.all(
      members.map(async (userId, number) => {
        for (let step = 0; step < 8; step++) {
          const wanted = classes[(number + step) % classes.length]
          if (!wanted) throw new Error('no class')
          const outcome = await book({ ...wanted, userId })
          if ('refusal' in outcome || (number + step) % 3 > 0) continue
          await unbookGroupClass(otherInstance.database, {
            ...wanted,
            id: outcome.bookingId,
            userId,
          })
        }
      }),
    )
    for (const { classId } of classes) {
      const { booked, queued, counters } = await readClass(database, classId)
      expect(counters).toEqual({ booked: booked.length, queued: queued.length })
      expect(booked).toHaveLength(Math.min(5, booked.length + queued.length))
    }
  })
})

describe('a failure', () => {
  it.each(['40001', '40P01', '55P03'])('with %s is retried without an error', async (code) => {
    const wanted = await createClass(database)
    const userId = await createMember(database)
    await database.execute(sql`create sequence failures`)
    await database.execute(
      sql.raw(`
      create function fail_twice() returns trigger language plpgsql as $$
      begin
        if nextval('failures') <= 2 then raise exception 'injected' using errcode = '${code}'; end if;
        return null;
      end $$`),
    )
    await database.execute(sql`
      create trigger fail_twice before insert on portal.group_class_booking
        for each statement execute function fail_twice()`)
    const { book } = createGroupClassBooking(database)
    expect(await book({ ...wanted, userId })).toMatchObject({ queuePosition: 0 })
    await database.execute(sql`drop function fail_twice cascade`)
    await database.execute(sql`drop sequence failures`)
  })

  it('reaches everybody who waited, and the next request is served', async () => {
    const wanted = await createClass(database)
    const members = await createMembers(database, 3)
    const { book } = createGroupClassBooking(database)
    await database.execute(sql`alter function portal.book_group_class rename to book_away`)
    const failed = await Promise.allSettled(members.map((userId) => book({ ...wanted, userId })))
    await database.execute(sql`alter function portal.book_away rename to book_group_class`)
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(await book({ ...wanted, userId: members[0] ?? '' })).toMatchObject({ queuePosition: 0 })
  })
})
