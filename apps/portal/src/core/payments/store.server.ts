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
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import { breaksConstraint } from '#platform/database/breaks-constraint.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { retryContention } from '#platform/database/retry-contention.server.ts'
import { bookingOf } from './booking.ts'
import { begunOperation, type Operation, type OperationKind, type Payment } from './payment.ts'
import {
  type Held,
  LeaseLost,
  leaseSeconds,
  type PaymentChanges,
  type PaymentStore,
  type Rest,
  type Step,
  SubjectTaken,
} from './payment-store.ts'
import { holdingStates, isWorking } from './states.ts'
import { payment, paymentEvent, paymentOperation } from './tables.server.ts'

type Row = typeof payment.$inferSelect
type NewOperation = Pick<Operation, 'kind' | 'amountOre' | 'tries' | 'nextTryAt'>
type Event = Omit<typeof paymentEvent.$inferInsert, 'paymentId' | 'at'>

/** A payment whose row is locked, as it is by now. What happens to it is written down at the end. */
type Opened = {
  readonly transaction: Database
  row: Row
  operations: readonly Operation[]
  readonly events: Event[]
}

type WrittenOperation = Omit<Operation, 'nextTryAt'> & { readonly nextTryAt: string | null }

/** With the payment, in one query: the first to be made first. */
const operationsOfPayment = sql<WrittenOperation[]>`(
  select coalesce(json_agg(json_build_object(
      'id', o.id, 'kind', o.kind, 'reference', o.reference, 'amountOre', o.amount_ore,
      'state', o.state, 'tries', o.tries, 'extraTries', o.extra_tries, 'nextTryAt', o.next_try_at
    ) order by o.id), '[]')
    from portal.payment_operation o where o.payment_id = payment.id)`.mapWith(
  (written: WrittenOperation[]): Operation[] =>
    written.map(({ nextTryAt, ...operation }) => ({
      ...operation,
      nextTryAt: nextTryAt === null ? null : new Date(nextTryAt),
    })),
)

/** Payments with their operations, in one query: the first to be made first. */
export async function findPayments(from: Database, condition: SQL | undefined): Promise<Payment[]> {
  const found = await from
    .select({ row: getTableColumns(payment), operations: operationsOfPayment })
    .from(payment)
    .where(condition)
    .orderBy(asc(payment.createdAt), asc(payment.id))
  return found.map(({ row, operations }) => toPayment(row, operations))
}

/** Between the creation and the first look without anybody asking. */
const firstLook = sql`interval '2 minutes'`

