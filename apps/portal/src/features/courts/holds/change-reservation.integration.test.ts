import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Database } from '#platform/database/database.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { heldStates, reservationMoves, reservationStates } from '../model/reservation-states.ts'
import { courtReservation, courtReservationEvent } from '../model/tables.server.ts'
import {
  confirm,
  createCourt,
  createHoldParts,
  expire,
  inTwoDays,
  readUnits,
  spanOf,
} from '../testing/courts.testing.server.ts'
import {
  cancelReservation,
  confirmHold,
  releaseHold,
  releaseOwnHold,
  sweepExpiredHolds,
} from './change-reservation.server.ts'
import { createHold } from './create-hold.server.ts'
import { findPayableHold, type HoldReference } from './find-payable-hold.server.ts'
import { findOwnReservations } from './find-reservations.server.ts'

const { database } = await createTestDatabase()
const holding = createHoldParts(database)
const run = <Result>(operation: (transaction: Database) => Promise<Result>) =>
  database.transaction(operation)

async function newHold() {
  const wanted = await createCourt(database)
  const userId = await createMember(database)
  const outcome = await createHold(holding, { ...spanOf(wanted, '18:00', '19:00'), userId })
  if ('refusal' in outcome) throw new Error(outcome.refusal)
  return { ...wanted, userId, holdId: outcome.holdId }
}

async function stateOf(holdId: string) {
  const [found] = await database
    .select({ state: courtReservation.state, endedAt: courtReservation.endedAt })
    .from(courtReservation)
    .where(eq(courtReservation.id, holdId))
  return found
}

const historyOf = async (holdId: string) =>
  (
    await database
      .select({ state: courtReservationEvent.state })
      .from(courtReservationEvent)
      .where(eq(courtReservationEvent.reservationId, holdId))
      .orderBy(courtReservationEvent.id)
  ).map(({ state }) => state)

const moveTo = (holdId: string, state: (typeof reservationStates)[number]) =>
  database
    .update(courtReservation)
    .set({ state, ...(state === 'confirmed' && { paymentId: `payment-of-${holdId}` }) })
    .where(eq(courtReservation.id, holdId))

describe('the database', () => {
  /** The states to pass through on the way to each state. */
  const ways = {
    held: [],
    confirmed: ['confirmed'],
    released: ['released'],
    expired: ['expired'],
    cancelled: ['confirmed', 'cancelled'],
  } as const

  const pairs = reservationStates.flatMap((from) =>
    reservationStates.map((to) => [from, to] as const),
  )

  it.each(pairs)('changes from %s to %s only when the change is allowed', async (from, to) => {
    const { holdId, courtId } = await newHold()
    for (const state of ways[from]) await moveTo(holdId, state)
    const moves: readonly string[] = reservationMoves[from]
    const outcome = moveTo(holdId, to)
    if (moves.includes(to)) await outcome
    else await expect(outcome).rejects.toThrow()
    const now = moves.includes(to) ? to : from
    const isHeld = (heldStates as readonly string[]).includes(now)
    expect(await stateOf(holdId)).toMatchObject({
      state: now,
      endedAt: isHeld ? null : expect.any(Date),
    })
    expect(await readUnits(database, courtId)).toHaveLength(isHeld ? 2 : 0)
    expect(await historyOf(holdId)).toEqual([
      'held',
      ...ways[from],
      ...(now === to && from !== to ? [to] : []),
    ])
  })

  it('inserts reservations only as holds', async () => {
    const { courtId, userId } = await newHold()
    const values = {
      courtId,
      userId,
      priceOre: 6_000,
      expiresAt: inTwoDays('10:00'),

      startsAt: inTwoDays('21:00'),
      endsAt: inTwoDays('21:30'),
    }
    await expect(
      database.insert(courtReservation).values({ ...values, state: 'confirmed' }),
    ).rejects.toThrow()
    await database.insert(courtReservation).values(values)
  })

  it.each([{ priceOre: 1 }, { startsAt: inTwoDays('17:30') }, { endsAt: inTwoDays('19:30') }])(
    'keeps what a reservation is of: %j',
    async (change) => {
      const { holdId } = await newHold()
      await expect(
        database.update(courtReservation).set(change).where(eq(courtReservation.id, holdId)),
      ).rejects.toThrow()
    },
  )

  it('does not change or delete history for a year', async () => {
    const { holdId } = await newHold()
    const isOf = eq(courtReservationEvent.reservationId, holdId)
    await expect(
      database.update(courtReservationEvent).set({ state: 'expired' }).where(isOf),
    ).rejects.toThrow()
    await expect(database.delete(courtReservationEvent).where(isOf)).rejects.toThrow()
    await expect(database.execute(sql`truncate portal.court_reservation_event`)).rejects.toThrow()
  })
})

