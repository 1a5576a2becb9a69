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
import { groupClassBooking, groupClassBookingEvent } from '../model/tables.server.ts'
import { createGroupClassBooking } from './book-group-class.server.ts'

const { database } = await createTestDatabase()
const { book } = createGroupClassBooking(database)
const hour = 3_600_000
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * hour)
const afterNoon = (hours: number) => new Date(noonInTwoDays().getTime() + hours * hour)

describe('booking a class', () => {
  it('gives a place while there is one, and then the next position in the queue', async () => {
    const wanted = await createClass(database, { capacity: 1 })
    const members = await createMembers(database, 3)
    const positions: unknown[] = []
    for (const userId of members) positions.push(await book({ ...wanted, userId }))
    expect(positions).toMatchObject([
      { queuePosition: 0 },
      { queuePosition: 1 },
      { queuePosition: 2 },
    ])
    expect(await readClass(database, wanted.classId)).toEqual({
      booked: members.slice(0, 1),
      queued: members.slice(1),
      counters: { booked: 1, queued: 2 },
    })
  })

  it('writes a history of bookings', async () => {
    const wanted = await createClass(database)
    const userId = await createMember(database)
    const outcome = await book({ ...wanted, userId })
    const events = await database
      .select()
      .from(groupClassBookingEvent)
      .where(sql`user_id = ${userId}`)
    expect(events).toMatchObject([{ classId: wanted.classId, kind: 'booked' }])
    expect(outcome).toMatchObject({ bookingId: events[0]?.bookingId })
  })
})

describe('booking is refused with', () => {
  async function refusalOf(
    request: { classId: number; centerId: number },
    userId: string,
  ): Promise<unknown> {
    const before = await database.$count(groupClassBooking)
    const outcome = await book({ ...request, userId })
    expect(await database.$count(groupClassBooking)).toBe(before)
    return 'refusal' in outcome ? outcome.refusal : outcome
  }

  it('CLASS_NOT_FOUND for a class that does not exist', async () => {
    const userId = await createMember(database)
    const { centerId } = await createClass(database)
    expect(await refusalOf({ classId: Number.MAX_SAFE_INTEGER, centerId }, userId)).toBe(
      'CLASS_NOT_FOUND',
    )
  })

  it('CLASS_NOT_FOUND for a class of another center', async () => {
    const wanted = await createClass(database, { centerId: 2 })
    const userId = await createMember(database)
    expect(await refusalOf({ ...wanted, centerId: 1 }, userId)).toBe('CLASS_NOT_FOUND')
  })

  it('UNKNOWN_CUSTOMER without a membership that is valid today', async () => {
    const wanted = await createClass(database)
    const never = await createMember(database, null)
    const ended = await createMember(database, { endDate: '2020-06-30' })
    const later = await createMember(database, { startDate: '2999-01-01' })
    for (const userId of [never, ended, later, 'nobody', "'; drop table x; --"])
      expect(await refusalOf(wanted, userId)).toBe('UNKNOWN_CUSTOMER')
  })

  it('BOOKING_DENIED for a disqualified member', async () => {
    const userId = await createMember(database, { isDisqualified: true })
    expect(await refusalOf(await createClass(database), userId)).toBe('BOOKING_DENIED')
  })

  it('BOOKING_DENIED before booking opens, after start and when the class is cancelled', async () => {
    const userId = await createMember(database)
    const early = { bookingOpensAt: hoursFromNow(1) }
    const started = { startsAt: hoursFromNow(-0.1) }
    const cancelled = { cancelledAt: new Date() }
    for (const overrides of [early, started, cancelled])
      expect(await refusalOf(await createClass(database, overrides), userId)).toBe('BOOKING_DENIED')
  })

  it('BOOKING_DENIED when the class is full and its queue has closed', async () => {
    const wanted = await createClass(database, { capacity: 1, startsAt: hoursFromNow(2) })
    const [first, second] = await createMembers(database, 2)
    expect(await book({ ...wanted, userId: first ?? '' })).toMatchObject({ queuePosition: 0 })
    expect(await refusalOf(wanted, second ?? '')).toBe('BOOKING_DENIED')
  })

  it('GROUP_CLASS_RESERVATION_ALREADY_BOOKED for a place and for a waiting place', async () => {
    const wanted = await createClass(database, { capacity: 1 })
    const members = await createMembers(database, 2)
    for (const userId of members) await book({ ...wanted, userId })
    for (const userId of members)
      expect(await refusalOf(wanted, userId)).toBe('GROUP_CLASS_RESERVATION_ALREADY_BOOKED')
  })

  it('OVERLAPPING_GROUP_CLASS_BOOKING when another booked or queued class overlaps', async () => {
    const [userId = '', other = ''] = await createMembers(database, 2)
    const full = await createClass(database, { capacity: 1 })
    await book({ ...full, userId: other })
    expect(await book({ ...full, userId })).toMatchObject({ queuePosition: 1 })
    const during = await createClass(database, { startsAt: afterNoon(0.5) })
    expect(await refusalOf(during, userId)).toBe('OVERLAPPING_GROUP_CLASS_BOOKING')
    const directlyAfter = await createClass(database, { startsAt: afterNoon(1) })
    expect(await book({ ...directlyAfter, userId })).toMatchObject({ queuePosition: 0 })
  })

  it('TOO_MANY_GROUP_CLASS_BOOKINGS_PERIOD for the fourth class of one day in Oslo', async () => {
    const userId = await createMember(database)
    for (const hours of [-3, -1, 1])
      await book({ ...(await createClass(database, { startsAt: afterNoon(hours) })), userId })
    const fourth = await createClass(database, { startsAt: afterNoon(3) })
    expect(await refusalOf(fourth, userId)).toBe('TOO_MANY_GROUP_CLASS_BOOKINGS_PERIOD')
    const nextDay = await createClass(database, { startsAt: afterNoon(24) })
    expect(await book({ ...nextDay, userId })).toMatchObject({ queuePosition: 0 })
  })
})

