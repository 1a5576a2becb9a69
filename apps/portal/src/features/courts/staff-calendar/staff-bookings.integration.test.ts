import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { findNames } from '#core/accounts/find-names.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { createPayments } from '#core/payments/payments.server.ts'
import { createPaymentProvider } from '#core/payments/provider/provider.server.ts'
import { findSoloRefunds } from '#core/payments/refund-limit.server.ts'
import { refundByStaff } from '#core/payments/staff-payments.server.ts'
import { payment, paymentSettings, refundRequest } from '#core/payments/tables.server.ts'
import { receipt, receiptCreditNote } from '#core/receipts/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { testConfiguration } from '#testing/accounts.testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { base, simulate } from '../../../../../payment-simulator/src/simulator.testing.ts'
import { createHold } from '../holds/create-hold.server.ts'
import { courtClosure, courtReservation, courtReservationEvent } from '../model/tables.server.ts'
import { BookingChange } from '../notify-member/booking-change.ts'
import { courtPayments } from '../pay/payment-kind.server.ts'
import {
  createCourt,
  createHoldParts,
  expire,
  inTwoDays,
  readUnits,
  spanOf,
} from '../testing/courts.testing.server.ts'
import { cancelByStaff } from './cancel-by-staff.server.ts'
import { findClosureReservations } from './find-closure-reservations.server.ts'
import { findMoveTargets } from './find-move-targets.server.ts'
import { moveReservation } from './move-reservation.server.ts'
import { findDaySpan, readCourtDay } from './read-court-day.server.ts'
import { refundPart } from './refund-part.server.ts'

const { database, pool } = await createTestDatabase({ size: 12 })
const holding = createHoldParts(database)
const simulated = simulate({ now: Date.now, environment: { SIMULATOR_CALLBACKS: 'off' } })
const provider = createPaymentProvider(
  {
    url: base,
    token: simulated.tokens.PAYMENT_TOKEN,
    payeeId: randomUUID(),
    timeoutMilliseconds: 5_000,
  },
  async (input, init) =>
    simulated.simulator.request(String(input).replace(base, ''), init as RequestInit),
)
const configuration = { ...testConfiguration, PAYMENT_TIMEOUT_SECONDS: 8 }
const payments = createPayments({ configuration, database, kinds: [courtPayments], provider })
const parts = { ...holding, payments }

const actorOf = (userId: string) =>
  ({ kind: 'staff', userId, roles: ['sports'], requestId: null }) as const
const [anne, berit] = await Promise.all([
  createMember(database, null).then(actorOf),
  createMember(database, null).then(actorOf),
])
const reader = { staffId: anne.userId, language: 'no', now: new Date() } as const
const day = osloDate(inTwoDays('12:00'))

type Wanted = Awaited<ReturnType<typeof createCourt>>

async function hold(wanted: Wanted, from = '18:00', to = '19:00', member?: string) {
  const userId = member ?? (await createMember(database))
  const outcome = await createHold(holding, { ...spanOf(wanted, from, to), userId })
  if ('refusal' in outcome) throw new Error(outcome.refusal)
  return { userId, id: outcome.holdId }
}

/** Held, paid by card, confirmed and captured. */
async function book(wanted: Wanted, from = '18:00', to = '19:00', member?: string) {
  const { userId, id } = await hold(wanted, from, to, member)
  const page = () => `${configuration.PORTAL_URL}/page`
  const { paymentId } = await payments.start({
    subjectKind: 'court',
    subjectId: id,
    userId,
    locale: 'no',
    userAgent: 'a browser',
    pages: { payment: page, complete: page, cancel: page },
  })
  await simulated.pay((await paymentOf(id))?.orderId ?? '')
  await payments.reconcileOwn({ paymentId, userId })
  return { userId, id, paymentId }
}

const paymentOf = async (id: string) =>
  (
    await database
      .select()
      .from(payment)
      .where(and(eq(payment.subjectKind, 'court'), eq(payment.subjectId, id)))
  )[0]
const reservationOf = async (id: string) =>
  (await database.select().from(courtReservation).where(eq(courtReservation.id, id)))[0]
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => error.code,
  )
