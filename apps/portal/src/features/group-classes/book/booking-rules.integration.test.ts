import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fitnessFreeze, fitnessMembership } from '#core/memberships/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import {
  createClass,
  createMember,
  createMembers,
  noonInTwoDays,
  readClass,
} from '#testing/group-classes.testing.server.ts'
import { BookingEligibility } from '../model/contract.ts'
import { groupClassBlock, groupClassBooking } from '../model/tables.server.ts'
import { createGroupClassBooking } from './book-group-class.server.ts'
import { findBookingEligibility } from './find-booking-eligibility.server.ts'
import { unbookGroupClass } from './unbook-group-class.server.ts'

const { database } = await createTestDatabase({ size: 16 })
const { book } = createGroupClassBooking(database)
const hour = 3_600_000
const open = { bookingOpensAt: new Date(0) }

async function refusalOf(userId: string, wanted: { classId: number; centerId: number }) {
  const outcome = await book({ ...wanted, userId })
  return 'refusal' in outcome ? outcome.refusal : null
}

describe('the membership that counts', () => {
  // 23:00 UTC is midnight in Oslo in winter.
  const lateOnTheLastDay = new Date('2040-11-30T22:59:00Z')
  const firstOfTheNext = new Date('2040-11-30T23:00:00Z')

  it('is the one that is valid on the day of the class in Oslo', async () => {
    const ending = await createMember(database, { endDate: '2040-11-30' })
    const beginning = await createMember(database, { startDate: '2040-12-01' })
    const last = await createClass(database, { startsAt: lateOnTheLastDay, ...open })
    const next = await createClass(database, { startsAt: firstOfTheNext, ...open })
    expect(await refusalOf(ending, last)).toBeNull()
    expect(await refusalOf(ending, next)).toBe('UNKNOWN_CUSTOMER')
    expect(await refusalOf(beginning, last)).toBe('UNKNOWN_CUSTOMER')
    expect(await refusalOf(beginning, next)).toBeNull()
  })

  it('alone decides whether its member is disqualified', async () => {
    const userId = await createMember(database, { endDate: '2040-11-30', isDisqualified: true })
    await database.insert(fitnessMembership).values({
      userId,
      type: 'STUDENT',
      membershipCategory: 'CASH_MEMBERSHIP',
      startDate: '2040-12-01',
    })
    const last = await createClass(database, { startsAt: lateOnTheLastDay, ...open })
    const next = await createClass(database, { startsAt: firstOfTheNext, ...open })
    expect(await refusalOf(userId, last)).toBe('BOOKING_DENIED')
    expect(await refusalOf(userId, next)).toBeNull()
  })
})

describe('a freeze', () => {
  it('denies classes from its first day to its last, and on no other day', async () => {
    const userId = await createMember(database)
    const [membership] = await database
      .select({ id: fitnessMembership.id })
      .from(fitnessMembership)
      .where(eq(fitnessMembership.userId, userId))
    await database.insert(fitnessFreeze).values({
      membershipId: membership?.id ?? 0,
      startDate: '2040-12-01',
      endDate: '2040-12-31',
    })
    for (const [startsAt, refusal] of [
      ['2040-11-30T22:59:00Z', null],
      ['2040-11-30T23:00:00Z', 'BOOKING_DENIED'],
      ['2040-12-31T22:59:00Z', 'BOOKING_DENIED'],
      ['2040-12-31T23:00:00Z', null],
    ] as const) {
      const wanted = await createClass(database, { startsAt: new Date(startsAt), ...open })
      expect([startsAt, await refusalOf(userId, wanted)]).toEqual([startsAt, refusal])
      expect(await refusalOf(await createMember(database), wanted)).toBeNull()
    }
    expect((await findBookingEligibility(database, userId)).freezes).toEqual([
      { startDate: '2040-12-01', endDate: '2040-12-31' },
    ])
  })
})

