import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { enqueueReconciliation, handleOrderCallback, sweepPayments } from './jobs.server.ts'
import { providerAccount, salesAccount } from './ledger-transaction.ts'
import type { Operation } from './payment.ts'
import { LeaseLost, type OperationAttempt, type PaymentLease } from './payment-store.ts'
import { movePayment, seedPayment } from './payments.testing.server.ts'
import { getSettlement } from './settlement.server.ts'
import { canFollow, paymentStates } from './states.ts'
import { createPaymentStore } from './store.server.ts'
import { payment, paymentEvent, paymentOperation } from './tables.server.ts'

const { database, pool } = await createTestDatabase()
const clock = { now: Date.UTC(2026, 10, 23, 12) }
const store = createPaymentStore(
  database,
  () => sql`${new Date(clock.now).toISOString()}::timestamptz`,
)

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error) => String(error.cause?.message ?? error.message),
  )

async function createHeld(subjectId: string = randomUUID(), kind = 'ticket') {
  const created = await store.create({
    id: randomUUID(),
    subjectKind: kind,
    subjectId,
    userId: 'kari',
    findPayable: async (_, now) => ({
      amountOre: 15_000,
      vatOre: 3_000,
      payBefore: new Date(now.getTime() + 600_000),
    }),
  })
  if (created.existing) throw new Error('There was one already')
  return created
}

/** Confirmed and lease, as it is before the money is taken. */
async function confirmHeld(kind = 'ticket') {
  const { lease, operation } = await createHeld(randomUUID(), kind)
  await store.transition(lease, async () => ({ to: 'opened', orderId: `/psp/${lease.payment.id}` }))
  await store.transition(lease, async () => ({ to: 'authorised' }))
  await store.transition(lease, async () => ({ to: 'confirmed' }))
  return { lease, operation }
}

async function send(lease: PaymentLease, kind: OperationAttempt['kind'], amountOre: number) {
  const nextTryAt = new Date(clock.now)
  const { operation } = await store.recordAttempt(lease, {
    kind,
    amountOre,
    started: null,
    nextTryAt,
  })
  return operation
}

describe('the graph', () => {
  it('is the same in code and in the database, for every pair', async () => {
    for (const from of paymentStates)
      for (const to of paymentStates) {
        const { rows } = await database.execute<{ allowed: boolean }>(
          sql`select portal.payment_step_allowed(${from}, ${to}) as allowed`,
        )
        expect([from, to, rows[0]?.allowed]).toEqual([from, to, canFollow(from, to)])
      }
  })

  it('is enforced by the database, for every writer', async () => {
    const id = await seedPayment(database)
    expect(await reasonOf(movePayment(database, id, 'captured'))).toBe(
      'a payment does not go from opened to captured',
    )
    const begins = database.insert(payment).values({
      id: randomUUID(),
      subjectKind: 'ticket',
      subjectId: 'x',
      userId: 'kari',

      amountOre: 1,
      vatOre: 0,
      state: 'opened',
      orderId: '/psp/x',

      payBefore: new Date(),
      createdAt: new Date(),
      changedAt: new Date(),
    })
    expect(await reasonOf(begins)).toBe('a payment begins as created')
  })

  it.each<[string, Partial<typeof payment.$inferInsert>]>([
    ['how much', { amountOre: 1 }],
    ['whose', { userId: 'ola' }],
    ['what for', { subjectId: 'another' }],
    ['its order', { orderId: '/psp/another' }],
    ['until when, to later', { payBefore: new Date('2099-01-01') }],
  ])('never lets change %s', async (_, change) => {
    const id = await seedPayment(database)
    const changed = database.update(payment).set(change).where(eq(payment.id, id))
    expect(await reasonOf(changed)).toBe('what a payment is does not change')
  })

  it('keeps payments, what was asked for, and what happened', async () => {
    const { lease, operation } = await createHeld()
    const { id } = lease.payment
    expect(await reasonOf(database.delete(payment))).toMatch('payment_not_deleted')
    expect(await reasonOf(database.delete(paymentOperation))).toMatch(
      'payment_operation_not_deleted',
    )
    expect(await reasonOf(database.update(paymentEvent).set({ what: 'other' }))).toMatch(
      'payment_event_append_only',
    )
    const ofOperation = eq(paymentOperation.id, operation.id)
    expect(
      await reasonOf(
        database.update(paymentOperation).set({ reference: '000000000000' }).where(ofOperation),
      ),
    ).toBe('what was asked of the provider does not change')
    expect((await store.read(id))?.operations).toEqual([operation])
  })
})