const move = (id: string, court: Wanted, from: string, version = 1, staff = anne) =>
  moveReservation(parts, staff, {
    id,
    version,
    courtId: court.courtId,
    fromTime: inTwoDays(from).toISOString(),
  })
const cancel = (id: string, refundOre: number, { version = 1, staff = anne } = {}) =>
  cancelByStaff(parts, staff, { id, version, refundOre, reason: 'The floor is wet' })
const startsOf = async (courtId: number) =>
  (await readUnits(database, courtId)).map(({ startsAt }) => startsAt)
async function readChanges(id: string) {
  const { rows } = await pool.query(
    `select payload from graphile_worker._private_jobs where payload->>'reservationId' = $1 and payload->'news' is not null`,
    [id],
  )
  return rows.map(({ payload }) => BookingChange.parse(payload.news))
}
const auditsOf = async (id: string) =>
  database
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subjectId, id))
    .orderBy(desc(auditEntry.id))
const twoCourts = async () => {
  const first = await createCourt(database)
  const second = await createCourt(database, {
    categoryId: first.categoryId,
    name: { no: 'Bane 2', en: 'Court 2' },
  })
  return [first, second] as const
}

describe('a booking that staff move', () => {
  it('gets its new half hours and no others, keeps its price, and its member is notified', async () => {
    const [first, second] = await twoCourts()
    const { id } = await book(first)
    await move(id, second, '20:00')
    expect(await startsOf(first.courtId)).toEqual([])
    expect(await startsOf(second.courtId)).toEqual([inTwoDays('20:00'), inTwoDays('20:30')])
    expect(await reservationOf(id)).toMatchObject({
      courtId: second.courtId,
      startsAt: inTwoDays('20:00'),
      endsAt: inTwoDays('21:00'),

      priceOre: 12_000,
      version: 2,
      state: 'confirmed',
    })
    const history = await database
      .select({ courtId: courtReservationEvent.courtId, state: courtReservationEvent.state })
      .from(courtReservationEvent)
      .where(eq(courtReservationEvent.reservationId, id))
      .orderBy(courtReservationEvent.id)
    expect(history.at(-1)).toEqual({ courtId: second.courtId, state: 'confirmed' })
    expect(await readChanges(id)).toEqual([
      {
        kind: 'moved',
        fromCourtId: first.courtId,
        fromTime: inTwoDays('18:00').toISOString(),
      },
    ])
    expect((await auditsOf(id))[0]).toMatchObject({
      action: 'court-reservation-moved',
      before: { courtId: first.courtId },
      after: { courtId: second.courtId, courtReservedFrom: inTwoDays('20:00').toISOString() },
    })
  })

  it('may move by half an hour over its own half hours', async () => {
    const court = await createCourt(database)
    const { id } = await book(court)
    await move(id, court, '18:30')
    expect(await startsOf(court.courtId)).toEqual([inTwoDays('18:30'), inTwoDays('19:00')])
  })

  it('moves only to the targets that were offered', async () => {
    const [first, second] = await twoCourts()
    const { id } = await book(first, '18:00', '19:00')
    await book(second, '19:00', '20:00')
    await hold(second, '21:00', '22:00')
    const { items } = await findMoveTargets(parts, { id, day }, reader)
    const offered = items
      .filter(({ court }) => court.id === second.courtId)
      .map(({ startTime }) => startTime)
    const isOffered = (time: string) => offered.includes(inTwoDays(time).toISOString())
    expect(['18:00', '20:00', '22:00'].map(isOffered)).toEqual([true, true, true])
    expect(['18:30', '19:00', '19:30', '20:30', '21:30'].map(isOffered)).toEqual(
      Array.from({ length: 5 }, () => false),
    )
    for (const time of ['18:30', '19:30', '20:30', '21:00'])
      expect(await code(move(id, second, time))).toBe('COURT_RESERVATION_ALREADY_BOOKED')
    const atItsOwn = items.filter(({ court }) => court.id === first.courtId)
    expect(atItsOwn.map(({ startTime }) => startTime)).toContain(inTwoDays('18:30').toISOString())
    const elsewhere = await createCourt(database)
    expect(await code(move(id, elsewhere, '18:00'))).toBe('COURT_NOT_FOUND')
    expect(await code(move(id, first, '18:00'))).toBe('SPAN_INVALID')
    expect(await code(move(id, first, '18:15'))).toBe('SPAN_INVALID')
    expect(await startsOf(first.courtId)).toEqual([inTwoDays('18:00'), inTwoDays('18:30')])
    expect(await readChanges(id)).toEqual([])
  })

  it('cannot move into a closure, nor overlap another court of its member', async () => {
    const [first, second] = await twoCourts()
    const { id, userId } = await book(first)
    await book(second, '20:00', '21:00', userId)
    expect(await code(move(id, first, '20:30'))).toBe('MEMBER_HAS_ANOTHER_COURT')
    await database.insert(courtClosure).values({
      centerId: first.sportsCenterId,
      courtId: first.courtId,

      startsAt: inTwoDays('10:00'),
      endsAt: inTwoDays('12:00'),

      reason: { no: 'Vask', en: 'Cleaning' },
    })
    expect(await code(move(id, first, '11:30'))).toBe('COURT_CLOSED')
    await move(id, first, '12:00')
  })

  it('may take the units of an expired hold', async () => {
    const [first, second] = await twoCourts()
    const { id } = await book(first)
    const other = await hold(second, '20:00', '21:00')
    await expire(database, other.id)
    await move(id, second, '20:00')
    expect((await reservationOf(other.id))?.state).toBe('expired')
  })

  it('is changed by one of two concurrent requests, and only with the current version', async () => {
    const [first, second] = await twoCourts()
    const { id } = await book(first)
    const outcomes = await Promise.all([
      code(move(id, second, '20:00')),
      code(move(id, second, '21:00', 1, berit)),
    ])
    expect(outcomes.toSorted()).toEqual(['RESERVATION_CHANGED', 'done'])
    expect(await code(move(id, second, '09:00'))).toBe('RESERVATION_CHANGED')
    expect(await code(cancel(id, 12_000))).toBe('RESERVATION_CHANGED')
    const held = await hold(first, '08:00', '09:00')
    expect(await code(move(held.id, second, '08:00'))).toBe('RESERVATION_CHANGED')
    expect(await code(move(randomUUID(), second, '08:00'))).toBe('RESERVATION_NOT_FOUND')
  })

  it('and a member who books the same half hours at once: one of them gets it, in ten rounds', async () => {
    for (let round = 0; round < 10; round++) {
      const [first, second] = await twoCourts()
      const { id } = await book(first)
      const userId = await createMember(database)
      const [moved, held] = await Promise.all([
        code(move(id, second, '20:00')),
        createHold(holding, { ...spanOf(second, '20:30', '21:30'), userId }),
      ])
      const isHeld = 'holdId' in held
      expect([moved, isHeld]).toEqual(
        isHeld ? ['COURT_RESERVATION_ALREADY_BOOKED', true] : ['done', false],
      )
      expect(await startsOf(second.courtId)).toHaveLength(2)
      expect(await startsOf(first.courtId)).toHaveLength(isHeld ? 2 : 0)
    }
  })

  it('and another one swap places at once: neither ends with two places or none', async () => {
    const [first, second] = await twoCourts()
    const [one, other] = [await book(first), await book(second)]
    await Promise.all([code(move(one.id, second, '18:00')), code(move(other.id, first, '18:00'))])
    expect(await startsOf(first.courtId)).toHaveLength(2)
    expect(await startsOf(second.courtId)).toHaveLength(2)
  })
})