/**
 * Payments in PostgreSQL.
 * @param now the instant, as the database sees it; tests move it
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

  /** In a transaction that holds the row, so that the lease cannot be taken over meanwhile. */
  function open<Result>(
    { token, payment: { id } }: Held,
    work: (opened: Opened) => Promise<Result>,
  ): Promise<Result> {
    return retryContention(() =>
      database.transaction(async (transaction) => {
        const [found] = await transaction
          .select({ row: getTableColumns(payment), operations: operationsOfPayment })
          .from(payment)
          .where(and(eq(payment.id, id), eq(payment.leaseToken, token)))
          .for('update')
        if (!found) throw new LeaseLost()
        const opened: Opened = { ...found, transaction, events: [] }
        const result = await work(opened)
        if (opened.events.length > 0) await write(transaction, id, opened.events)
        return result
      }),
    )
  }

  async function insertOperation(
    transaction: Database,
    paymentId: string,
    { kind, amountOre, tries, nextTryAt }: NewOperation,
  ): Promise<Operation> {
    // The day goes first: after a restore numbers of that day alone may come again.
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
    if (!made) throw new Error('An operation was not written down')
    const written = { id: Number(made.id), reference: made.reference }
    return { ...written, kind, amountOre, tries, nextTryAt, state: 'begun', extraTries: 0 }
  }

  /** What changes a payment that is opened: by itself, or together with what else is done to it. */
  function changesOf(
    change: <Result>(held: Held, work: (opened: Opened) => Promise<Result>) => Promise<Result>,
  ): PaymentChanges<Database> {
    return {
      step: (held, decide) =>
        change(held, async (opened) => {
          const { transaction, row: before } = opened
          const wanted = await decide(transaction)
          const { to, detail, actorId, allowsTryOf } = wanted
          const [row] = await transaction
            .update(payment)
            .set({ ...columnsOf(wanted, before, now()), changedAt: now() })
            .where(eq(payment.id, before.id))
            .returning()
          if (!row) throw new Error('A payment took no step')
          opened.row = row
          if (allowsTryOf) {
            const allowed = { extraTries: 1, nextTryAt: null }
            await transaction
              .update(paymentOperation)
              .set(allowed)
              .where(eq(paymentOperation.id, allowsTryOf.id))
            replaceOperation(opened, allowsTryOf.id, allowed)
          }
          opened.events.push({
            what: 'step',
            fromState: before.state,
            toState: to,
            detail,
            actorId,
          })
          return toPayment(opened.row, opened.operations)
        }),

      endPaying: (held) =>
        change(held, async (opened) => {
          const [row] = await opened.transaction
            .update(payment)
            .set({ payBefore: sql`least(${payment.payBefore}, ${now()})` })
            .where(eq(payment.id, opened.row.id))
            .returning()
          opened.row = row ?? opened.row
          opened.events.push({ what: 'given-up' })
        }),

      send: (held, { kind, amountOre, begun, nextTryAt }) =>
        change(held, async (opened) => {
          const { transaction, row } = opened
          if (begun) {
            await transaction
              .update(paymentOperation)
              .set({ tries: sql`${paymentOperation.tries} + 1`, nextTryAt })
              .where(eq(paymentOperation.id, begun.id))
            replaceOperation(opened, begun.id, { tries: begun.tries + 1, nextTryAt })
          } else {
            for (const { id } of opened.operations.filter(isUnderWay)) {
              await transaction
                .update(paymentOperation)
                .set({ state: 'dropped' })
                .where(eq(paymentOperation.id, id))
              replaceOperation(opened, id, { state: 'dropped' })
            }
            const made = { kind, amountOre, tries: 1, nextTryAt }
            const operation = await insertOperation(transaction, row.id, made)
            opened.operations = [...opened.operations, operation]
          }
          opened.events.push({ what: `${kind}-sent` })
          const after = toPayment(row, opened.operations)
          return { payment: after, operation: sentOf(after, kind) }
        }),

      noteProblem: (held, operation, what, problem) =>
        change(held, async ({ transaction, events }) => {
          const detail = problem.slice(0, 100)
          if (operation)
            await transaction
              .update(paymentOperation)
              .set({ lastProblem: detail })
              .where(and(eq(paymentOperation.id, operation.id), ne(paymentOperation.state, 'done')))
          events.push({ what, detail })
        }),

      settle: (held, settled) =>
        change(held, async (opened) => {
          const { transaction, row, events } = opened
          for (const { operation, transaction: shown } of settled) {
            await transaction
              .update(paymentOperation)
              .set({ state: 'done', providerNumber: shown.number, providerAt: shown.at })
              .where(eq(paymentOperation.id, operation.id))
            replaceOperation(opened, operation.id, { state: 'done' })
            const booking = bookingOf(row, operation, shown)
            if (booking) await postTransaction(transaction, booking)
            events.push({ what: `${operation.kind}-done` })
          }
          return toPayment(row, opened.operations)
        }),
    }
  }

  const rest = (
    to: Database,
    { token, payment: { id } }: Held,
    { nextCheckAt, failedAttempts }: Rest,
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
          const payable = await findPayable(transaction, at)
          const [known] = await transaction
            .select({ row: getTableColumns(payment), operations: operationsOfPayment })
            .from(payment)
            .where(
              and(
                eq(payment.subjectKind, subjectKind),
                eq(payment.subjectId, subjectId),
                inArray(sql`coalesce(${payment.attentionFrom}, ${payment.state})`, [
                  ...holdingStates,
                ]),
              ),
            )
          if (known) return { existing: toPayment(known.row, known.operations) }
          const [row] = await transaction
            .insert(payment)
            .values({
              id,
              subjectKind,
              subjectId,
              userId,
              ...payable,
              leaseToken: token,
              leaseUntil: leaseEnd(),
              nextCheckAt: sql`${now()} + ${firstLook}`,
              createdAt: now(),
              changedAt: now(),
            })
            .returning()
          if (!row) throw new Error('A payment was not written down')
          const { amountOre } = payable
          const operation = await insertOperation(transaction, id, {
            kind: 'create',
            amountOre,
            tries: 1,
            nextTryAt: null,
          })
          await write(transaction, id, [{ what: 'created', toState: 'created' }])
          const held = { token, now: at, payment: toPayment(row, [operation]) }
          return { existing: null, held, operation }
        })
      } catch (error) {
        throw breaksConstraint(error, 'payment_one_holding') ? new SubjectTaken() : error
      }
    },

    async take(paymentId) {
      const token = randomUUID()
      const [taken] = await retryContention(() =>
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
            takenAt: milliseconds(now()),
          }),
      )
      if (!taken) return null
      const { takenAt, row, operations } = taken
      return { token, now: new Date(Number(takenAt)), payment: toPayment(row, operations) }
    },

    read: (paymentId) => find(database, paymentId),

    ...changesOf(open),

    together: (held, work) =>
      open(held, (opened) =>
        work({
          ...changesOf((_, change) => change(opened)),
          async rest(_, next) {
            await rest(opened.transaction, held, next)
          },
        }),
      ),

    async rest(held, next) {
      await rest(database, held, next)
    },
  }
}

/** Begun, and what it does is not done. */
const isUnderWay = ({ kind, state }: Operation) => state === 'begun' && kind !== 'create'

function replaceOperation(opened: Opened, id: number, changes: Partial<Operation>): void {
  opened.operations = opened.operations.map((operation) =>
    operation.id === id ? { ...operation, ...changes } : operation,
  )
}

function sentOf(payment: Payment, kind: OperationKind): Operation {
  const sent = begunOperation(payment, kind)
  if (!sent) throw new Error('What is sent was not written down')
  return sent
}

function columnsOf(wanted: Step, before: Row, now: SQL) {
  const { to, attentionReason, orderId, refundDueOre } = wanted
  return {
    state: to,
    attentionReason: attentionReason ?? null,
    attentionFrom: attentionReason ? before.state : null,
    ...(orderId !== undefined && { orderId }),
    ...(refundDueOre !== undefined && { refundDueOre }),
    // Should whoever takes the step get no further, the sweeper goes on.
    ...(isWorking(to) && !before.nextCheckAt && { nextCheckAt: now }),
    ...(to === 'confirmed' && !before.confirmedAt && { confirmedAt: now }),
  }
}

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