describe('a payment that is lease', () => {
  it('is lease by one alone, until its lease has ended', async () => {
    const { lease } = await createHeld()
    const { id } = lease.payment
    expect(await store.acquireLease(id)).toBeNull()
    clock.now += 59_000
    expect(await store.acquireLease(id)).toBeNull()
    clock.now += 1_000
    const taken = await Promise.all(Array.from({ length: 10 }, () => store.acquireLease(id)))
    expect(taken.filter(Boolean)).toHaveLength(1)
    await expect(store.transition(lease, async () => ({ to: 'abandoned' }))).rejects.toThrow(
      LeaseLost,
    )
    await expect(send(lease, 'capture', 1)).rejects.toThrow(LeaseLost)
    await store.releaseLease(lease, { nextCheckAt: null, failedAttempts: 0 })
    expect(await store.acquireLease(id)).toBeNull()
    const [last] = taken.filter((one) => one !== null)
    if (last) await store.releaseLease(last, { nextCheckAt: null, failedAttempts: 0 })
    expect(await store.acquireLease(id)).not.toBeNull()
  })

  it('takes a step together with what its subject does, or not at all', async () => {
    const { lease } = await createHeld()
    await database.execute(sql`create table if not exists public.taken (id uuid)`)
    const step = store.transition(lease, async (transaction) => {
      await transaction.execute(sql`insert into public.taken values (${lease.payment.id})`)
      throw new Error('the subject does not want')
    })
    await expect(step).rejects.toThrow('the subject does not want')
    const { rows } = await database.execute(sql`select from public.taken`)
    expect(rows).toEqual([])
    expect((await store.read(lease.payment.id))?.state).toBe('created')
  })

  it('is processed again when the process that took the step stops', async () => {
    const { lease } = await confirmHeld()
    const [row] = await database.select().from(payment).where(eq(payment.id, lease.payment.id))
    expect(row?.nextCheckAt).not.toBeNull()
    expect(row).toMatchObject({ state: 'confirmed', version: 4 })
    expect(row?.confirmedAt).toEqual(new Date(clock.now))
  })
})

describe('a state change that ends the lease', () => {
  it('is made with its event, once, and not without the lease', async () => {
    const { lease } = await createHeld()
    const { id } = lease.payment
    const nextCheckAt = new Date(clock.now + 60_000)
    const end = () =>
      store.endLease(
        lease,
        { to: 'opened', orderId: `/psp/${id}` },
        { nextCheckAt, failedAttempts: 0 },
      )
    await end()
    await expect(end()).rejects.toThrow(LeaseLost)
    const [row] = await database.select().from(payment).where(eq(payment.id, id))
    expect(row).toMatchObject({ state: 'opened', version: 2, leaseToken: null, leaseUntil: null })
    expect(row?.nextCheckAt).toEqual(nextCheckAt)
    const events = await database
      .select({ from: paymentEvent.fromState, to: paymentEvent.toState })
      .from(paymentEvent)
      .where(eq(paymentEvent.paymentId, id))
      .orderBy(paymentEvent.id)
    expect(events).toEqual([
      { from: null, to: 'created' },
      { from: 'created', to: 'opened' },
    ])
  })
})

