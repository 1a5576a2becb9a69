import { like, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { playSchedule, price, vat, type World } from './schedules.testing.ts'
import { createPaymentStore, findPayments } from './store.server.ts'
import { payment } from './tables.server.ts'

/** `PAYMENT_SCHEDULES=10000 PAYMENT_SEED=…` plays more, or the same again. */
const seed = process.env.PAYMENT_SEED ?? String(Date.now())
const count = Number(process.env.PAYMENT_SCHEDULES ?? 50)
const atOnce = 6

const { database } = await createTestDatabase({ size: 20 })
await database.execute(sql`
  create table public.slot (name text primary key, hold_id text);
  create table public.hold (id text primary key, slot text not null, user_id text not null,
    ends timestamptz not null, payment_id uuid)`)

/** What is paid for, in tables of its own, decided under a lock of its own. */
function createDatabaseWorld(schedule: string) {
  return (clock: { now: number }): World<Database> => {
    const now = () => sql`${new Date(clock.now).toISOString()}::timestamptz`
    const store = createPaymentStore(database, now)
    const named = (slot: string) => `${schedule}/${slot}`
    let holds = 0

    async function lockSlot(transaction: Database, name: string): Promise<string | null> {
      const { rows } = await transaction.execute<{ hold_id: string | null }>(
        sql`select hold_id from public.slot where name = ${name} for update`,
      )
      return rows[0]?.hold_id ?? null
    }

    type Hold = {
      slot: string
      user_id: string
      ends: Date
      payment_id: string | null
      is_over: boolean
    }
    async function findHold(from: Database, id: string): Promise<Hold | undefined> {
      const { rows } = await from.execute<Hold & { ends: string }>(sql`
        select slot, user_id, ends, payment_id, ends <= ${now()} as is_over
        from public.hold where id = ${id}`)
      const [row] = rows
      return row && { ...row, ends: new Date(row.ends) }
    }

    return {
      clock,
      undoes: true,
      store,
      hold: (slot, userId, ends) =>
        database.transaction(async (transaction) => {
          const name = named(slot)
          await transaction.execute(
            sql`insert into public.slot (name) values (${name}) on conflict do nothing`,
          )
          const id = await lockSlot(transaction, name)
          const found = id ? await findHold(transaction, id) : undefined
          if (found && !found.payment_id && found.user_id === userId && !found.is_over) return id
          if (found && (found.payment_id || !found.is_over)) return null
          holds += 1
          const made = `${name}/${holds}`
          await transaction.execute(sql`insert into public.hold (id, slot, user_id, ends)
            values (${made}, ${name}, ${userId}, ${ends.toISOString()}::timestamptz)`)
          await transaction.execute(
            sql`update public.slot set hold_id = ${made} where name = ${name}`,
          )
          return made
        }),
      free: async (slot) => {
        await database.execute(sql`
          update public.slot set hold_id = null where name = ${named(slot)} and hold_id in
            (select id from public.hold where payment_id is null)`)
      },
      kind: {
        kind: 'ticket',
        describe: () => 'A ticket',
        async findPayable(transaction, { id, userId }) {
          const hold = await findHold(transaction, id)
          if (!hold || hold.user_id !== userId || hold.is_over) throw new Refusal('NOT_HELD', 409)
          return { amountOre: price, vatOre: vat, payBefore: hold.ends }
        },
        async confirm(transaction, { id, subjectId }) {
          const hold = await findHold(transaction, subjectId)
          if (!hold || (await lockSlot(transaction, hold.slot)) !== subjectId) return 'lost'
          await transaction.execute(
            sql`update public.hold set payment_id = ${id} where id = ${subjectId}`,
          )
          return 'confirmed'
        },
        async release(transaction, { subjectId }) {
          const hold = await findHold(transaction, subjectId)
          if (!hold) return
          await lockSlot(transaction, hold.slot)
          await transaction.execute(
            sql`update public.hold set payment_id = null where id = ${subjectId}`,
          )
          await transaction.execute(sql`update public.slot set hold_id = null
            where name = ${hold.slot} and hold_id = ${subjectId}`)
        },
      },
      async slots() {
        const { rows } = await database.execute<{ name: string; payment_id: string | null }>(sql`
          select s.name, h.payment_id from public.slot s join public.hold h on h.id = s.hold_id
          where s.name like ${`${schedule}/%`}`)
        return rows.map(({ name, payment_id }) => ({ name, paymentId: payment_id }))
      },
      payments() {
        return findPayments(database, like(payment.subjectId, `${schedule}/%`))
      },
      async due() {
        const { rows } = await database.execute<{ id: string }>(sql`
          select id from portal.payment
          where subject_id like ${`${schedule}/%`} and next_check_at <= ${now()} order by next_check_at`)
        return rows.map(({ id }) => id)
      },
      async books() {
        const { rows } = await database.execute<{ kind: 'sales'; key: string; amount: string }>(sql`
          select a.kind, a.key, e.amount_ore as amount
          from portal.payment p
          join portal.payment_operation o on o.payment_id = p.id
          join portal.ledger_transaction t on t.idempotency_key = 'card-payment:' || o.id
          join portal.ledger_entry e on e.transaction_id = t.id
          join portal.ledger_account a on a.id = e.account_id
          where p.subject_id like ${`${schedule}/%`}`)
        return [
          rows.map(({ kind, key, amount }) => ({
            account: { kind, key },
            amountOre: Number(amount),
          })),
        ]
      },
    }
  }
}

it(
  'keeps money and what it paid for together in PostgreSQL, whatever goes wrong in between',
  async () => {
    const wrong: string[] = []
    const ends: Record<string, number> = {}
    let next = 0
    const worker = async () => {
      while (next < count) {
        const name = `${seed}-${next++}`
        const outcome = await playSchedule(name, createDatabaseWorld(name))
        wrong.push(...outcome.wrong.map((what) => `PAYMENT_SEED ${name}: ${what}`))
        for (const [state, times] of Object.entries(outcome.ends))
          ends[state] = (ends[state] ?? 0) + times
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    expect(wrong).toEqual([])
    for (const state of ['captured', 'aborted', 'abandoned', 'cancelled', 'refunded'])
      expect(ends[state] ?? 0, `${state} with PAYMENT_SEED=${seed}`).toBeGreaterThan(0)
    expect(await findFaults(database)).toMatchObject({ totalOre: 0, unbalanced: 0 })
  },
  60_000 + count * 500,
)