describe('confirming', () => {
  it('happens once and can be repeated', async () => {
    const { holdId } = await newHold()
    expect(await confirm(database, holdId)).toBe('confirmed')
    expect(await confirm(database, holdId)).toBe('confirmed')
    expect(await historyOf(holdId)).toEqual(['held', 'confirmed'])
  })

  it('accepts one payment: a second one is lost', async () => {
    const { holdId } = await newHold()
    const onePayment = randomUUID()
    expect(await confirm(database, holdId, onePayment)).toBe('confirmed')
    expect(await confirm(database, holdId, randomUUID())).toBe('lost')
    expect(await confirm(database, holdId, onePayment)).toBe('confirmed')
    const other = await newHold()
    const payments = [randomUUID(), randomUUID(), randomUUID()]
    const outcomes = await Promise.all(payments.map((id) => confirm(database, other.holdId, id)))
    expect(outcomes.toSorted()).toEqual(['confirmed', 'lost', 'lost'])
  })

  it('stores its payment, which cannot confirm another hold', async () => {
    const [one, two] = [await newHold(), await newHold()]
    const onePayment = randomUUID()
    await confirm(database, one.holdId, onePayment)
    await expect(confirm(database, two.holdId, onePayment)).rejects.toThrow()
    for (const paymentId of ['another', null])
      await expect(
        database
          .update(courtReservation)
          .set({ paymentId })
          .where(eq(courtReservation.id, one.holdId)),
      ).rejects.toThrow()
  })

  it('is rolled back with its transaction', async () => {
    const { holdId } = await newHold()
    await expect(
      run(async (transaction) => {
        await confirmHold(transaction, { holdId, paymentId: randomUUID() })
        throw new Error('the payment was not good')
      }),
    ).rejects.toThrow('not good')
    expect(await stateOf(holdId)).toMatchObject({ state: 'held' })
  })

  it('succeeds while the expired units are free, and fails after they were released', async () => {
    const late = await newHold()
    await expire(database, late.holdId)
    expect(await confirm(database, late.holdId)).toBe('confirmed')
    const swept = await newHold()
    await expire(database, swept.holdId)
    await sweepExpiredHolds(database)
    expect(await confirm(database, swept.holdId)).toBe('lost')
    const given = await newHold()
    await run((transaction) => releaseHold(transaction, given.holdId))
    expect(await confirm(database, given.holdId)).toBe('lost')
  })

  it('is lost for a cancelled or unknown reservation', async () => {
    const { holdId } = await newHold()
    await moveTo(holdId, 'confirmed')
    await moveTo(holdId, 'cancelled')
    expect(await confirm(database, holdId)).toBe('lost')
    const unknown = '0b9d6cb6-0f35-4f5e-9f0c-2c6a1f1f9a10'
    expect(await confirm(database, unknown)).toBe('lost')
  })
})

describe('releasing', () => {
  it('can be repeated, and does nothing after the payment', async () => {
    const { holdId, courtId } = await newHold()
    await run((transaction) => releaseHold(transaction, holdId))
    await run((transaction) => releaseHold(transaction, holdId))
    expect(await historyOf(holdId)).toEqual(['held', 'released'])
    expect(await readUnits(database, courtId)).toEqual([])
    const paid = await newHold()
    await confirm(database, paid.holdId)
    await run((transaction) => releaseHold(transaction, paid.holdId))
    expect(await stateOf(paid.holdId)).toMatchObject({ state: 'confirmed' })
  })

  it('is open to the owner only', async () => {
    const { holdId, userId } = await newHold()
    const stranger = await createMember(database)
    expect(await releaseOwnHold(database, { holdId, userId: stranger })).toEqual({
      refusal: 'HOLD_NOT_FOUND',
    })
    expect(await stateOf(holdId)).toMatchObject({ state: 'held' })
    expect(await releaseOwnHold(database, { holdId, userId })).toEqual({})
    expect(await releaseOwnHold(database, { holdId, userId })).toEqual({})
  })

  it('is refused when the hold has expired or is paid', async () => {
    const over = await newHold()
    await moveTo(over.holdId, 'expired')
    expect(await releaseOwnHold(database, over)).toEqual({ refusal: 'HOLD_EXPIRED' })
    const paid = await newHold()
    await moveTo(paid.holdId, 'confirmed')
    expect(await releaseOwnHold(database, paid)).toEqual({ refusal: 'HOLD_NOT_FOUND' })
    expect(await stateOf(paid.holdId)).toMatchObject({ state: 'confirmed' })
  })
})

