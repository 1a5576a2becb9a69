import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import {
  createClass,
  createMember,
  createMembers,
  noonInTwoDays,
  readClass,
} from '#testing/group-classes.testing.server.ts'
import { groupClassBooking } from '../model/tables.server.ts'

const { database } = await createTestDatabase()
const startsAt = noonInTwoDays()
const endsAt = new Date(startsAt.getTime() + 3_600_000)

function insertBooking(
  classId: number,
  userId: string,
  seq: number,
  state: 'booked' | 'queued' = 'booked',
) {
  return database
    .insert(groupClassBooking)
    .values({ classId, userId, seq, state, startsAt, endsAt })
}

const refusedBy = (constraint: string) =>
  expect.objectContaining({ cause: expect.objectContaining({ constraint }) })
const refusedAsIntegrity = expect.objectContaining({
  cause: expect.objectContaining({ code: '23000' }),
})

describe('a direct write to the tables', () => {
  it('cannot book more places than a class has, however many try at once', async () => {
    const { classId } = await createClass(database, { capacity: 2, startsAt })
    const members = await createMembers(database, 8)
    const attempts = await Promise.allSettled(
      members.map((userId, index) => insertBooking(classId, userId, index + 1)),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(2)
    const { booked, counters } = await readClass(database, classId)
    expect(counters.booked).toBe(booked.length)
    const [late = '', later = '', latest = ''] = await createMembers(database, 3)
    const fill = [late, later].slice(booked.length)
    for (const [index, userId] of fill.entries()) await insertBooking(classId, userId, 100 + index)
    await expect(insertBooking(classId, latest, 200)).rejects.toEqual(
      refusedBy('group_class_booked_count'),
    )
  })

  it('cannot lower the capacity below the number of places taken', async () => {
    const { classId } = await createClass(database, { capacity: 2, startsAt })
    for (const [index, userId] of (await createMembers(database, 2)).entries())
      await insertBooking(classId, userId, index + 1)
    await expect(
      database.execute(sql`update portal.group_class set capacity = 1 where id = ${classId}`),
    ).rejects.toEqual(refusedBy('group_class_booked_count'))
  })

  it('cannot give one member two bookings in a class', async () => {
    const { classId } = await createClass(database, { startsAt })
    const userId = await createMember(database)
    await insertBooking(classId, userId, 1)
    await expect(insertBooking(classId, userId, 2)).rejects.toEqual(
      refusedBy('group_class_booking_member'),
    )
  })

  it('cannot get a position before earlier bookings', async () => {
    const { classId } = await createClass(database, { startsAt })
    const [first = '', second = ''] = await createMembers(database, 2)
    await insertBooking(classId, first, 5, 'queued')
    await expect(insertBooking(classId, second, 4, 'queued')).rejects.toEqual(refusedAsIntegrity)
    await expect(
      database.execute(sql`update portal.group_class_booking set seq = 1 where user_id = ${first}`),
    ).rejects.toEqual(refusedAsIntegrity)
  })

  it('cannot write the counters', async () => {
    const { classId } = await createClass(database, { startsAt })
    for (const counter of ['booked_count', 'queued_count', 'next_seq'])
      await expect(
        database.execute(
          sql`update portal.group_class set ${sql.identifier(counter)} = 3 where id = ${classId}`,
        ),
      ).rejects.toEqual(refusedAsIntegrity)
  })

  it('cannot change or remove history', async () => {
    const { classId } = await createClass(database, { startsAt })
    await insertBooking(classId, await createMember(database), 1)
    for (const change of [
      sql`update portal.group_class_booking_event set user_id = 'somebody'`,
      sql`delete from portal.group_class_booking_event`,
      sql`truncate portal.group_class_booking_event`,
    ])
      await expect(database.execute(change)).rejects.toEqual(refusedAsIntegrity)
  })

  it('changes the times of the bookings when a class is moved', async () => {
    const { classId } = await createClass(database, { startsAt })
    await insertBooking(classId, await createMember(database), 1)
    await database.execute(sql`
      update portal.group_class set starts_at = starts_at + interval '1 hour',
        ends_at = ends_at + interval '1 hour' where id = ${classId}`)
    const [moved] = await database
      .select()
      .from(groupClassBooking)
      .where(sql`class_id = ${classId}`)
    expect(moved?.startsAt).toEqual(endsAt)
  })

  it('cannot book in an isolation level that would not see what others committed', async () => {
    const { classId, centerId } = await createClass(database, { startsAt })
    const userId = await createMember(database)
    await expect(
      database.transaction(
        (transaction) =>
          transaction.execute(sql`
            select * from portal.book_group_class(${classId}, ${centerId}, array[${userId}])`),
        { isolationLevel: 'repeatable read' },
      ),
    ).rejects.toEqual(
      expect.objectContaining({ cause: expect.objectContaining({ code: '25000' }) }),
    )
  })
})
