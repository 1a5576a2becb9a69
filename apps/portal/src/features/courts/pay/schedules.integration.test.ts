import { and, eq, inArray, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import type { PaymentKind } from '#core/payments/payment-kind.server.ts'
import { playSchedule, price, type World } from '#core/payments/schedules.testing.ts'
import { createPaymentStore, findPayments } from '#core/payments/store.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import { receipt, receiptCreditNote } from '#core/receipts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { atWallTime, toInstant } from '#platform/time/zoned.server.ts'
import { createMembers } from '#testing/group-classes.testing.server.ts'
import { sweepExpiredHolds } from '../holds/change-reservation.server.ts'
import { createHold } from '../holds/create-hold.server.ts'
import { courtPrice, courtReservation, courtUnit } from '../model/tables.server.ts'
import { createCourt, createHoldParts } from '../testing/courts.testing.server.ts'
import { courtPayments } from './payment-kind.server.ts'

/** `PAYMENT_SCHEDULES=10000` runs more schedules, `PAYMENT_SEED=…` repeats them. */
const seed = process.env.PAYMENT_SEED ?? String(Date.now())
const count = Number(process.env.PAYMENT_SCHEDULES ?? 80)
const controls = 25
const atOnce = 6

const { database } = await createTestDatabase({ size: 20 })
const units = await createUnits(2 * (count + controls))
const members = await createMembers(database, 2 * (count + controls))
const holding = createHoldParts(database)

// The member of staff of the schedules: credit notes name them.
const anne = { id: 'anne', firstName: 'Anne', lastName: 'Berg', email: 'anne@trivsel.example' }
await database.insert(user).values(anne)

/** Half hours of courts at the prices of the schedules. */
async function createUnits(wanted: number) {
  const all: { courtId: number; sportsCenterId: number; fromTime: string; toTime: string }[] = []
  const { courtId, ...first } = await createCourt(database)
  for (
    let court = courtId;
    all.length < wanted;
    court = (await createCourt(database, first)).courtId
  )
    for (const day of [2, 3, 4, 5, 6])
      for (let hour = 4; hour < 24; hour += 1) {
        const date = addDays(osloDate(new Date()), day)
        const from = toInstant(atWallTime(date, `${String(hour).padStart(2, '0')}:00`))
        const to = new Date(from.getTime() + 1_800_000)
        const span = { fromTime: from.toISOString(), toTime: to.toISOString() }
        all.push({ ...span, courtId: court, sportsCenterId: first.sportsCenterId })
      }
  await database.update(courtPrice).set({ priceOre: price })
  return all
}

/**
 * Two half hours and two members. Payments use the clock of the schedule and the database its own:
 * a hold that has expired by the one is expired by the other, too.
 */
function createCourtWorld(index: number, kind: PaymentKind) {
  const named = { one: units[2 * index], two: units[2 * index + 1] }
  const known = { kari: members[2 * index] ?? '', ola: members[2 * index + 1] ?? '' }
  const users = Object.values(known)
  return (clock: { now: number }): World<Database> => {
    const store = createPaymentStore(
      database,
      () => sql`${new Date(clock.now).toISOString()}::timestamptz`,
    )
    const ends = new Map<string, Date>()

    async function endHolds(): Promise<void> {
      const over = [...ends].filter(([, end]) => end.getTime() <= clock.now).map(([id]) => id)
      for (const id of over) ends.delete(id)
      if (over.length === 0) return
      await database
        .update(courtReservation)
        .set({ expiresAt: sql`now() - interval '1 second'` })
        .where(and(inArray(courtReservation.id, over), eq(courtReservation.state, 'held')))
    }
    const unitOf = (slot: string) => named[slot as keyof typeof named] ?? named.one
    const isOf = ({ courtId, fromTime }: NonNullable<typeof named.one>) =>
      and(eq(courtUnit.courtId, courtId), eq(courtUnit.startsAt, new Date(fromTime)))

    return {
      clock,
      undoes: true,
      store,
      async hold(slot, userId, until) {
        await endHolds()
        const unit = unitOf(slot)
        if (!unit) throw new Error('there are too few units')
        const member = known[userId as keyof typeof known]
        const outcome = await createHold(holding, { ...unit, userId: member })
        if ('refusal' in outcome) return null
        if (!ends.has(outcome.holdId)) ends.set(outcome.holdId, until)
        return outcome.holdId
      },
      async free(slot) {
        const unit = unitOf(slot)
        const holds = database
          .select({ id: courtUnit.reservationId })
          .from(courtUnit)
          .where(unit && isOf(unit))
        await database
          .update(courtReservation)
          .set({ state: 'released' })
          .where(and(inArray(courtReservation.id, holds), eq(courtReservation.state, 'held')))
      },
      kind: {
        ...kind,
        async findPayable(transaction, { id, userId }) {
          const owner = known[userId as keyof typeof known]
          const payable = await kind.findPayable(transaction, {
            id,
            userId: owner,
            now: new Date(),
          })
          return { ...payable, payBefore: ends.get(id) ?? new Date(clock.now) }
        },
      },
      async slots() {
        const found = await Promise.all(
          Object.entries(named).map(async ([name, unit]) => {
            const rows = await database
              .select({ state: courtReservation.state, paymentId: courtReservation.paymentId })
              .from(courtUnit)
              .innerJoin(courtReservation, eq(courtReservation.id, courtUnit.reservationId))
              .where(unit && isOf(unit))
            return rows.map(({ paymentId }) => ({ name, paymentId }))
          }),
        )
        return found.flat()
      },
      payments() {
        const reservations = database
          .select({ id: sql<string>`${courtReservation.id}::text` })
          .from(courtReservation)
          .where(inArray(courtReservation.userId, users))
        const isTheirs = and(
          eq(payment.subjectKind, kind.kind),
          inArray(payment.subjectId, reservations),
        )
        return findPayments(database, isTheirs)
      },
      async due() {
        await endHolds()
        await sweepExpiredHolds(database)
        const { rows } = await database.execute<{ id: string }>(sql`
          select p.id from portal.payment p
          join portal.court_reservation r on p.subject_kind = 'court' and p.subject_id = r.id::text
          where r.user_id in ${users} and p.next_check_at <= ${new Date(clock.now).toISOString()}::timestamptz
          order by p.next_check_at`)
        return rows.map(({ id }) => id)
      },
      async books() {
        const { rows } = await database.execute<{ kind: 'sales'; key: string; amount: string }>(sql`
          select a.kind, a.key, e.amount_ore as amount
          from portal.court_reservation r
          join portal.payment p on p.subject_kind = 'court' and p.subject_id = r.id::text
          join portal.payment_operation o on o.payment_id = p.id
          join portal.ledger_transaction t on t.idempotency_key = 'card-payment:' || o.id
          join portal.ledger_entry e on e.transaction_id = t.id
          join portal.ledger_account a on a.id = e.account_id
          where r.user_id in ${users}`)
        const entries = rows.map(({ kind, key, amount }) => ({
          account: { kind, key },
          amountOre: Number(amount),
        }))
        return [entries]
      },
    }
  }
}

async function play(from: number, to: number, kind: PaymentKind) {
  const wrong: string[] = []
  const ends: Record<string, number> = {}
  let next = from
  const worker = async () => {
    while (next < to) {
      const index = next++
      const name = `${seed}-${index}`
      const outcome = await playSchedule(name, createCourtWorld(index, kind))
      wrong.push(...outcome.wrong.map((what) => `PAYMENT_SEED ${name}: ${what}`))
      for (const [state, times] of Object.entries(outcome.ends))
        ends[state] = (ends[state] ?? 0) + times
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return { wrong, ends }
}

it(
  'a court is booked once by the person who paid for it, and nobody else pays, whatever fails in between',
  async () => {
    const { wrong, ends } = await play(0, count, courtPayments)
    expect(wrong).toEqual([])
    for (const state of ['captured', 'aborted', 'abandoned', 'cancelled', 'refunded'])
      expect(ends[state] ?? 0, `${state} with PAYMENT_SEED=${seed}`).toBeGreaterThan(0)
    expect(await findFaults(database)).toMatchObject({ totalOre: 0, unbalanced: 0 })
    const documented = await compareDocuments()
    expect(documented).toMatchObject({ unsold: 0, differing: 0, uneven: 0 })
    expect(documented.credited, `credited with PAYMENT_SEED=${seed}`).toBeGreaterThan(0)
  },
  60_000 + count * 500,
)

/**
 * Counts payments that were confirmed without a receipt or have one unconfirmed, receipts whose credit
 * notes are not what was decided to go back, and those whose sum is not that of their notes.
 */
async function compareDocuments() {
  const { rows } = await database.execute<
    Record<'unsold' | 'differing' | 'uneven' | 'credited', number>
  >(sql`
    select count(*) filter (where (p.confirmed_at is null) <> (r.id is null))::int as unsold,
           count(*) filter (where r.credited_ore <> case
             when coalesce(p.attention_from, p.state) in ('cancelling', 'cancelled') then p.amount_ore
             else p.refund_due_ore end)::int as differing,
           count(*) filter (where r.credited_ore <> (
             select coalesce(sum(n.amount_ore), 0) from ${receiptCreditNote} n
              where n.receipt_id = r.id))::int as uneven,
           count(*) filter (where r.credited_ore > 0)::int as credited
      from ${payment} p left join ${receipt} r on r.payment_id = p.id`)
  const [counted] = rows
  if (!counted) throw new Error('nothing was counted')
  return counted
}

it('without the check that the hold is still theirs, people pay for nothing', async () => {
  const careless: PaymentKind = { ...courtPayments, confirm: async () => 'confirmed' }
  const { wrong } = await play(count, count + controls, careless)
  expect(wrong).toEqual(expect.arrayContaining([expect.stringContaining('0 slots are')]))
})
