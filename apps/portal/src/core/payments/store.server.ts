import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { AccountName } from '#core/ledger/contract.ts'
import type { Database } from '#platform/database/database.server.ts'
import { retryContention } from '#platform/database/retry-contention.server.ts'
import { type InsertedOperation, insertOperation, toOperation } from './insert-operation.server.ts'
import { toLedgerTransaction } from './ledger-transaction.ts'
import {
  changeOperation,
  type LockedPayment,
  lockPayment,
  type PaymentRow,
  paymentWithOperations,
  writePending,
  writeWithOperation,
} from './locked-payment.server.ts'
import {
  findStartedOperation,
  newPayment,
  type Operation,
  type OperationKind,
  type Payment,
} from './payment.ts'
import {
  LeaseLost,
  leaseSeconds,
  type NextCheck,
  PaymentAlreadyStarted,
  type PaymentChanges,
  type PaymentLease,
  type PaymentStore,
  type Transition,
} from './payment-store.ts'
import { activeStates, isInProgress } from './states.ts'
import { payment, paymentEvent } from './tables.server.ts'

/**
 * The commit of a lease does not wait for the disk. A crash of the database then loses a lease as if it
 * had expired; whatever is sent under it is committed after it, and so never without it.
 */
const withoutFlush = sql`(select set_config('synchronous_commit', 'off', true)) as without_flush`

/** Payments with their operations in one query, oldest first. */
export async function findPayments(from: Database, condition: SQL | undefined): Promise<Payment[]> {
  const found = await from
    .select(paymentWithOperations)
    .from(payment)
    .where(condition)
    .orderBy(asc(payment.createdAt), asc(payment.id))
  return found.map(({ row, operations }) => toPayment(row, operations))
}

/** From creation to the first check by the sweeper. */
const firstCheckAfter = sql`interval '2 minutes'`

/**
 * Stores payments in PostgreSQL.
 * @param now the current instant in SQL; tests move it
 */