describe('a block', () => {
  /** In a transaction the database's `now()` does not change. */
  async function decideWith(block: {
    starts: string
    ends: string | null
    isLifted?: boolean
  }): Promise<unknown> {
    const wanted = await createClass(database)
    const userId = await createMember(database)
    return database.transaction(async (transaction) => {
      await transaction.insert(groupClassBlock).values({
        userId,
        cause: 'staff',
        reason: 'For testen',
        startsAt: sql`now() + ${block.starts}::interval`,
        endsAt: block.ends === null ? null : sql`now() + ${block.ends}::interval`,
        liftedAt: block.isLifted ? sql`now()` : null,
      })
      const { rows } = await transaction.execute<{ refusal: string | null }>(sql`
        select refusal from portal.book_group_class(
          ${wanted.classId}, ${wanted.centerId}, array[${userId}])`)
      return rows[0]?.refusal
    })
  }

  it('refuses with USER_BLOCKED while it is running', async () => {
    expect(await decideWith({ starts: '0 s', ends: '1 microsecond' })).toBe('USER_BLOCKED')
    expect(await decideWith({ starts: '-1 day', ends: null })).toBe('USER_BLOCKED')
  })

  it('refuses nothing once it has ended, before it starts and after it is lifted', async () => {
    expect(await decideWith({ starts: '-1 day', ends: '0 s' })).toBeNull()
    expect(await decideWith({ starts: '1 microsecond', ends: null })).toBeNull()
    expect(await decideWith({ starts: '-1 day', ends: null, isLifted: true })).toBeNull()
  })
})

describe('the eligibility of a member', () => {
  it('is in one answer', async () => {
    const userId = await createMember(database, { startDate: '2020-01-01', endDate: '2041-01-31' })
    const endsAt = new Date('2040-01-01T12:00:00Z')
    await database.insert(groupClassBlock).values({ userId, cause: 'no-shows', endsAt })
    expect(BookingEligibility.parse(await findBookingEligibility(database, userId))).toEqual({
      memberships: [{ startDate: '2020-01-01', endDate: '2041-01-31', isDisqualified: false }],
      freezes: [],
      block: { until: endsAt.toISOString() },
      noShows: { count: 0, limit: 2, days: 30, blockDays: 30 },
      bookingOpensDaysBefore: 5,
    })
    await database.insert(groupClassBlock).values({ userId, cause: 'staff', reason: 'Uro' })
    expect((await findBookingEligibility(database, userId)).block).toEqual({ until: null })
  })

  it('has no membership for somebody without one, and nothing else', async () => {
    expect(
      await findBookingEligibility(database, await createMember(database, null)),
    ).toMatchObject({
      memberships: [],
      freezes: [],
      block: null,
    })
  })
})

describe('one member who books and unbooks fifty times at once', () => {
  it('has one booking or none in the end, and the counters agree', async () => {
    const wanted = await createClass(database, { capacity: 3 })
    const [userId = '', ...others] = await createMembers(database, 5)
    for (const other of others) await book({ ...wanted, userId: other })
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const outcome = await book({ ...wanted, userId })
        if ('refusal' in outcome) return outcome.refusal
        const given = await unbookGroupClass(database, { ...wanted, id: outcome.bookingId, userId })
        return given.refusal
      }),
    )
    for (const refusal of outcomes)
      expect([null, 'GROUP_CLASS_RESERVATION_ALREADY_BOOKED']).toContain(refusal)
    const { booked, queued, counters } = await readClass(database, wanted.classId)
    expect(counters).toEqual({ booked: booked.length, queued: queued.length })
    expect(booked).toEqual(others.slice(0, 3))
    expect(queued).toEqual(others.slice(3))
    expect(await database.$count(groupClassBooking, eq(groupClassBooking.userId, userId))).toBe(0)
  })
})

describe('a clock of the application that is ten minutes off', () => {
  afterEach(() => vi.useRealTimers())

  it.each([-10, 10])('changes nothing: the database decides (%i minutes)', async (minutes) => {
    const now = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: now + minutes * 60_000 })
    const near = (offset: number) => new Date(now + offset * 60_000)
    const [userId = '', other = ''] = await createMembers(database, 2)
    const notYet = await createClass(database, { bookingOpensAt: near(5) })
    expect(await refusalOf(userId, notYet)).toBe('BOOKING_DENIED')
    const opened = await createClass(database, { bookingOpensAt: near(-5) })
    expect(await refusalOf(userId, opened)).toBeNull()
    const started = await createClass(database, { startsAt: near(-5) })
    expect(await refusalOf(other, started)).toBe('BOOKING_DENIED')
    const unbook = async (unbookingClosesAt: Date) => {
      const startsAt = new Date(noonInTwoDays().getTime() + 48 * hour)
      const wanted = await createClass(database, { startsAt, unbookingClosesAt, ...open })
      const outcome = await book({ ...wanted, userId: other })
      if ('refusal' in outcome) throw new Error(outcome.refusal)
      const { bookingId: id } = outcome
      const { refusal } = await unbookGroupClass(database, { ...wanted, id, userId: other })
      return refusal
    }
    expect(await unbook(near(5))).toBeNull()
    expect(await unbook(near(-5))).toBe('UNBOOKING_DENIED')
  })
})
