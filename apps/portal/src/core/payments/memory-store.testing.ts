import { randomUUID } from 'node:crypto'
import type { NewTransaction } from '#core/ledger/contract.ts'
import { toLedgerTransaction } from './ledger-transaction.ts'
import { findStartedOperation, newPayment, type Operation, type Payment } from './payment.ts'
import {
  LeaseLost,
  leaseSeconds,
  PaymentAlreadyStarted,
  type PaymentLease,
  type PaymentStore,
} from './payment-store.ts'
import { canFollow, isActive, isInProgress } from './states.ts'

type StoredPayment = {
  payment: Payment
  token: string | null
  leaseUntil: number
  nextCheckAt: Date | null
}

/**
 * Payments in memory, for schedules of thousands of faults without a database. What a transaction
 * would undo is undone: a step whose decision throws leaves nothing.
 * @param options.isLeased without it any number work on one payment at once: a control
 */
export function createMemoryStore(
  now: () => Date,
  { isLeased = true }: { isLeased?: boolean } = {},
) {
  const records = new Map<string, StoredPayment>()
  const books: NewTransaction[] = []
  let operations = 0

  function requireLease({ token, payment: { id } }: PaymentLease): StoredPayment {
    const found = records.get(id)
    if (!found || (isLeased && found.token !== token)) throw new LeaseLost()
    return found
  }

  function put(one: StoredPayment, changes: Partial<Payment>): Payment {
    one.payment = { ...one.payment, ...changes }
    return one.payment
  }

  function newOperation(
    given: Pick<Operation, 'kind' | 'amountOre' | 'tries' | 'nextTryAt'>,
  ): Operation {
    operations += 1
    const reference = String(operations).padStart(12, '0')
    return { ...given, id: operations, reference, state: 'started', extraTries: 0 }
  }

  const changed = (one: StoredPayment, id: number, changes: Partial<Operation>) =>
    one.payment.operations.map((operation) =>
      operation.id === id ? { ...operation, ...changes } : operation,
    )

  const store: PaymentStore<null> = {
    async create({ findPayable, ...wanted }) {
      const at = now()
      const payable = await findPayable(null, at)
      const same = [...records.values()].find(
        ({ payment }) =>
          payment.subjectKind === wanted.subjectKind &&
          payment.subjectId === wanted.subjectId &&
          isActive(payment),
      )
      if (same) return { existing: same.payment }
      if (records.has(wanted.id)) throw new PaymentAlreadyStarted()
      const operation = newOperation({
        kind: 'create',
        amountOre: payable.amountOre,
        tries: 1,
        nextTryAt: null,
      })
      const payment = newPayment(wanted, payable, operation)
      const token = randomUUID()
      const leaseUntil = at.getTime() + leaseSeconds * 1_000
      records.set(wanted.id, {
        payment,
        token,
        leaseUntil,
        nextCheckAt: new Date(at.getTime() + 120_000),
      })
      return { existing: null, lease: { token, now: at, payment }, operation }
    },
    async acquireLease(id) {
      const found = records.get(id)
      const at = now()
      if (!found || (isLeased && found.token && found.leaseUntil > at.getTime())) return null
      found.token = randomUUID()
      found.leaseUntil = at.getTime() + leaseSeconds * 1_000
      return { token: found.token, now: at, payment: found.payment }
    },
    async read(id) {
      return records.get(id)?.payment ?? null
    },
    async transition(given, decide) {
      requireLease(given)
      const { to, orderId, refundDueOre, attentionReason } =
        typeof decide === 'function' ? await decide(null) : decide
      const one = requireLease(given)
      if (!canFollow(one.payment.state, to))
        throw new Error(`a payment does not go from ${one.payment.state} to ${to}`)
      if (isInProgress(to)) one.nextCheckAt ??= now()
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
    async endPaymentWindow(given) {
      const one = requireLease(given)
      const payBefore = new Date(Math.min(one.payment.payBefore.getTime(), now().getTime()))
      put(one, { payBefore })
    },
    async recordAttempt(given, { kind, amountOre, started, nextTryAt }) {
      const one = requireLease(given)
      if (started) {
        const tries = started.tries + 1
        put(one, { operations: changed(one, started.id, { tries, nextTryAt }) })
      } else {
        const others = one.payment.operations.map((other) =>
          other.state === 'started' && other.kind !== 'create'
            ? { ...other, state: 'dropped' as const }
            : other,
        )
        const made = newOperation({ kind, amountOre, tries: 1, nextTryAt })
        put(one, { operations: [...others, made] })
      }
      const operation = findStartedOperation(one.payment, kind)
      if (!operation) throw new Error('What is sent was not written down')
      return { payment: one.payment, operation }
    },
    async recordProblem(given) {
      requireLease(given)
    },
    async completeOperations(given, settled) {
      const one = requireLease(given)
      for (const { operation, transaction } of settled) {
        put(one, { operations: changed(one, operation.id, { state: 'done' }) })
        const booking = toLedgerTransaction(one.payment, operation, transaction)
        if (booking) books.push(booking)
      }
      return one.payment
    },
    async inTransaction(given, work) {
      const one = requireLease(given)
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
    async endLease(given, change, next) {
      await store.transition(given, change)
      await store.releaseLease(given, next)
    },
    async releaseLease({ token, payment: { id } }, { nextCheckAt, failedAttempts }) {
      const one = records.get(id)
      if (one?.token !== token) return
      one.token = null
      one.nextCheckAt = nextCheckAt
      put(one, { failedAttempts })
    },
  }

  return {
    store,
    books,
    all: () => [...records.values()].map(({ payment }) => payment),
    /** Whose time has come, the longest first. */
    due: () =>
      [...records.values()]
        .filter(({ nextCheckAt }) => nextCheckAt !== null && nextCheckAt <= now())
        .map(({ payment }) => payment.id),
  }
}
