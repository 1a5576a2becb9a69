import { randomUUID } from 'node:crypto'
import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AccountName } from '#core/ledger/contract.ts'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import { breaksConstraint } from '#platform/database/breaks-constraint.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { retryContention } from '#platform/database/retry-contention.server.ts'
import { toLedgerTransaction } from './ledger-transaction.ts'
import {
  findStartedOperation,
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
import { payment, paymentEvent, paymentOperation } from './tables.server.ts'

type Row = typeof payment.$inferSelect
type NewOperation = Pick<Operation, 'kind' | 'amountOre' | 'tries' | 'nextTryAt'>
type Event = Omit<typeof paymentEvent.$inferInsert, 'paymentId' | 'at'>

/** A payment with its row locked. Its events are stored at the end of the transaction. */
type LockedPayment = {
  readonly transaction: Database
  row: Row
  operations: readonly Operation[]
  readonly events: Event[]
}

type OperationJson = Omit<Operation, 'nextTryAt'> & { readonly nextTryAt: string | null }

/** The operations of a payment as a subquery, oldest first. */
const operationsOfPayment = sql<OperationJson[]>`(
  select coalesce(json_agg(json_build_object(
      'id', o.id, 'kind', o.kind, 'reference', o.reference, 'amountOre', o.amount_ore,
      'state', o.state, 'tries', o.tries, 'extraTries', o.extra_tries, 'nextTryAt', o.next_try_at
    ) order by o.id), '[]')
    from portal.payment_operation o where o.payment_id = payment.id)`.mapWith(
  (written: OperationJson[]): Operation[] =>
    written.map(({ nextTryAt, ...operation }) => ({
      ...operation,
      nextTryAt: nextTryAt === null ? null : new Date(nextTryAt),
    })),
)

/** Payments with their operations in one query, oldest first. */
export async function findPayments(from: Database, condition: SQL | undefined): Promise<Payment[]> {
  const found = await from
    .select({ row: getTableColumns(payment), operations: operationsOfPayment })
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

  const write = (to: Database, paymentId: string, events: readonly Event[]) =>
    to.insert(paymentEvent).values(events.map((event) => ({ ...event, paymentId, at: now() })))

  /** Locks the row for the transaction, so that no other worker can acquire the lease meanwhile. */
  function lock<Result>(
    { token, payment: { id } }: PaymentLease,
    work: (locked: LockedPayment) => Promise<Result>,
  ): Promise<Result> {
    return retryContention(() =>
      database.transaction(async (transaction) => {
        const [found] = await transaction
          .select({ row: getTableColumns(payment), operations: operationsOfPayment })
          .from(payment)
          .where(and(eq(payment.id, id), eq(payment.leaseToken, token)))
          .for('update')
        if (!found) throw new LeaseLost()
        const locked: LockedPayment = { ...found, transaction, events: [] }
        const result = await work(locked)
        if (locked.events.length > 0) await write(transaction, id, locked.events)
        return result
      }),
    )
  }

  async function insertOperation(
    transaction: Database,
    paymentId: string,
    { kind, amountOre, tries, nextTryAt }: NewOperation,
  ): Promise<Operation> {
    // The reference starts with the day: after a restore only numbers of the same day can repeat.
    const id = sql`nextval(pg_get_serial_sequence('portal.payment_operation', 'id'))`
    const reference = sql`lpad((${now()}::date - date '2020-01-01')::text, 4, '0')
      || lpad((given.id % 100000000)::text, 8, '0')`
    const { rows } = await transaction.execute<{ id: string; reference: string }>(sql`
      insert into portal.payment_operation
        (id, payment_id, kind, reference, amount_ore, tries, next_try_at, created_at)
      select given.id, ${paymentId}, ${kind}, ${reference}, ${amountOre}, ${tries},
             ${nextTryAt?.toISOString() ?? null}::timestamptz, ${now()}
        from (select ${id} as id) given
      returning id, reference`)
    const [made] = rows
    if (!made) throw new Error('An operation was not stored')
    const written = { id: Number(made.id), reference: made.reference }
    return { ...written, kind, amountOre, tries, nextTryAt, state: 'started', extraTries: 0 }
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
          const { transaction, row: before } = locked
          const wanted = await decide(transaction)
          const { to, detail, actorId, allowsTryOf } = wanted
          const [row] = await transaction
            .update(payment)
            .set({ ...columnsOf(wanted, before, now()), changedAt: now() })
            .where(eq(payment.id, before.id))
            .returning()
          if (!row) throw new Error('A payment did not change its state')
          locked.row = row
          if (allowsTryOf) {
            const allowed = { extraTries: 1, nextTryAt: null }
            await transaction
              .update(paymentOperation)
              .set(allowed)
              .where(eq(paymentOperation.id, allowsTryOf.id))
            replaceOperation(locked, allowsTryOf.id, allowed)
          }
          locked.events.push({
            what: 'step',
            fromState: before.state,
            toState: to,
            detail,
            actorId,
          })
          return toPayment(locked.row, locked.operations)
        }),

      endPaymentWindow: (lease) =>
        change(lease, async (locked) => {
          const [row] = await locked.transaction
            .update(payment)
            .set({ payBefore: sql`least(${payment.payBefore}, ${now()})` })
            .where(eq(payment.id, locked.row.id))
            .returning()
          locked.row = row ?? locked.row
          locked.events.push({ what: 'given-up' })
        }),

      recordAttempt: (lease, { kind, amountOre, started, nextTryAt }) =>
        change(lease, async (locked) => {
          const { transaction, row } = locked
          if (started) {
            await transaction
              .update(paymentOperation)
              .set({ tries: sql`${paymentOperation.tries} + 1`, nextTryAt })
              .where(eq(paymentOperation.id, started.id))
            replaceOperation(locked, started.id, { tries: started.tries + 1, nextTryAt })
          } else {
            for (const { id } of locked.operations.filter(isUnderWay)) {
              await transaction
                .update(paymentOperation)
                .set({ state: 'dropped' })
                .where(eq(paymentOperation.id, id))
              replaceOperation(locked, id, { state: 'dropped' })
            }
            const made = { kind, amountOre, tries: 1, nextTryAt }
            const operation = await insertOperation(transaction, row.id, made)
            locked.operations = [...locked.operations, operation]
          }
          locked.events.push({ what: `${kind}-sent` })
          const after = toPayment(row, locked.operations)
          return { payment: after, operation: getSentOperation(after, kind) }
        }),

      recordProblem: (lease, operation, what, problem) =>
        change(lease, async ({ transaction, events }) => {
          const detail = problem.slice(0, 100)
          if (operation)
            await transaction
              .update(paymentOperation)
              .set({ lastProblem: detail })
              .where(and(eq(paymentOperation.id, operation.id), ne(paymentOperation.state, 'done')))
          events.push({ what, detail })
        }),

      completeOperations: (lease, settled) =>
        change(lease, async (locked) => {
          const { transaction, row, events } = locked
          for (const { operation, transaction: shown } of settled) {
            await transaction
              .update(paymentOperation)
              .set({ state: 'done', providerNumber: shown.number, providerAt: shown.at })
              .where(eq(paymentOperation.id, operation.id))
            replaceOperation(locked, operation.id, { state: 'done' })
            const booking = toLedgerTransaction(
              { ...row, account: accountOf(row) },
              operation,
              shown,
            )
            if (booking) await postTransaction(transaction, booking)
            events.push({ what: `${operation.kind}-done` })
          }
          return toPayment(row, locked.operations)
        }),
    }
  }

  const updateLease = (
    to: Database,
    { token, payment: { id } }: PaymentLease,
    { nextCheckAt, failedAttempts }: NextCheck,
  ) =>
    to
      .update(payment)
      .set({ leaseToken: null, leaseUntil: null, nextCheckAt, failedAttempts })
      .where(and(eq(payment.id, id), eq(payment.leaseToken, token)))

  return {
    async create({ id, subjectKind, subjectId, userId, findPayable }) {
      const token = randomUUID()
      try {
        return await database.transaction(async (transaction) => {
          const at = await instant(transaction, now())
          const { account, ...payable } = await findPayable(transaction, at)
          const [existing] = await transaction
            .select({ row: getTableColumns(payment), operations: operationsOfPayment })
            .from(payment)
            .where(
              and(
                eq(payment.subjectKind, subjectKind),
                eq(payment.subjectId, subjectId),
                inArray(sql`coalesce(${payment.attentionFrom}, ${payment.state})`, [
                  ...activeStates,
                ]),
              ),
            )
          if (existing) return { existing: toPayment(existing.row, existing.operations) }
          const [row] = await transaction
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
            .returning()
          if (!row) throw new Error('A payment was not stored')
          const { amountOre } = payable
          const operation = await insertOperation(transaction, id, {
            kind: 'create',
            amountOre,
            tries: 1,
            nextTryAt: null,
          })
          await write(transaction, id, [{ what: 'created', toState: 'created' }])
          const lease = { token, now: at, payment: toPayment(row, [operation]) }
          return { existing: null, lease, operation }
        })
      } catch (error) {
        throw breaksConstraint(error, 'payment_one_holding') ? new PaymentAlreadyStarted() : error
      }
    },

    async acquireLease(paymentId) {
      const token = randomUUID()
      const [acquired] = await retryContention(() =>
        database
          .update(payment)
          .set({ leaseToken: token, leaseUntil: leaseEnd() })
          .where(
            and(
              eq(payment.id, paymentId),
              or(isNull(payment.leaseUntil), lte(payment.leaseUntil, now())),
            ),
          )
          .returning({
            row: getTableColumns(payment),
            operations: operationsOfPayment,
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
            await updateLease(locked.transaction, lease, next)
          },
        }),
      ),

    async releaseLease(lease, next) {
      await updateLease(database, lease, next)
    },
  }
}

/** Started, with an unknown result. */
const isUnderWay = ({ kind, state }: Operation) => state === 'started' && kind !== 'create'

function replaceOperation(locked: LockedPayment, id: number, changes: Partial<Operation>): void {
  locked.operations = locked.operations.map((operation) =>
    operation.id === id ? { ...operation, ...changes } : operation,
  )
}

function getSentOperation(payment: Payment, kind: OperationKind): Operation {
  const sent = findStartedOperation(payment, kind)
  if (!sent) throw new Error('The sent operation was not stored')
  return sent
}

function columnsOf(wanted: Transition, before: Row, now: SQL) {
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

const accountOf = ({ accountKind: kind, accountKey: key }: Row): AccountName | null =>
  kind && key ? { kind, key } : null

function toPayment(row: Row, operations: readonly Operation[]): Payment {
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
