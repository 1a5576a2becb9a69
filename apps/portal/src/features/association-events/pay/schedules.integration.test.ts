import { and, eq, inArray, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addAssociation } from '#core/associations/associations.testing.server.ts'
import type { AccountName } from '#core/ledger/contract.ts'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import type { PaymentKind } from '#core/payments/payment-kind.server.ts'
import { playSchedule, price, type World } from '#core/payments/schedules.testing.ts'
import { createPaymentStore, findPayments } from '#core/payments/store.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import { cancelPlace } from '#core/places/end-place.server.ts'
import { addPeople, bookOne } from '#core/places/places.testing.server.ts'
import { expireHolds } from '#core/places/sweep-places.server.ts'
import { place } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { addEvent } from '../testing/event-places.testing.server.ts'
import { eventPlacePayments } from './payment-kind.server.ts'

/** `PAYMENT_SCHEDULES=10000` runs more schedules, `PAYMENT_SEED=…` repeats them. */
const seed = process.env.PAYMENT_SEED ?? String(Date.now())
const count = Number(process.env.PAYMENT_SCHEDULES ?? 60)
const controls = 25
const atOnce = 6

const { database } = await createTestDatabase({ size: 20 })
const people = await addPeople(database, 2 * (count + controls))
const { id: associationId } = await addAssociation(database)
const offers: string[] = []
for (let added = 0; added < 2 * (count + controls); added += 1)
  offers.push((await addEvent(database, { associationId }, { capacity: 1 })).eventId)

/** Two events with one place each, and two people. */
function createPlaceWorld(index: number, kind: PaymentKind) {
  const named = { one: offers[2 * index] ?? '', two: offers[2 * index + 1] ?? '' }
  const known = { kari: people[2 * index] ?? '', ola: people[2 * index + 1] ?? '' }
  const users = Object.values(known)
  const offerOf = (slot: string) => named[slot as keyof typeof named] ?? named.one
  const userOf = (user: string) => known[user as keyof typeof known] ?? known.kari
  return (clock: { now: number }): World<Database> => {
    const store = createPaymentStore(
      database,
      () => sql`${new Date(clock.now).toISOString()}::timestamptz`,
    )
    const ends = new Map<string, Date>()

    /** A hold that is over by the clock of the schedule is over by that of the database, too. */
    async function endHolds(): Promise<void> {
      const over = [...ends].filter(([, end]) => end.getTime() <= clock.now).map(([id]) => id)
      for (const id of over) ends.delete(id)
      if (over.length === 0) return
      await database
        .update(place)
        .set({ expiresAt: sql`now() - interval '1 hour'` })
        .where(and(inArray(place.id, over), eq(place.state, 'held')))
    }

    const sweep = () =>
      expireHolds({
        database,
        payments: { isSetUp: false, reconcile: async () => 'idle' as never },
      })

    return {
      clock,
      undoes: true,
      store,
      async hold(slot, user, until) {
        await endHolds()
        await sweep()
        const userId = userOf(user)
        const outcome = await bookOne(database, offerOf(slot), { userId, priceOre: price })
        if (!outcome || !('place' in outcome)) return null
        const { id, state } = outcome.place
        if (state === 'waiting')
          await database.transaction((transaction) =>
            cancelPlace(transaction, { placeId: id, because: 'by-person', expected: 'waiting' }),
          )
        if (state !== 'held') return null
        if (!ends.has(id)) ends.set(id, until)
        return id
      },
      async free(slot) {
        const held = await database
          .select({ id: place.id })
          .from(place)
          .where(and(eq(place.offerId, offerOf(slot)), eq(place.state, 'held')))
        for (const { id } of held)
          await database.transaction((transaction) =>
            cancelPlace(transaction, { placeId: id, because: 'by-person', expected: 'held' }),
          )
      },
      kind: {
        ...kind,
        async findPayable(transaction, { id, userId }) {
          const wanted = { id, userId: userOf(userId), now: new Date() }
          const payable = await kind.findPayable(transaction, wanted)
          return { ...payable, payBefore: ends.get(id) ?? new Date(clock.now) }
        },
      },
      async slots() {
        const rows = await database
          .select({ offerId: place.offerId, paymentId: place.paymentId })
          .from(place)
          .where(
            and(
              inArray(place.offerId, Object.values(named)),
              inArray(place.state, ['held', 'booked']),
            ),
          )
        return rows.map(({ offerId, paymentId }) => ({
          name: offerId === named.one ? 'one' : 'two',
          paymentId,
        }))
      },
      payments() {
        const own = database
          .select({ id: sql<string>`${place.id}::text` })
          .from(place)
          .where(inArray(place.userId, users))
        const isTheirs = and(eq(payment.subjectKind, kind.kind), inArray(payment.subjectId, own))
        return findPayments(database, isTheirs)
      },
      async due() {
        await endHolds()
        await sweep()
        const { rows } = await database.execute<{ id: string }>(sql`
          select p.id from portal.payment p
          join portal.place one on p.subject_kind = ${kind.kind} and p.subject_id = one.id::text
          where one.user_id in ${users}
            and p.next_check_at <= ${new Date(clock.now).toISOString()}::timestamptz
          order by p.next_check_at`)
        return rows.map(({ id }) => id)
      },
      async books() {
        const { rows } = await database.execute<{
          kind: AccountName['kind']
          key: string
          amount: string
        }>(sql`
          select a.kind, a.key, e.amount_ore as amount
          from portal.place one
          join portal.payment p on p.subject_kind = ${kind.kind} and p.subject_id = one.id::text
          join portal.payment_operation o on o.payment_id = p.id
          join portal.ledger_transaction t on t.idempotency_key = 'card-payment:' || o.id
          join portal.ledger_entry e on e.transaction_id = t.id
          join portal.ledger_account a on a.id = e.account_id
          where one.user_id in ${users}`)
        return [
          rows.map(({ kind: of, key, amount }) => ({
            account: { kind: of, key },
            amountOre: Number(amount),
          })),
        ]
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
      const outcome = await playSchedule(name, createPlaceWorld(index, kind))
      wrong.push(...outcome.wrong.map((what) => `PAYMENT_SEED ${name}: ${what}`))
      for (const [state, times] of Object.entries(outcome.ends))
        ends[state] = (ends[state] ?? 0) + times
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return { wrong, ends }
}

it(
  'the person who paid gets one place, and nobody else pays, whatever fails in between',
  async () => {
    const { wrong, ends } = await play(0, count, eventPlacePayments)
    expect(wrong).toEqual([])
    for (const state of ['captured', 'aborted', 'cancelled', 'refunded'])
      expect(ends[state] ?? 0, `${state} with PAYMENT_SEED=${seed}`).toBeGreaterThan(0)
    expect(await findFaults(database)).toMatchObject({ totalOre: 0, unbalanced: 0 })
  },
  60_000 + count * 500,
)

it('without the check that the place is still held, people pay for nothing', async () => {
  const careless: PaymentKind = { ...eventPlacePayments, confirm: async () => 'confirmed' }
  const { wrong } = await play(count, count + controls, careless)
  expect(wrong).toEqual(expect.arrayContaining([expect.stringContaining('0 slots are')]))
})
