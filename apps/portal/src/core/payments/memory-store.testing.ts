import { randomUUID } from 'node:crypto'
import type { NewTransaction } from '#core/ledger/contract.ts'
import { bookingOf } from './booking.ts'
import { begunOperation, type Operation, type Payment } from './payment.ts'
import {
  type Held,
  LeaseLost,
  leaseSeconds,
  type PaymentStore,
  SubjectTaken,
} from './payment-store.ts'
import { canFollow, isHolding, isWorking } from './states.ts'

type Kept = { payment: Payment; token: string | null; leaseUntil: number; nextCheckAt: Date | null }

/**
 * Payments in memory, for schedules of thousands of faults without a database. What a transaction
 * would undo is undone: a step whose decision throws leaves nothing.
 * @param options.isLeased without it any number work on one payment at once: a control
 */
export function createMemoryStore(
  now: () => Date,
  { isLeased = true }: { isLeased?: boolean } = {},
) {
  const kept = new Map<string, Kept>()
  const books: NewTransaction[] = []
  let operations = 0

  function held({ token, payment: { id } }: Held): Kept {
    const found = kept.get(id)
    if (!found || (isLeased && found.token !== token)) throw new LeaseLost()
    return found
  }

  function put(one: Kept, changes: Partial<Payment>): Payment {
    one.payment = { ...one.payment, ...changes }
    return one.payment
  }

  function newOperation(
    given: Pick<Operation, 'kind' | 'amountOre' | 'tries' | 'nextTryAt'>,
  ): Operation {
    operations += 1
    const reference = String(operations).padStart(12, '0')
    return { ...given, id: operations, reference, state: 'begun', extraTries: 0 }
  }

  const changed = (one: Kept, id: number, changes: Partial<Operation>) =>
    one.payment.operations.map((operation) =>
      operation.id === id ? { ...operation, ...changes } : operation,
    )

  const store: PaymentStore<null> = {
    async create({ findPayable, ...wanted }) {
      const at = now()
      const payable = await findPayable(null, at)
      const same = [...kept.values()].find(
        ({ payment }) =>
          payment.subjectKind === wanted.subjectKind &&
          payment.subjectId === wanted.subjectId &&
          isHolding(payment),
      )
      if (same) return { existing: same.payment }
      if (kept.has(wanted.id)) throw new SubjectTaken()
      const operation = newOperation({
        kind: 'create',
        amountOre: payable.amountOre,
        tries: 1,
        nextTryAt: null,
      })
      const payment: Payment = {
        ...wanted,
        ...payable,
        state: 'created',
        attentionReason: null,
        attentionFrom: null,
        version: 1,

        refundDueOre: 0,
        orderId: null,
        confirmedAt: null,
        failedAttempts: 0,
        operations: [operation],
      }
      const token = randomUUID()
      const leaseUntil = at.getTime() + leaseSeconds * 1_000
      kept.set(wanted.id, {
        payment,
        token,
        leaseUntil,
        nextCheckAt: new Date(at.getTime() + 120_000),
      })
      return { existing: null, held: { token, now: at, payment }, operation }
    },
    async take(id) {
      const found = kept.get(id)
      const at = now()
      if (!found || (isLeased && found.token && found.leaseUntil > at.getTime())) return null
      found.token = randomUUID()
      found.leaseUntil = at.getTime() + leaseSeconds * 1_000
      return { token: found.token, now: at, payment: found.payment }
    },
    async read(id) {
      return kept.get(id)?.payment ?? null
    },
    async step(given, decide) {
      held(given)
      const { to, orderId, refundDueOre, attentionReason } = await decide(null)
      const one = held(given)
      if (!canFollow(one.payment.state, to))
        throw new Error(`a payment does not go from ${one.payment.state} to ${to}`)
      if (isWorking(to)) one.nextCheckAt ??= now()
      return put(one, {
        state: to,
        version: one.payment.version + 1,
        attentionReason: attentionReason ?? null,
        attentionFrom: attentionReason ? one.payment.state : null,
        ...(orderId !== undefined && { orderId }),
        ...(refundDueOre !== undefined && { refundDueOre }),
        ...(to === 'confirmed' && { confirmedAt: one.payment.confirmedAt ?? now() }),
      })
    },
    async endPaying(given) {
      const one = held(given)
      const payBefore = new Date(Math.min(one.payment.payBefore.getTime(), now().getTime()))
      put(one, { payBefore })
    },
    async send(given, { kind, amountOre, begun, nextTryAt }) {
      const one = held(given)
      if (begun) {
        const tries = begun.tries + 1
        put(one, { operations: changed(one, begun.id, { tries, nextTryAt }) })
      } else {
        const others = one.payment.operations.map((other) =>
          other.state === 'begun' && other.kind !== 'create'
            ? { ...other, state: 'dropped' as const }
            : other,
        )
        const made = newOperation({ kind, amountOre, tries: 1, nextTryAt })
        put(one, { operations: [...others, made] })
      }
      const operation = begunOperation(one.payment, kind)
      if (!operation) throw new Error('What is sent was not written down')
      return { payment: one.payment, operation }
    },
    async noteProblem(given) {
      held(given)
    },
    async settle(given, settled) {
      const one = held(given)
      for (const { operation, transaction } of settled) {
        put(one, { operations: changed(one, operation.id, { state: 'done' }) })
        const booking = bookingOf(one.payment, operation, transaction)
        if (booking) books.push(booking)
      }
      return one.payment
    },
    async together(given, work) {
      const one = held(given)
      const before = { ...one }
      const booked = books.length
      try {
        return await work(store)
      } catch (error) {
        if (one.token === before.token) Object.assign(one, before)
        books.splice(booked)
        throw error
      }
    },
    async rest({ token, payment: { id } }, { nextCheckAt, failedAttempts }) {
      const one = kept.get(id)
      if (one?.token !== token) return
      one.token = null
      one.nextCheckAt = nextCheckAt
      put(one, { failedAttempts })
    },
  }

  return {
    store,
    books,
    all: () => [...kept.values()].map(({ payment }) => payment),
    /** Whose time has come, the longest first. */
    due: () =>
      [...kept.values()]
        .filter(({ nextCheckAt }) => nextCheckAt !== null && nextCheckAt <= now())
        .map(({ payment }) => payment.id),
  }
}
