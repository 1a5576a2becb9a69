import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Database } from '#platform/database/database.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { everyDay } from '../model/rules/court-setup.testing.ts'
import { courtClosure, courtPrice, courtReservation, courtSetup } from '../model/tables.server.ts'
import {
  confirm,
  createCourt,
  createHoldParts,
  expire,
  inTwoDays,
  readUnits,
  spanOf,
} from '../testing/courts.testing.server.ts'
import { releaseHold } from './change-reservation.server.ts'
import { createHold, type HoldRequest } from './create-hold.server.ts'

const { database } = await createTestDatabase()
const holding = createHoldParts(database)
const hold = (request: HoldRequest) => createHold(holding, request)

async function held(request: HoldRequest): Promise<string> {
  const outcome = await hold(request)
  if ('refusal' in outcome) throw new Error(outcome.refusal)
  return outcome.holdId
}

const inTransaction = <Result>(run: (transaction: Database) => Promise<Result>) =>
  database.transaction(run)

describe('a hold', () => {
  it('takes every unit of the span, at the price by the rules, for ten minutes', async () => {
    const wanted = await createCourt(database)
    const userId = await createMember(database)
    const holdId = await held({ ...spanOf(wanted, '18:00', '19:30'), userId })
    expect(await readUnits(database, wanted.courtId)).toEqual(
      ['18:00', '18:30', '19:00'].map((time) => ({
        startsAt: inTwoDays(time),
        reservationId: holdId,
      })),
    )
    const [row] = await database
      .select()
      .from(courtReservation)
      .where(eq(courtReservation.id, holdId))
    expect(row).toMatchObject({
      userId,
      priceOre: 18_000,
      state: 'held',
      endsAt: inTwoDays('19:30'),
    })
    expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(600_000)
  })

  it('is the same when it is repeated, and a new one after it has ended', async () => {
    const wanted = await createCourt(database)
    const request = { ...spanOf(wanted, '18:00', '19:00'), userId: await createMember(database) }
    const first = await held(request)
    expect(await held(request)).toBe(first)
    await inTransaction((transaction) => releaseHold(transaction, first))
    const second = await held(request)
    expect(second).not.toBe(first)
    await expire(database, second)
    expect(await held(request)).not.toBe(second)
    expect(await readUnits(database, wanted.courtId)).toHaveLength(2)
  })

  it('is refused when any unit is taken, and leaves nothing behind', async () => {
    const wanted = await createCourt(database)
    await held({ ...spanOf(wanted, '18:30', '19:00'), userId: await createMember(database) })
    const userId = await createMember(database)
    for (const [from, to] of [
      ['18:00', '19:00'],
      ['18:30', '19:00'],
      ['17:30', '19:30'],
    ] as const)
      expect(await hold({ ...spanOf(wanted, from, to), userId })).toEqual({
        refusal: 'COURT_RESERVATION_ALREADY_BOOKED',
      })
    expect(await readUnits(database, wanted.courtId)).toHaveLength(1)
    expect(await database.$count(courtReservation, eq(courtReservation.userId, userId))).toBe(0)
  })

  it('may lie directly before and after another one', async () => {
    const wanted = await createCourt(database)
    await held({ ...spanOf(wanted, '18:30', '19:00'), userId: await createMember(database) })
    const userId = await createMember(database)
    await held({ ...spanOf(wanted, '18:00', '18:30'), userId })
    await held({ ...spanOf(wanted, '19:00', '19:30'), userId })
    expect(await readUnits(database, wanted.courtId)).toHaveLength(3)
  })

  it('blocks nobody after it has expired, swept or not, and is lost for its owner', async () => {
    const wanted = await createCourt(database)
    const first = await held({
      ...spanOf(wanted, '18:00', '19:00'),
      userId: await createMember(database),
    })
    await expire(database, first)
    const second = await held({
      ...spanOf(wanted, '18:30', '19:30'),
      userId: await createMember(database),
    })
    expect(await readUnits(database, wanted.courtId)).toEqual([
      { startsAt: inTwoDays('18:30'), reservationId: second },
      { startsAt: inTwoDays('19:00'), reservationId: second },
    ])
    expect(await confirm(database, first)).toBe('lost')
  })

  it('is refused when it overlaps an active reservation on another court, not a past one', async () => {
    const [one, other] = [await createCourt(database), await createCourt(database)]
    const userId = await createMember(database)
    const first = await held({ ...spanOf(one, '18:00', '19:00'), userId })
    const overlapping = { ...spanOf(other, '18:30', '19:30'), userId }
    expect(await hold(overlapping)).toEqual({ refusal: 'OVERLAPPING_COURT_RESERVATION' })
    await confirm(database, first)
    expect(await hold(overlapping)).toEqual({ refusal: 'OVERLAPPING_COURT_RESERVATION' })
    const third = { ...spanOf(other, '19:00', '19:30'), userId }
    expect(await hold(third)).toHaveProperty('holdId')
  })

  it('is one of at most three at once; bookings do not count', async () => {
    const wanted = await createCourt(database)
    const userId = await createMember(database)
    const spans = ['10:00', '11:00', '12:00', '13:00', '14:00'].map((from) => ({
      ...spanOf(wanted, from, from.replace(':00', ':30')),
      userId,
    }))
    const [one, two, three, four, five] = spans
    if (!one || !two || !three || !four || !five) throw new Error('there are five')
    const first = await held(one)
    await held(two)
    const last = await held(three)
    expect(await hold(four)).toEqual({ refusal: 'TOO_MANY_HOLDS' })
    await confirm(database, first)
    await held(four)
    expect(await hold(five)).toEqual({ refusal: 'TOO_MANY_HOLDS' })
    await expire(database, last)
    await held(five)
  })
})