const notesOf = (id: string) =>
  database
    .select({
      amountOre: receiptCreditNote.amountOre,
      cause: receiptCreditNote.cause,
      reason: receiptCreditNote.reason,
      createdBy: receiptCreditNote.createdBy,
    })
    .from(receiptCreditNote)
    .innerJoin(receipt, eq(receipt.id, receiptCreditNote.receiptId))
    .where(eq(receipt.subjectId, id))

describe('a booking of which staff refund a part', () => {
  const part = (id: string, refundOre: number, { version = 1, staff = anne } = {}) =>
    refundPart(parts, staff, { id, version, refundOre, reason: 'The court is cheaper' })

  it('stays, costs what is left, and has a credit note, an entry and a mail', async () => {
    const [first, second] = await twoCourts()
    const { id } = await book(first)
    await move(id, second, '20:00')
    expect(await part(id, 5_000, { version: 2 })).toEqual({ outcome: 'refunded' })
    expect(await startsOf(second.courtId)).toEqual([inTwoDays('20:00'), inTwoDays('20:30')])
    expect(await reservationOf(id)).toMatchObject({
      state: 'confirmed',
      priceOre: 7_000,
      version: 3,
    })
    expect(await paymentOf(id)).toMatchObject({ state: 'refunded', refundDueOre: 5_000 })
    expect(await notesOf(id)).toEqual([
      {
        amountOre: 5_000,
        cause: 'by-staff',
        reason: 'The court is cheaper',
        createdBy: anne.userId,
      },
    ])
    expect((await auditsOf(id))[0]).toMatchObject({
      action: 'court-part-refunded',
      before: { courtPriceOre: 12_000 },
      after: { courtPriceOre: 7_000, courtRefundOre: 5_000 },
    })
    expect((await readChanges(id)).at(-1)).toEqual({
      kind: 'part-refunded',
      refundOre: 5_000,
      reason: 'The court is cheaper',
    })
  })

  it('is cancelled later with what is left, and not more', async () => {
    const { id } = await book(await createCourt(database))
    await part(id, 5_000)
    expect(await code(cancel(id, 12_000, { version: 2 }))).toBe('PAYMENT_REFUND_TOO_HIGH')
    expect(await cancel(id, 7_000, { version: 2 })).toEqual({ outcome: 'cancelled' })
    expect(await paymentOf(id)).toMatchObject({ refundDueOre: 12_000 })
    expect((await notesOf(id)).map(({ amountOre }) => amountOre).sort()).toEqual([5_000, 7_000])
  })

  it('is refused all of the price, an outdated version, and a second time at once', async () => {
    const { id } = await book(await createCourt(database))
    expect(await code(part(id, 12_000))).toBe('PART_TOO_HIGH')
    expect(await code(part(id, 1_000, { version: 2 }))).toBe('RESERVATION_CHANGED')
    const both = await Promise.all([code(part(id, 5_000)), code(part(id, 5_000))])
    expect(both.filter((one) => one === 'done')).toHaveLength(1)
    expect(await reservationOf(id)).toMatchObject({ priceOre: 7_000, version: 2 })
    expect(await paymentOf(id)).toMatchObject({ refundDueOre: 5_000 })
  })

  it('needs a colleague above the limit, who does not thereby cancel it', async () => {
    await database.update(paymentSettings).set({ refundLimitOre: 1_000 })
    const { id } = await book(await createCourt(database))
    expect(await part(id, 5_000)).toEqual({ outcome: 'waits' })
    // The same amount, but the booking would end: another request.
    expect(await cancel(id, 5_000, { staff: berit })).toEqual({ outcome: 'waits' })
    expect(await reservationOf(id)).toMatchObject({ state: 'confirmed', priceOre: 12_000 })
    expect(await part(id, 5_000, { staff: anne })).toEqual({ outcome: 'waits' })
    expect(await part(id, 5_000, { staff: berit })).toEqual({ outcome: 'refunded' })
    expect(await reservationOf(id)).toMatchObject({ state: 'confirmed', priceOre: 7_000 })
    await database.update(paymentSettings).set({ refundLimitOre: 100_000 })
  })
})

