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
  type PaymentStore,
  type Step,
  SubjectTaken,
} from './payment-store.ts'
import { holdingStates, isWorking } from './states.ts'
import { payment, paymentEvent, paymentOperation } from './tables.server.ts'

type Row = typeof payment.$inferSelect
type Event = Omit<typeof paymentEvent.$inferInsert, 'paymentId' | 'at'>

const { id, kind, reference, amountOre, state, tries, extraTries, nextTryAt } = paymentOperation
/** What an `Operation` is made of. */
const operationColumns = { id, kind, reference, amountOre, state, tries, extraTries, nextTryAt }

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

  async function readOperations(from: Database, paymentId: string): Promise<Operation[]> {
    return from
      .select(operationColumns)
      .from(paymentOperation)
      .where(eq(paymentOperation.paymentId, paymentId))
      .orderBy(asc(paymentOperation.id))
  }

  const whole = async (from: Database, row: Row): Promise<Payment> =>
    toPayment(row, await readOperations(from, row.id))

  async function find(from: Database, id: string): Promise<Payment | null> {
    const [row] = await from.select().from(payment).where(eq(payment.id, id))
    return row ? whole(from, row) : null
  }

  const write = (to: Database, paymentId: string, event: Event) =>
    to.insert(paymentEvent).values({ ...event, paymentId, at: now() })

  /** In a transaction that holds the row, so that the lease cannot be taken over meanwhile. */
  function change<Result>(
    { token, payment: { id } }: Held,
    work: (transaction: Database, row: Row) => Promise<Result>,
  ): Promise<Result> {
    return retryContention(() =>
      database.transaction(async (transaction) => {
        const [row] = await transaction
          .select()
          .from(payment)
          .where(and(eq(payment.id, id), eq(payment.leaseToken, token)))
          .for('update')
        if (!row) throw new LeaseLost()
        return work(transaction, row)
      }),
    )
  }

  async function insertOperation(
    transaction: Database,
    paymentId: string,
    given: Pick<Operation, 'kind' | 'amountOre' | 'tries' | 'nextTryAt'>,
  ): Promise<Operation> {
    const { rows } = await transaction.execute<{ id: string }>(
      sql`select nextval(pg_get_serial_sequence('portal.payment_operation', 'id')) as id`,
    )
    const id = Number(rows[0]?.id)
    // The day goes first: after a restore numbers of that day alone may come again.
    const reference = sql`lpad((${now()}::date - date '2020-01-01')::text, 4, '0')
      || lpad((${id}::bigint % 100000000)::text, 8, '0')`
    const [row] = await transaction
      .insert(paymentOperation)
      .values({
        ...{ ...given, id, paymentId },
        reference,
        createdAt: now(),
      })
      .returning(operationColumns)
    if (!row) throw new Error('An operation was not written down')
    return row
  }

  return {
    async create({ id, subjectKind, subjectId, userId, findPayable }) {
      const token = randomUUID()
      try {
        return await database.transaction(async (transaction) => {
          const at = await instant(transaction, now())
          const payable = await findPayable(transaction, at)
          const [known] = await transaction
            .select()
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
          if (known) return { existing: await whole(transaction, known) }
          const [row] = await transaction
            .insert(payment)
            .values({
              ...{ id, subjectKind, subjectId, userId, ...payable, leaseToken: token },
              leaseUntil: leaseEnd(),
              lookAt: sql`${now()} + ${firstLook}`,
              createdAt: now(),
              changedAt: now(),
            })
            .returning()
          if (!row) throw new Error('A payment was not written down')
          const { amountOre } = payable
          const operation = await insertOperation(transaction, id, {
            ...{ kind: 'create', amountOre, tries: 1, nextTryAt: null },
          })
          await write(transaction, id, { what: 'created', toState: 'created' })
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
          .returning({ ...getTableColumns(payment), takenAt: milliseconds(now()) }),
      )
      if (!taken) return null
      const { takenAt, ...row } = taken
      return { token, now: new Date(Number(takenAt)), payment: await whole(database, row) }
    },

    read: (paymentId) => find(database, paymentId),

    step: (held, decide) =>
      change(held, async (transaction, before) => {
        const wanted = await decide(transaction)
        const { to, detail, actorId } = wanted
        const [row] = await transaction
          .update(payment)
          .set({ ...changesOf(wanted, before, now()), changedAt: now() })
          .where(eq(payment.id, before.id))
          .returning()
        if (!row) throw new Error('A payment took no step')
        if (wanted.allowsTryOf)
          await transaction
            .update(paymentOperation)
            .set({ extraTries: 1, nextTryAt: null })
            .where(eq(paymentOperation.id, wanted.allowsTryOf.id))
        await write(transaction, row.id, {
          ...{ what: 'step', fromState: before.state, toState: to, detail, actorId },
        })
        return whole(transaction, row)
      }),

    endPaying: (held) =>
      change(held, async (transaction, { id }) => {
        await transaction
          .update(payment)
          .set({ payBefore: sql`least(${payment.payBefore}, ${now()})` })
          .where(eq(payment.id, id))
        await write(transaction, id, { what: 'given-up' })
      }),

    send: (held, { kind, amountOre, begun, nextTryAt }) =>
      change(held, async (transaction, row) => {
        const isOther = and(
          eq(paymentOperation.paymentId, row.id),
          eq(paymentOperation.state, 'begun'),
          ne(paymentOperation.kind, 'create'),
        )
        if (begun)
          await transaction
            .update(paymentOperation)
            .set({ tries: sql`${paymentOperation.tries} + 1`, nextTryAt })
            .where(eq(paymentOperation.id, begun.id))
        else {
          await transaction.update(paymentOperation).set({ state: 'dropped' }).where(isOther)
          await insertOperation(transaction, row.id, { kind, amountOre, tries: 1, nextTryAt })
        }
        await write(transaction, row.id, { what: `${kind}-sent` })
        const payment = await whole(transaction, row)
        return { payment, operation: sentOf(payment, kind) }
      }),

    noteProblem: (held, operation, what, problem) =>
      change(held, async (transaction, row) => {
        const detail = problem.slice(0, 100)
        if (operation)
          await transaction
            .update(paymentOperation)
            .set({ lastProblem: detail })
            .where(and(eq(paymentOperation.id, operation.id), ne(paymentOperation.state, 'done')))
        await write(transaction, row.id, { what, detail })
      }),

    settle: (held, settled) =>
      change(held, async (transaction, row) => {
        for (const { operation, transaction: shown } of settled) {
          await transaction
            .update(paymentOperation)
            .set({ state: 'done', providerNumber: shown.number, providerAt: shown.at })
            .where(eq(paymentOperation.id, operation.id))
          const booking = bookingOf(row, operation, shown)
          if (booking) await postTransaction(transaction, booking)
          await write(transaction, row.id, { what: `${operation.kind}-done` })
        }
        return whole(transaction, row)
      }),

    async rest({ token, payment: { id } }, { lookAt, vainLooks }) {
      await database
        .update(payment)
        .set({ leaseToken: null, leaseUntil: null, lookAt, vainLooks })
        .where(and(eq(payment.id, id), eq(payment.leaseToken, token)))
    },
  }
}

function sentOf(payment: Payment, kind: OperationKind): Operation {
  const sent = begunOperation(payment, kind)
  if (!sent) throw new Error('What is sent was not written down')
  return sent
}

function changesOf(wanted: Step, before: Row, now: SQL) {
  const { to, attentionReason, orderId, refundDueOre } = wanted
  return {
    state: to,
    attentionReason: attentionReason ?? null,
    attentionFrom: attentionReason ? before.state : null,
    ...(orderId !== undefined && { orderId }),
    ...(refundDueOre !== undefined && { refundDueOre }),
    // Should whoever takes the step get no further, the sweeper goes on.
    ...(isWorking(to) && !before.lookAt && { lookAt: now }),
    ...(to === 'confirmed' && !before.confirmedAt && { confirmedAt: now }),
  }
}

function toPayment(row: Row, operations: readonly Operation[]): Payment {
  const { id, subjectKind, subjectId, userId, amountOre, vatOre, state, attentionReason } = row
  const { attentionFrom } = row
  const { version, payBefore, refundDueOre, orderId, confirmedAt, vainLooks } = row
  return {
    ...{ id, subjectKind, subjectId, userId, amountOre, vatOre, state, attentionReason },
    ...{
      attentionFrom,
      version,
      payBefore,
      refundDueOre,
      orderId,
      confirmedAt,
      vainLooks,
      operations,
    },
  }
}

const milliseconds = (at: SQL) => sql<string>`floor(extract(epoch from ${at}) * 1000)::text`

async function instant(database: Database, at: SQL): Promise<Date> {
  const { rows } = await database.execute<{ at: string }>(sql`select ${milliseconds(at)} as at`)
  return new Date(Number(rows[0]?.at))
}