export function createPaymentStore(
  database: Database,
  now: () => SQL = () => sql`now()`,
): PaymentStore<Database> {
  const leaseEnd = () => sql`${now()} + make_interval(secs => ${leaseSeconds})`

  async function find(from: Database, id: string): Promise<Payment | null> {
    const [found] = await findPayments(from, eq(payment.id, id))
    return found ?? null
  }

  /** Locks the row for the transaction, so that no other worker can acquire the lease meanwhile. */
  function lock<Result>(
    { token, payment: { id } }: PaymentLease,
    work: (locked: LockedPayment) => Promise<Result>,
  ): Promise<Result> {
    return retryContention(() =>
      database.transaction(async (transaction) => {
        const isLeased = and(eq(payment.id, id), eq(payment.leaseToken, token))
        const locked = await lockPayment(transaction, isLeased)
        if (!locked) throw new LeaseLost()
        const result = await work(locked)
        await writePending(locked, now())
        return result
      }),
    )
  }

  /** @param change runs each change in its own transaction, or all in a shared one */
  function changesOf(
    change: <Result>(
      lease: PaymentLease,
      work: (locked: LockedPayment) => Promise<Result>,
    ) => Promise<Result>,
  ): PaymentChanges<Database> {
    return {
      transition: (lease, decide) =>
        change(lease, async (locked) => {
          // The graph allows one step at a time, and a decision needs the steps before it.
          const isDecided = typeof decide !== 'function'
          if (!isDecided || locked.pending.columns.state) await writePending(locked, now())
          const wanted = isDecided ? decide : await decide(locked.transaction)
          const { to, detail, actorId, allowsTryOf } = wanted
          const { row: before, pending } = locked
          Object.assign(pending.columns, columnsOf(wanted, before, now()), { changedAt: now() })
          locked.row = rowAfter(wanted, before, lease.now)
          if (allowsTryOf) {
            const allowed = { extraTries: 1, nextTryAt: null }
            changeOperation(locked, allowsTryOf.id, allowed, allowed)
          }
          pending.events.push({
            what: 'step',
            fromState: before.state,
            toState: to,
            detail,
            actorId,
          })
          return toPayment(locked.row, locked.operations)
        }),

      endPaymentWindow: (lease) =>
        change(lease, async ({ pending }) => {
          pending.columns.payBefore = sql`least(${payment.payBefore}, ${now()})`
          pending.events.push({ what: 'given-up' })
        }),

      recordAttempt: (lease, { kind, amountOre, started, nextTryAt }) =>
        change(lease, async (locked) => {
          const tries = (started?.tries ?? 0) + 1
          const sent = { what: `${kind}-sent` }
          if (started) {
            changeOperation(locked, started.id, { tries, nextTryAt }, { tries, nextTryAt })
            locked.pending.events.push(sent)
          } else {
            for (const { id } of locked.operations.filter(isUnderWay))
              changeOperation(locked, id, { state: 'dropped' }, { state: 'dropped' })
            locked.pending.events.push(sent)
            await writeWithOperation(locked, { kind, amountOre, tries, nextTryAt }, now())
          }
          const after = toPayment(locked.row, locked.operations)
          return { payment: after, operation: getSentOperation(after, kind) }
        }),

      recordProblem: (lease, operation, what, problem) =>
        change(lease, async (locked) => {
          const detail = problem.slice(0, 100)
          const failed = locked.operations.find(({ id }) => id === operation?.id)
          if (failed && failed.state !== 'done')
            changeOperation(locked, failed.id, { lastProblem: detail }, {})
          locked.pending.events.push({ what, detail })
        }),

      completeOperations: (lease, settled) =>
        change(lease, async (locked) => {
          const { row, pending } = locked
          for (const { operation, transaction: shown } of settled) {
            const done = { state: 'done' } as const
            const provider = { providerNumber: shown.number, providerAt: shown.at }
            changeOperation(locked, operation.id, { ...done, ...provider }, done)
            const booking = toLedgerTransaction(
              { ...row, account: accountOf(row) },
              operation,
              shown,
            )
            if (booking) pending.bookings.push(booking)
            pending.events.push({ what: `${operation.kind}-done` })
          }
          return toPayment(row, locked.operations)
        }),
    }
  }

  return {
    create(wanted) {
      const { id, subjectKind, subjectId, userId } = wanted
      const token = randomUUID()
      return retryContention(() =>
        database.transaction(async (transaction) => {
          const at = await instant(transaction, now())
          const { account, ...payable } = await wanted.findPayable(transaction, at)
          // Before the insert: that would wait for a change of the payment, which may wait for the subject.
          const existing = await findActive(transaction, subjectKind, subjectId)
          if (existing) return { existing }
          const created = transaction
            .insert(payment)
            .values({
              id,
              subjectKind,
              subjectId,
              userId,
              ...payable,
              accountKind: account?.kind,
              accountKey: account?.key,
              leaseToken: token,
              leaseUntil: leaseEnd(),
              nextCheckAt: sql`${now()} + ${firstCheckAfter}`,
              createdAt: now(),
              changedAt: now(),
            })
            .onConflictDoNothing()
            .returning({ id: payment.id })
          const operation = {
            kind: 'create',
            amountOre: payable.amountOre,
            tries: 1,
            nextTryAt: null,
          } as const
          const { rows } = await transaction.execute<InsertedOperation>(sql`
            with created as ${created},
            noted as (
              insert into ${paymentEvent} (payment_id, what, to_state, at)
              select id, 'created', 'created', ${now()} from created
            )
            ${insertOperation(sql`select id from created`, operation, now())}`)
          const [inserted] = rows
          if (!inserted) {
            const concurrent = await findActive(transaction, subjectKind, subjectId)
            if (!concurrent) throw new PaymentAlreadyStarted()
            return { existing: concurrent }
          }
          const made = toOperation(inserted, operation)
          const lease = {
            token,
            now: at,
            payment: newPayment(wanted, { ...payable, account }, made),
          }
          return { existing: null, lease, operation: made }
        }),
      )
    },

    async acquireLease(paymentId) {
      const token = randomUUID()
      const [acquired] = await retryContention(() =>
        database
          .update(payment)
          .set({ leaseToken: token, leaseUntil: leaseEnd() })
          .from(withoutFlush)
          .where(
            and(
              eq(payment.id, paymentId),
              or(isNull(payment.leaseUntil), lte(payment.leaseUntil, now())),
            ),
          )
          .returning({
            ...paymentWithOperations,
            acquiredAt: milliseconds(now()),
          }),
      )
      if (!acquired) return null
      const { acquiredAt, row, operations } = acquired
      return { token, now: new Date(Number(acquiredAt)), payment: toPayment(row, operations) }
    },

    read: (paymentId) => find(database, paymentId),

    ...changesOf(lock),

    inTransaction: (lease, work) =>
      lock(lease, (locked) =>
        work({
          ...changesOf((_, change) => change(locked)),
          async releaseLease(_, next) {
            Object.assign(locked.pending.columns, released(next))
          },
        }),
      ),

    async endLease({ token, payment: { id, state, confirmedAt } }, transition, next) {
      const { to, detail = null, actorId = null } = transition
      const changed = database
        .update(payment)
        .set({
          ...columnsOf(transition, { state, confirmedAt, nextCheckAt: null }, now()),
          ...released(next),
          changedAt: now(),
        })
        .where(and(eq(payment.id, id), eq(payment.leaseToken, token)))
        .returning({ id: payment.id })
      const { rowCount } = await retryContention(() =>
        database.execute(sql`
          with changed as ${changed}
          insert into ${paymentEvent} (payment_id, what, from_state, to_state, detail, actor_id, at)
          select id, 'step', ${state}, ${to}, ${detail}, ${actorId}, ${now()} from changed`),
      )
      if (rowCount !== 1) throw new LeaseLost()
    },

    async releaseLease({ token, payment: { id } }, next) {
      await database
        .update(payment)
        .set(released(next))
        .from(withoutFlush)
        .where(and(eq(payment.id, id), eq(payment.leaseToken, token)))
    },
  }
}