describe('a part refund on the page of card payments', () => {
  const refund = async (id: string, kind = courtPayments) => {
    const { id: paymentId = '', version = 0 } = (await paymentOf(id)) ?? {}
    const engine = { ...payments.engine(), kindOf: () => kind }
    const wanted = { id: paymentId, version, refundOre: 5_000, reason: 'The court is cheaper' }
    return code(refundByStaff({ database, engine }, anne, { ...wanted, keepsSubject: true }))
  }

  it('is refused when the booking has been cancelled without money meanwhile', async () => {
    const { id } = await book(await createCourt(database))
    await cancel(id, 0)
    expect(await refund(id)).toBe('PAYMENT_CHANGED')
    expect(await paymentOf(id)).toMatchObject({ state: 'captured', refundDueOre: 0 })
  })

  it('is refused for what has no lower price, and no request is stored', async () => {
    await database.update(paymentSettings).set({ refundLimitOre: 1_000 })
    const { id, paymentId } = await book(await createCourt(database))
    const { lowerPrice: _, ...kind } = courtPayments
    expect(await refund(id, kind)).toBe('PAYMENT_STEP_NOT_POSSIBLE')
    expect(await database.$count(refundRequest, eq(refundRequest.paymentId, paymentId))).toBe(0)
    await database.update(paymentSettings).set({ refundLimitOre: 100_000 })
  })
})

