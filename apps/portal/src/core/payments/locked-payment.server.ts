import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { NewTransaction } from '#core/ledger/contract.ts'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import {
  type InsertedOperation,
  insertOperation,
  type NewOperation,
  toOperation,
} from './insert-operation.server.ts'
import type { Operation } from './payment.ts'
import { payment, paymentEvent, paymentOperation } from './tables.server.ts'

export type PaymentRow = typeof payment.$inferSelect

type Event = Omit<typeof paymentEvent.$inferInsert, 'paymentId' | 'at'>
type Columns<Insert> = { [Name in keyof Insert]?: Insert[Name] | SQL | undefined }
type PaymentColumns = Columns<typeof payment.$inferInsert>
type OperationColumns = Columns<typeof paymentOperation.$inferInsert>

/**
 * A payment whose row the transaction has locked, as it will be. Changes are collected and then
 * written in one statement, since each statement is a round trip that others wait for.
 */
export type LockedPayment = {
  readonly transaction: Database
  row: PaymentRow
  operations: readonly Operation[]
  /** What is not written yet. */
  pending: Pending
}

type Pending = {
  readonly columns: PaymentColumns
  readonly operations: Map<number, OperationColumns>
  readonly events: Event[]
  readonly bookings: NewTransaction[]
}

const nothing = (): Pending => ({ columns: {}, operations: new Map(), events: [], bookings: [] })

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

/** The columns of a payment with its operations. */
export const paymentWithOperations = {
  row: getTableColumns(payment),
  operations: operationsOfPayment,
}

/** @returns null when no payment is wanted */
export async function lockPayment(
  transaction: Database,
  isWanted: SQL | undefined,
): Promise<LockedPayment | null> {
  const [found] = await transaction
    .select(paymentWithOperations)
    .from(payment)
    .where(isWanted)
    .for('update')
  return found ? { ...found, transaction, pending: nothing() } : null
}

export function changeOperation(
  locked: LockedPayment,
  id: number,
  columns: OperationColumns,
  changes: Partial<Operation>,
): void {
  locked.pending.operations.set(id, { ...locked.pending.operations.get(id), ...columns })
  locked.operations = locked.operations.map((operation) =>
    operation.id === id ? { ...operation, ...changes } : operation,
  )
}

/**
 * Writes what is pending: payment, operations and events in one statement, then what is posted to the
 * ledger.
 */
export async function writePending(locked: LockedPayment, now: SQL): Promise<void> {
  const { transaction, pending } = locked
  locked.pending = nothing()
  const parts = describePending(transaction, locked.row.id, pending, now)
  if (parts.length > 0) await transaction.execute(sql`with ${sql.join(parts, sql`, `)} select 1`)
  for (const booking of pending.bookings) await postTransaction(transaction, booking)
}

/**
 * Writes what is pending, with a new operation. One operation of a payment is started at a time, within
 * a statement too, so changes of others are written before it.
 */
export async function writeWithOperation(
  locked: LockedPayment,
  wanted: NewOperation,
  now: SQL,
): Promise<void> {
  if (locked.pending.operations.size > 0) await writePending(locked, now)
  const { transaction, pending, row } = locked
  locked.pending = { ...nothing(), bookings: pending.bookings }
  const added = insertOperation(sql`select ${row.id}::uuid as id`, wanted, now)
  const parts = describePending(transaction, row.id, pending, now)
  const { rows } = await transaction.execute<InsertedOperation>(
    parts.length > 0 ? sql`with ${sql.join(parts, sql`, `)} ${added}` : added,
  )
  const [inserted] = rows
  if (!inserted) throw new Error('An operation was not stored')
  locked.operations = [...locked.operations, toOperation(inserted, wanted)]
}

/** Parts of one statement, each of another row. */
function describePending(
  transaction: Database,
  paymentId: string,
  { columns, operations, events }: Pending,
  now: SQL,
): SQL[] {
  const parts: SQL[] = []
  if (Object.keys(columns).length > 0)
    parts.push(
      sql`changed as ${transaction.update(payment).set(columns).where(eq(payment.id, paymentId))}`,
    )
  for (const [id, changes] of operations) {
    const update = transaction
      .update(paymentOperation)
      .set(changes)
      .where(eq(paymentOperation.id, id))
    parts.push(sql`${sql.identifier(`operation_${id}`)} as ${update}`)
  }
  if (events.length > 0) {
    const rows = events.map((event) => ({ ...event, paymentId, at: now }))
    parts.push(sql`noted as ${transaction.insert(paymentEvent).values(rows)}`)
  }
  return parts
}