async function findActive(
  transaction: Database,
  subjectKind: string,
  subjectId: string,
): Promise<Payment | null> {
  const [active] = await findPayments(
    transaction,
    and(
      eq(payment.subjectKind, subjectKind),
      eq(payment.subjectId, subjectId),
      inArray(sql`coalesce(${payment.attentionFrom}, ${payment.state})`, [...activeStates]),
    ),
  )
  return active ?? null
}

/** Started, with an unknown result. */
const isUnderWay = ({ kind, state }: Operation) => state === 'started' && kind !== 'create'

function getSentOperation(payment: Payment, kind: OperationKind): Operation {
  const sent = findStartedOperation(payment, kind)
  if (!sent) throw new Error('The sent operation was not stored')
  return sent
}

const released = ({ nextCheckAt, failedAttempts }: NextCheck) => ({
  leaseToken: null,
  leaseUntil: null,
  nextCheckAt,
  failedAttempts,
})

type Before = Pick<PaymentRow, 'state' | 'confirmedAt' | 'nextCheckAt'>

function columnsOf<Instant>(wanted: Transition, before: Before, now: Instant) {
  const { to, attentionReason, orderId, refundDueOre } = wanted
  return {
    state: to,
    attentionReason: attentionReason ?? null,
    attentionFrom: attentionReason ? before.state : null,
    ...(orderId !== undefined && { orderId }),
    ...(refundDueOre !== undefined && { refundDueOre }),
    // If this worker dies after the state change, the sweeper continues.
    ...(isInProgress(to) && !before.nextCheckAt && { nextCheckAt: now }),
    ...(to === 'confirmed' && !before.confirmedAt && { confirmedAt: now }),
  }
}

/** The row as the transition leaves it, to about the second of its times. */
const rowAfter = (wanted: Transition, before: PaymentRow, now: Date): PaymentRow => ({
  ...before,
  ...columnsOf(wanted, before, now),
  version: before.version + 1,
})

const accountOf = ({ accountKind: kind, accountKey: key }: PaymentRow): AccountName | null =>
  kind && key ? { kind, key } : null

function toPayment(row: PaymentRow, operations: readonly Operation[]): Payment {
  const { id, subjectKind, subjectId, userId, amountOre, vatOre, state, attentionReason } = row
  const { attentionFrom } = row
  const { version, payBefore, refundDueOre, orderId, confirmedAt, failedAttempts } = row
  return {
    id,
    subjectKind,
    subjectId,
    userId,
    amountOre,
    vatOre,
    account: accountOf(row),
    state,
    attentionReason,
    attentionFrom,
    version,
    payBefore,
    refundDueOre,
    orderId,
    confirmedAt,
    failedAttempts,
    operations,
  }
}

const milliseconds = (at: SQL) => sql<string>`floor(extract(epoch from ${at}) * 1000)::text`

async function instant(database: Database, at: SQL): Promise<Date> {
  const { rows } = await database.execute<{ at: string }>(sql`select ${milliseconds(at)} as at`)
  return new Date(Number(rows[0]?.at))
}