describe('a booking that staff cancel', () => {
  it('releases its units, refunds its money, and its member reads the reason', async () => {
    const court = await createCourt(database)
    const { id, paymentId } = await book(court)
    expect(await cancel(id, 12_000)).toEqual({ outcome: 'cancelled' })
    expect(await startsOf(court.courtId)).toEqual([])
    expect((await reservationOf(id))?.state).toBe('cancelled')
    expect(await paymentOf(id)).toMatchObject({ state: 'refunded', refundDueOre: 12_000 })
    expect(await readChanges(id)).toEqual([
      { kind: 'cancelled', refundOre: 12_000, reason: 'The floor is wet' },
    ])
    expect((await auditsOf(id))[0]).toMatchObject({
      action: 'court-reservation-cancelled',
      actorId: anne.userId,
      after: { courtRefundOre: 12_000, courtCancelReason: 'The floor is wet' },
    })
    expect((await auditsOf(paymentId))[0]?.action).toBe('card-payment-given-back')
    expect(await notesOf(id)).toEqual([
      { amountOre: 12_000, cause: 'by-staff', reason: 'The floor is wet', createdBy: anne.userId },
    ])
  })

  it('refunds a part, or nothing', async () => {
    const court = await createCourt(database)
    const [part, none] = [await book(court), await book(court, '20:00', '21:00')]
    await cancel(part.id, 4_000)
    expect(await paymentOf(part.id)).toMatchObject({ state: 'refunded', refundDueOre: 4_000 })
    await cancel(none.id, 0)
    expect(await paymentOf(none.id)).toMatchObject({ state: 'captured', refundDueOre: 0 })
    expect((await reservationOf(none.id))?.state).toBe('cancelled')
    expect(await readChanges(none.id)).toEqual([
      { kind: 'cancelled', refundOre: 0, reason: 'The floor is wet' },
    ])
    const whole = await book(court, '21:00', '22:00')
    expect(await code(cancel(whole.id, 12_001))).toBe('PAYMENT_REFUND_TOO_HIGH')
    expect((await reservationOf(whole.id))?.state).toBe('confirmed')
  })

  it('is cancelled once for concurrent requests', async () => {
    const { id, paymentId } = await book(await createCourt(database))
    const outcomes = await Promise.all(
      [anne, berit, anne, berit].map((staff) => code(cancel(id, 12_000, { staff }))),
    )
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
    // A late caller may have had the payment's lease; the sweeper then continues.
    await payments.reconcile(paymentId)
    expect(await paymentOf(id)).toMatchObject({ state: 'refunded', refundDueOre: 12_000 })
    expect(await readChanges(id)).toHaveLength(1)
    expect(await code(cancel(id, 0))).toBe('RESERVATION_CHANGED')
  })

  it('stays booked above the limit of one person until a colleague requests the same', async () => {
    const court = await createCourt(database, { centerId: 3 })
    await pool.query('update portal.court_price set price_ore = 60000 where category_id = $1', [
      court.categoryId,
    ])
    await cancel((await book(await createCourt(database))).id, 12_000)
    expect((await findSoloRefunds(database, anne.userId)).soloRefundedOre).toBeGreaterThanOrEqual(
      12_000,
    )
    const { id } = await book(court)
    expect(await cancel(id, 120_000)).toEqual({ outcome: 'waits' })
    expect((await reservationOf(id))?.state).toBe('confirmed')
    expect(await readChanges(id)).toEqual([])
    expect(await code(cancel(id, 120_000))).toBe('PAYMENT_SECOND_PERSON')
    const seen = async (staffId: string) => {
      const { courts } = await readCourtDay(parts, { day, center: 3 }, { ...reader, staffId })
      const blocks = courts.flatMap((one) => one.blocks)
      return blocks.find(({ reservation }) => reservation?.id === id)?.reservation
    }
    const requestedBy = (await findNames(database, [anne.userId])).get(anne.userId)
    const request = { refundOre: 120_000, reason: 'The floor is wet', requestedBy }
    for (const { userId } of [anne, berit])
      expect(await seen(userId)).toMatchObject({
        request: { ...request, isOwn: userId === anne.userId },
        refundSums: { refundedOre: 0, ...(await findSoloRefunds(database, userId)) },
      })
    expect(await cancel(id, 120_000, { staff: berit })).toEqual({ outcome: 'cancelled' })
    expect(await paymentOf(id)).toMatchObject({ state: 'refunded', refundDueOre: 120_000 })
    expect(await readChanges(id)).toHaveLength(1)
  })

  it('does not change, nor does its payment, when it has just been moved', async () => {
    const [first, second] = await twoCourts()
    const { id } = await book(first)
    const engine = payments.engine()
    const acquireLease: typeof engine.store.acquireLease = async (paymentId) => {
      await move(id, second, '20:00', 1, berit)
      return engine.store.acquireLease(paymentId)
    }
    const slow = { engine: () => ({ ...engine, store: { ...engine.store, acquireLease } }) }
    const cancelled = cancelByStaff({ database, payments: slow }, anne, {
      id,
      version: 1,
      refundOre: 12_000,
      reason: 'The floor is wet',
    })
    expect(await code(cancelled)).toBe('RESERVATION_CHANGED')
    expect(await reservationOf(id)).toMatchObject({ state: 'confirmed', version: 2 })
    expect(await paymentOf(id)).toMatchObject({ state: 'captured', refundDueOre: 0 })
    expect((await readChanges(id)).map(({ kind }) => kind)).toEqual(['moved'])
  })
})