describe('several changes in one transaction', () => {
  it('are seen by the payment kind that decides after them', async () => {
    const { lease } = await createHeld()
    const { id } = lease.payment
    await store.transition(lease, { to: 'opened', orderId: `/psp/${id}` })
    const confirmed = await store.inTransaction(lease, async (changes) => {
      await changes.transition(lease, { to: 'authorised' })
      return changes.transition(lease, async (transaction) => {
        const [seen] = await transaction
          .select({ state: payment.state })
          .from(payment)
          .where(eq(payment.id, id))
        expect(seen).toEqual({ state: 'authorised' })
        return { to: 'confirmed' }
      })
    })
    expect(confirmed).toMatchObject({ state: 'confirmed', version: 4 })
    expect(await store.read(id)).toMatchObject({ state: 'confirmed', version: 4 })
  })

  it('complete an operation before the next one starts', async () => {
    const { lease } = await confirmHeld()
    // Not on the day whose settlement is compared.
    const at = new Date(clock.now - 7 * 86_400_000)
    const complete = (operation: Operation, type: string) => [
      { operation, transaction: { ...operation, type, number: operation.id, at } },
    ]
    const capture = await send(lease, 'capture', 15_000)
    await store.completeOperations(lease, complete(capture, 'Capture'))
    await store.transition(lease, { to: 'captured' })
    await store.transition(lease, { to: 'refunding', refundDueOre: 15_000 })
    const reversal = await send(lease, 'reversal', 5_000)
    await store.inTransaction(lease, async (changes) => {
      await changes.completeOperations(lease, complete(reversal, 'Reversal'))
      await changes.recordAttempt(lease, {
        kind: 'reversal',
        amountOre: 10_000,
        started: null,
        nextTryAt: at,
      })
    })
    const stored = (await store.read(lease.payment.id))?.operations ?? []
    expect(stored.map(({ kind, state }) => [kind, state])).toEqual([
      ['create', 'started'],
      ['capture', 'done'],
      ['reversal', 'done'],
      ['reversal', 'started'],
    ])
  })

  it('drop the operation that was sent before another one starts', async () => {
    const { lease } = await confirmHeld()
    const { id } = lease.payment
    await send(lease, 'capture', 15_000)
    await store.transition(lease, { to: 'cancelling', detail: 'by-payer' })
    const operation = await send(lease, 'cancel', 15_000)
    expect(operation).toMatchObject({ kind: 'cancel', state: 'started', tries: 1 })
    const stored = (await store.read(id))?.operations ?? []
    expect(stored.map(({ kind, state }) => [kind, state])).toEqual([
      ['create', 'started'],
      ['capture', 'dropped'],
      ['cancel', 'started'],
    ])
  })
})

describe('one subject', () => {
  it('has one payment, however many begin at once', async () => {
    const subjectId = randomUUID()
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        store.create({
          id: randomUUID(),
          subjectKind: 'ticket',
          subjectId,
          userId: 'kari',
          findPayable: async (_, now) => ({ amountOre: 1, vatOre: 0, payBefore: now }),
        }),
      ),
    )
    const [made, ...others] = outcomes.filter(({ existing }) => !existing)
    expect(others).toEqual([])
    const ids = outcomes.flatMap(({ existing }) => (existing ? [existing.id] : []))
    expect(new Set(ids)).toEqual(new Set([made?.existing === null && made.lease.payment.id]))
    const { rows } = await database.execute(
      sql`select from portal.payment where subject_id = ${subjectId}`,
    )
    expect(rows).toHaveLength(1)
  })

  it('is asked for again while its payment is confirmed, and nobody waits for the other', async () => {
    await database.execute(sql`create table if not exists public.subject (id uuid)`)
    const subjectId = randomUUID()
    await database.execute(sql`insert into public.subject values (${subjectId})`)
    const { lease } = await createHeld(subjectId)
    const { id } = lease.payment
    await store.transition(lease, { to: 'opened', orderId: `/psp/${id}` })
    const [isChanged, isLocked] = [Promise.withResolvers(), Promise.withResolvers()]
    let decisions = 0
    const confirmed = store.inTransaction(lease, async (changes) => {
      await changes.transition(lease, { to: 'authorised' })
      return changes.transition(lease, async (transaction) => {
        decisions += 1
        isChanged.resolve(null)
        await isLocked.promise
        await transaction.execute(
          sql`select from public.subject where id = ${subjectId} for update`,
        )
        return { to: 'confirmed' }
      })
    })
    await isChanged.promise
    const again = await store.create({
      id: randomUUID(),
      subjectKind: 'ticket',
      subjectId,
      userId: 'kari',
      findPayable: async (transaction, now) => {
        decisions += 1
        await transaction.execute(sql`select from public.subject where id = ${subjectId} for share`)
        isLocked.resolve(null)
        return { amountOre: 15_000, vatOre: 3_000, payBefore: now }
      },
    })
    expect(again.existing?.id).toBe(id)
    expect((await confirmed).state).toBe('confirmed')
    // Neither was tried again after a deadlock.
    expect(decisions).toBe(2)
  })

  it('may be paid for again once the payment came to nothing', async () => {
    const subjectId = randomUUID()
    const { lease } = await createHeld(subjectId)
    await store.transition(lease, async () => ({ to: 'abandoned' }))
    const { lease: second, operation } = await createHeld(subjectId)
    expect(second.payment.id).not.toBe(lease.payment.id)
    expect(operation.reference).toMatch(/^\d{12}$/)
    expect(operation.reference).not.toBe(lease.payment.operations[0]?.reference)
  })
})