describe('cancelling', () => {
  const rules = { refundHours: 24, lateRefundPercent: 50 }
  const cancel = (holdId: string, now: Date) =>
    run((transaction) => cancelReservation(transaction, holdId, { rules, now }))

  it('releases the units and returns the refund, once', async () => {
    const { holdId, courtId } = await newHold()
    await moveTo(holdId, 'confirmed')
    expect(await cancel(holdId, new Date())).toEqual({ refundOre: 12_000 })
    expect(await readUnits(database, courtId)).toEqual([])
    expect(await cancel(holdId, new Date())).toBeNull()
  })

  it('depends on the clock, and is refused for what has started or is not paid', async () => {
    const { holdId } = await newHold()
    expect(await cancel(holdId, new Date())).toBeNull()
    await moveTo(holdId, 'confirmed')
    expect(await cancel(holdId, inTwoDays('18:00'))).toBeNull()
    expect(await stateOf(holdId)).toMatchObject({ state: 'confirmed' })
    expect(await cancel(holdId, inTwoDays('17:59'))).toEqual({ refundOre: 6_000 })
  })
})

it('sweeping expires holds whose time is over and nothing else', async () => {
  await sweepExpiredHolds(database)
  const [over, running, paid] = [await newHold(), await newHold(), await newHold()]
  await expire(database, over.holdId)
  await moveTo(paid.holdId, 'confirmed')
  await expire(database, paid.holdId)
  expect(await sweepExpiredHolds(database)).toBe(1)
  expect(await stateOf(over.holdId)).toMatchObject({ state: 'expired' })
  expect(await stateOf(running.holdId)).toMatchObject({ state: 'held' })
  expect(await stateOf(paid.holdId)).toMatchObject({ state: 'confirmed' })
  expect(await sweepExpiredHolds(database)).toBe(0)
})

describe('the payable hold', () => {
  const options = { language: 'no', now: new Date() } as const
  const find = (wanted: HoldReference) => findPayableHold(database, wanted, new Date())
  const unitsOf = async (userId: string) =>
    (await findOwnReservations(database, userId, options)).map(({ id }) => id)

  it('has all of its units, and the price in the database', async () => {
    const { holdId, userId } = await newHold()
    const unitIds = await unitsOf(userId)
    expect(unitIds).toHaveLength(2)
    const payable = { holdId, priceOre: 12_000, expiresAt: expect.any(Date) }
    expect(await find({ userId, unitIds })).toEqual(payable)
    expect(await find({ userId, holdId })).toEqual(payable)
  })

  it('is not found by a part of its units, by more units, or by none', async () => {
    const { userId } = await newHold()
    const unitIds = await unitsOf(userId)
    const other = await unitsOf((await newHold()).userId)
    const refused = { refusal: 'HOLD_NOT_FOUND' }
    for (const wanted of [unitIds.slice(0, 1), [...unitIds, ...other], []])
      expect(await find({ userId, unitIds: wanted })).toEqual(refused)
  })

  it('is not somebody else’s, expired or paid', async () => {
    const { holdId, userId } = await newHold()
    const unitIds = await unitsOf(userId)
    const stranger = await createMember(database)
    for (const reference of [{ unitIds }, { holdId }])
      expect(await find({ userId: stranger, ...reference })).toEqual({ refusal: 'HOLD_NOT_FOUND' })
    await expire(database, holdId)
    for (const reference of [{ unitIds }, { holdId }])
      expect(await find({ userId, ...reference })).toEqual({ refusal: 'HOLD_EXPIRED' })
    await moveTo(holdId, 'confirmed')
    for (const reference of [{ unitIds }, { holdId }])
      expect(await find({ userId, ...reference })).toEqual({ refusal: 'PAYMENT_SETTLED' })
  })

  it.each(['released', 'cancelled'] as const)('is not a hold that was %s', async (state) => {
    const { holdId, userId } = await newHold()
    if (state === 'cancelled') await moveTo(holdId, 'confirmed')
    await moveTo(holdId, state)
    expect(await find({ userId, holdId })).toEqual({ refusal: 'HOLD_NOT_FOUND' })
  })
})