it('a day shows bookings, club hours and closures in order of time', async () => {
  const court = await createCourt(database, { centerId: 4 })
  await pool.query(
    `insert into portal.court_club_hours
       (court_id, club_name, first_weekday, last_weekday, from_time, to_time, valid_from)
     values ($1, 'OSI', 1, 7, '08:00', '09:00', '2020-01-01')`,
    [court.courtId],
  )
  const booked = await book(court, '10:00', '11:00')
  const held = await hold(court, '12:00', '12:30')
  const [closure] = await database
    .insert(courtClosure)
    .values({
      centerId: 4,
      startsAt: inTwoDays('10:30'),
      endsAt: inTwoDays('13:00'),

      reason: { no: 'Vask', en: 'Cleaning' },
    })
    .returning()
  const found = await readCourtDay(parts, { day, center: 4 }, reader)
  const time = (instant: string) => new Date(instant).getTime()
  const wall = (from: string, to: string) => [inTwoDays(from).getTime(), inTwoDays(to).getTime()]
  const midnight = findDaySpan(day).startsAt.getTime()
  const blocks = found.courts[0]?.blocks ?? []
  expect(
    blocks.map(({ kind, startTime, endTime, text, reservation }) => [
      kind,
      [time(startTime), time(endTime)],
      text ?? reservation?.id ?? null,
    ]),
  ).toEqual([
    ['free', [midnight, inTwoDays('08:00').getTime()], null],
    ['club', wall('08:00', '09:00'), 'OSI'],
    ['free', wall('09:00', '10:00'), null],
    ['booked', wall('10:00', '11:00'), booked.id],
    ['closed', wall('11:00', '12:00'), 'Vask'],
    ['held', wall('12:00', '12:30'), held.id],
    ['closed', wall('12:30', '13:00'), 'Vask'],
    ['free', [inTwoDays('13:00').getTime(), findDaySpan(day).endsAt.getTime()], null],
  ])
  expect(blocks[3]?.reservation).toMatchObject({ isInClosure: true, priceOre: 12_000 })
  const { items } = await findClosureReservations(parts, closure?.id ?? 0, reader)
  expect(items.map(({ id }) => id)).toEqual([booked.id, held.id])
  expect(await code(findClosureReservations(parts, 2_147_483_647, reader))).toBe('RULE_NOT_FOUND')
})