describe('what the provider has done', () => {
  const at = new Date('2026-11-22T23:30:00Z')

  it('is in the books once, balanced, on the provider’s day', async () => {
    const kind = 'booked-ticket'
    const { lease } = await confirmHeld(kind)
    const capture = await send(lease, 'capture', 15_000)
    const shown = {
      type: 'Capture',
      number: 801,
      amountOre: 15_000,
      reference: capture.reference,
      at,
    }
    const before = await balanceOf(database, providerAccount)
    const settled = await store.completeOperations(lease, [
      { operation: capture, transaction: shown },
    ])
    expect(settled.operations.at(-1)).toMatchObject({ state: 'done', tries: 1 })
    expect(await balanceOf(database, salesAccount(kind))).toBe(15_000)
    expect((await balanceOf(database, providerAccount)) - before).toBe(15_000)
    await store.transition(lease, async () => ({ to: 'captured' }))
    await store.transition(lease, async () => ({ to: 'refunding', refundDueOre: 5_000 }))
    const back = await send(lease, 'reversal', 5_000)
    const returned = {
      ...shown,
      type: 'Reversal',
      number: 802,
      amountOre: 5_000,
      reference: back.reference,
    }
    await store.completeOperations(lease, [{ operation: back, transaction: returned }])
    expect(await balanceOf(database, salesAccount(kind))).toBe(10_000)
    expect(await findFaults(database)).toMatchObject({ totalOre: 0, unbalanced: 0 })

    const nameSubjects = async () => () => 'a ticket'
    const reader = { language: 'no', nameSubjects } as const
    const settlement = await getSettlement(database, '2026-11-23', reader)
    expect(settlement).toMatchObject({ capturedOre: 15_000, refundedOre: 5_000, bookedOre: 10_000 })
    expect(settlement.lines.map(({ number, amountOre }) => [number, amountOre])).toEqual([
      [801, 15_000],
      [802, -5_000],
    ])
    expect((await getSettlement(database, '2026-11-22', reader)).lines).toEqual([])
  })

  it('is done for ever, and one thing is started at a time', async () => {
    const { lease } = await confirmHeld()
    const first = await send(lease, 'capture', 15_000)
    const second = await send(lease, 'cancel', 15_000)
    const states = (await store.read(lease.payment.id))?.operations.map(({ kind, state }) => [
      kind,
      state,
    ])
    expect(states).toEqual([
      ['create', 'started'],
      ['capture', 'dropped'],
      ['cancel', 'started'],
    ])
    expect(first.reference).not.toBe(second.reference)
    const shown = {
      type: 'Cancellation',
      number: 803,
      amountOre: 15_000,
      reference: second.reference,
      at,
    }
    await store.completeOperations(lease, [{ operation: second, transaction: shown }])
    const undone = database
      .update(paymentOperation)
      .set({ state: 'started' })
      .where(eq(paymentOperation.id, second.id))
    expect(await reasonOf(undone)).toBe('what was asked of the provider does not change')
  })
})

describe('who is not asked about', () => {
  const jobs = async () => {
    const { rows } = await pool.query<{ key: string }>(
      `select key from graphile_worker.jobs where task_identifier = 'reconcile-payment'`,
    )
    return rows.map(({ key }) => key)
  }

  it('is looked at when the time has come, once, and not while somebody is at it', async () => {
    const due = await seedPayment(database)
    const later = await seedPayment(database)
    const lease = await seedPayment(database)
    const past = sql`now() - interval '1 second'`
    const future = sql`now() + interval '1 minute'`
    const set = (id: string, change: object) =>
      database.update(payment).set(change).where(eq(payment.id, id))
    await set(due, { nextCheckAt: past })
    await set(later, { nextCheckAt: future })
    await set(lease, { nextCheckAt: past, leaseToken: randomUUID(), leaseUntil: future })
    await sweepPayments(database)
    await sweepPayments(database)
    const keys = await jobs()
    expect(keys.filter((key) => key === `payment:${due}`)).toHaveLength(1)
    expect(keys).not.toContain(`payment:${later}`)
    expect(keys).not.toContain(`payment:${lease}`)
  })

  it('is looked at when the provider names its order, and nothing else is', async () => {
    const id = await seedPayment(database, { orderId: '/psp/paymentorders/called' })
    await database.update(payment).set({ nextCheckAt: sql`now()` }).where(eq(payment.id, id))
    const before = (await jobs()).length
    await handleOrderCallback(database, '/psp/paymentorders/unknown')
    expect(await jobs()).toHaveLength(before)
    await handleOrderCallback(database, '/psp/paymentorders/called')
    await handleOrderCallback(database, '/psp/paymentorders/called')
    await enqueueReconciliation(database, id)
    expect((await jobs()).filter((key) => key === `payment:${id}`)).toHaveLength(1)
  })
})