describe('the limit for one day counts', () => {
  it.each([
    [
      'the 25 hours of the day on which the clock goes back',
      ['2040-10-27T22:15:00Z', '2040-10-28T12:00:00Z', '2040-10-28T22:30:00Z'],
      '2040-10-28T15:00:00Z',
      '2040-10-28T23:30:00Z',
    ],
    [
      'the 23 hours of the day on which the clock goes forward',
      ['2040-03-24T23:15:00Z', '2040-03-25T12:00:00Z', '2040-03-25T21:00:00Z'],
      '2040-03-25T15:00:00Z',
      '2040-03-25T22:15:00Z',
    ],
  ])('%s', async (_day, three, fourth, afterMidnight) => {
    const userId = await createMember(database)
    const bookAt = async (startsAt: string) => {
      const wanted = await createClass(database, {
        startsAt: new Date(startsAt),
        bookingOpensAt: hoursFromNow(-1),
      })
      return book({ ...wanted, userId })
    }
    for (const startsAt of three) expect(await bookAt(startsAt)).toMatchObject({ queuePosition: 0 })
    expect(await bookAt(fourth)).toEqual({ refusal: 'TOO_MANY_GROUP_CLASS_BOOKINGS_PERIOD' })
    expect(await bookAt(afterMidnight)).toMatchObject({ queuePosition: 0 })
  })
})

describe('several requests of one member in one batch', () => {
  it('get one booking', async () => {
    const wanted = await createClass(database)
    const userId = await createMember(database)
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => book({ ...wanted, userId })),
    )
    expect(outcomes.filter((outcome) => 'bookingId' in outcome)).toHaveLength(1)
    expect(outcomes.slice(1)).toEqual(
      Array.from({ length: 9 }, () => ({ refusal: 'GROUP_CLASS_RESERVATION_ALREADY_BOOKED' })),
    )
  })

  it('are all refused for the reason of the first', async () => {
    const wanted = await createClass(database)
    const outcomes = await Promise.all(
      Array.from({ length: 3 }, () => book({ ...wanted, userId: 'nobody' })),
    )
    expect(outcomes).toEqual(Array.from({ length: 3 }, () => ({ refusal: 'UNKNOWN_CUSTOMER' })))
  })
})

describe('the queue after it has closed', () => {
  it('leaves a freed place to the member who books first, also one who waited', async () => {
    const wanted = await createClass(database, { capacity: 1 })
    const [holder = '', waiting = '', late = ''] = await createMembers(database, 3)
    await book({ ...wanted, userId: holder })
    await book({ ...wanted, userId: waiting })
    await database.execute(sql`
      update portal.group_class set unbooking_closes_at = now() - interval '1 minute'
       where id = ${wanted.classId}`)
    await database.execute(sql`delete from portal.group_class_booking where user_id = ${holder}`)
    expect((await readClass(database, wanted.classId)).booked).toEqual([])
    expect(await book({ ...wanted, userId: waiting })).toMatchObject({ queuePosition: 0 })
    expect(await book({ ...wanted, userId: late })).toEqual({ refusal: 'BOOKING_DENIED' })
    const events = await database
      .select({ kind: groupClassBookingEvent.kind })
      .from(groupClassBookingEvent)
      .where(sql`user_id = ${waiting}`)
      .orderBy(groupClassBookingEvent.id)
    expect(events.map(({ kind }) => kind)).toEqual(['queued', 'lapsed', 'booked'])
  })

  it('no longer blocks its members from booking another class at that time', async () => {
    const startsAt = hoursFromNow(4)
    const wanted = await createClass(database, { capacity: 1, startsAt })
    const [holder = '', waiting = ''] = await createMembers(database, 2)
    await book({ ...wanted, userId: holder })
    await book({ ...wanted, userId: waiting })
    const other = await createClass(database, { startsAt })
    expect(await book({ ...other, userId: waiting })).toEqual({
      refusal: 'OVERLAPPING_GROUP_CLASS_BOOKING',
    })
    await database.execute(sql`
      update portal.group_class set unbooking_closes_at = now() where id = ${wanted.classId}`)
    expect(await book({ ...other, userId: waiting })).toMatchObject({ queuePosition: 0 })
  })
})