describe('what staff set about holds', () => {
  it('applies to the next hold, with a setup that is cached already', async () => {
    const wanted = await createCourt(database)
    const userId = await createMember(database)
    const holdFrom = (from: string) =>
      hold({ ...spanOf(wanted, from, from.replace(':00', ':30')), userId })
    await holdFrom('10:00')
    const change = (set: { holdMinutes?: number; maxHolds?: number }) =>
      database.update(courtSetup).set({ ...set, version: sql`version + 1` })
    await change({ holdMinutes: 25, maxHolds: 2 })
    const second = await holdFrom('11:00')
    expect(await holdFrom('12:00')).toEqual({ refusal: 'TOO_MANY_HOLDS' })
    await change({ holdMinutes: 10, maxHolds: 3 })
    if ('refusal' in second) throw new Error(second.refusal)
    const minutes = sql<number>`extract(epoch from expires_at - created_at)::integer / 60`
    const rows = await database
      .select({ id: courtReservation.id, minutes })
      .from(courtReservation)
      .where(eq(courtReservation.userId, userId))
      .orderBy(courtReservation.startsAt)
    // The hold that existed keeps its time.
    expect(rows.map((row) => row.minutes)).toEqual([10, 25])
  })
})

describe('the membership', () => {
  const day = osloDate(inTwoDays('12:00'))

  async function refusalOf(userId: string) {
    const wanted = await createCourt(database)
    const outcome = await hold({ ...spanOf(wanted, '18:00', '18:30'), userId })
    return 'refusal' in outcome ? outcome.refusal : null
  }

  it('is required', async () => {
    expect(await refusalOf(await createMember(database, null))).toBe('UNKNOWN_CUSTOMER')
  })

  it('must be valid on the day of the booking, first and last day included', async () => {
    const withDays = (startDate: string, endDate: string | null) =>
      createMember(database, { startDate, endDate })
    expect(await refusalOf(await withDays(day, day))).toBeNull()
    expect(await refusalOf(await withDays('2020-01-01', addDays(day, -1)))).toBe('UNKNOWN_CUSTOMER')
    expect(await refusalOf(await withDays(addDays(day, 1), null))).toBe('UNKNOWN_CUSTOMER')
  })

  it('cannot book when it is disqualified', async () => {
    const userId = await createMember(database, { isDisqualified: true })
    expect(await refusalOf(userId)).toBe('MEMBERSHIP_DISQUALIFIED')
  })

  it('cannot book when it is frozen on that day', async () => {
    const userId = await createMember(database)
    await database.execute(sql`
      insert into portal.fitness_freeze (membership_id, start_date, end_date)
      select id, date_trunc('month', ${day}::date)::date,
             (date_trunc('month', ${day}::date) + interval '1 month')::date - 1
        from portal.fitness_membership where user_id = ${userId}`)
    expect(await refusalOf(userId)).toBe('MEMBERSHIP_FROZEN')
  })
})

describe('the setup', () => {
  it('counts as it is now, not as it was cached', async () => {
    const wanted = await createCourt(database)
    const userId = await createMember(database)
    await holding.setup.current()
    await database.insert(courtPrice).values({
      ...everyDay,
      validFrom: '2026-01-01',
      categoryId: wanted.categoryId,
      priceOre: 9_000,
    })
    const holdId = await held({ ...spanOf(wanted, '18:00', '18:30'), userId })
    const [row] = await database
      .select()
      .from(courtReservation)
      .where(eq(courtReservation.id, holdId))
    expect(row?.priceOre).toBe(9_000)
  })

  it('takes effect at once', async () => {
    const wanted = await createCourt(database)
    const request = { ...spanOf(wanted, '18:00', '18:30'), userId: await createMember(database) }
    await holding.setup.current()
    const [closure] = await database
      .insert(courtClosure)
      .values({
        centerId: wanted.sportsCenterId,
        courtId: wanted.courtId,
        startsAt: inTwoDays('12:00'),
        endsAt: inTwoDays('20:00'),
        reason: { no: 'Vannlekkasje', en: 'A leak' },
      })
      .returning({ id: courtClosure.id })
    expect(await hold(request)).toEqual({ refusal: 'COURT_CLOSED' })
    await database.delete(courtClosure).where(eq(courtClosure.id, closure?.id ?? 0))
    expect(await hold(request)).toHaveProperty('holdId')
  })

  it('finds the court by its id and its centre', async () => {
    const wanted = await createCourt(database)
    const request = { ...spanOf(wanted, '18:00', '18:30'), userId: await createMember(database) }
    expect(await hold({ ...request, sportsCenterId: 3 })).toEqual({ refusal: 'COURT_NOT_FOUND' })
    expect(await hold({ ...request, courtId: 2_147_483_647 })).toEqual({
      refusal: 'COURT_NOT_FOUND',
    })
    const hidden = await createCourt(database, { isOffered: false })
    expect(await hold({ ...spanOf(hidden, '18:00', '18:30'), userId: request.userId })).toEqual({
      refusal: 'COURT_NOT_FOUND',
    })
  })
})

describe('on the days when the clock changes', () => {
  /** Noon of the day before. */
  const before = (date: string) => () => new Date(`${addDays(date, -1)}T11:00:00Z`)

  it.each([
    // 01:00 to 04:00 by the clock: two hours, because the clock skips one.
    ['spring', '2027-03-28', '2027-03-28T00:00:00Z', '2027-03-28T02:00:00Z'],
    // 02:00 to 03:00 by the clock: two hours, because that hour comes twice.
    ['autumn', '2027-10-31', '2027-10-31T00:00:00Z', '2027-10-31T02:00:00Z'],
  ])('in %s, two hours are four units, whatever the wall time', async (...given) => {
    const [, date, fromTime, toTime] = given
    const wanted = await createCourt(database)
    const atThatTime = createHoldParts(database, before(date))
    const userId = await createMember(database)
    const { courtId, sportsCenterId } = wanted
    const request = { courtId, sportsCenterId, fromTime, toTime, userId }
    expect(await createHold(atThatTime, request)).toHaveProperty('holdId')
    expect(await readUnits(database, courtId)).toHaveLength(4)
    const longer = { ...request, userId: await createMember(database) }
    const tooLong = new Date(Date.parse(toTime) + 1_800_000).toISOString()
    expect(await createHold(atThatTime, { ...longer, toTime: tooLong })).toEqual({
      refusal: 'TOO_MANY_UNITS',
    })
  })
})
