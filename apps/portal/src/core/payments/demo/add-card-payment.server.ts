import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { AccountName } from '#core/ledger/contract.ts'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { toLedgerTransaction } from '../ledger-transaction.ts'
import type { PaymentState } from '../states.ts'
import { payment, paymentOperation } from '../tables.server.ts'

export type DemoCardPayment = {
  readonly userId: string
  readonly subjectKind: string
  readonly subjectId: string
  readonly amountOre: number
  /** Whose money it is; null for a sale of ours. */
  readonly account: AccountName | null
  readonly at: Date
  /** What went back to the card, some days later. */
  readonly refundedOre: number
  readonly refundedAt: Date
}

const paidSteps = ['opened', 'authorised', 'confirmed', 'captured'] as const
const refundSteps = ['refunding', 'refunded'] as const

/**
 * A payment as it is when all of it is over, with its entries in the ledger. No provider knows it, and
 * nothing asks one: it is not checked any more.
 * @returns its id
 */
export async function addDemoCardPayment(
  transaction: Database,
  wanted: DemoCardPayment,
): Promise<string> {
  const { userId, subjectKind, subjectId, amountOre, account, at } = wanted
  const id = randomUUID()
  await transaction.insert(payment).values({
    id,
    userId,
    subjectKind,
    subjectId,
    amountOre,
    vatOre: 0,
    accountKind: account?.kind ?? null,
    accountKey: account?.key ?? null,
    payBefore: at,
    createdAt: at,
    changedAt: at,
  })
  const moves = { paymentId: id, subjectKind, account }
  await addOperation(transaction, moves, { kind: 'create', amountOre, at })
  for (const state of paidSteps) await step(transaction, id, state, at)
  await addOperation(transaction, moves, { kind: 'capture', amountOre, at })
  const { refundedOre, refundedAt } = wanted
  if (refundedOre === 0) return id
  await transaction.update(payment).set({ refundDueOre: refundedOre }).where(eq(payment.id, id))
  for (const state of refundSteps) await step(transaction, id, state, refundedAt)
  await addOperation(transaction, moves, {
    kind: 'reversal',
    amountOre: refundedOre,
    at: refundedAt,
  })
  return id
}

async function step(transaction: Database, id: string, state: PaymentState, at: Date) {
  await transaction
    .update(payment)
    .set({
      state,
      changedAt: at,
      ...(state === 'opened' && { orderId: `/psp/paymentorders/${id}` }),
      ...(state === 'confirmed' && { confirmedAt: at }),
    })
    .where(eq(payment.id, id))
}

type Moves = {
  readonly paymentId: string
  readonly subjectKind: string
  readonly account: AccountName | null
}

async function addOperation(
  transaction: Database,
  { paymentId, ...of }: Moves,
  done: { kind: 'create' | 'capture' | 'reversal'; amountOre: number; at: Date },
): Promise<void> {
  const { kind, amountOre, at } = done
  const { rows } = await transaction.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('portal.payment_operation', 'id')) as id`,
  )
  const id = Number(rows[0]?.id)
  const isMoney = kind !== 'create'
  await transaction.insert(paymentOperation).values({
    id,
    paymentId,
    kind,
    amountOre,
    reference: `8000${String(id % 100_000_000).padStart(8, '0')}`,
    state: 'done',
    tries: 1,
    createdAt: at,
    ...(isMoney && { providerNumber: 40_000_000_000 + id, providerAt: at }),
  })
  const posted = isMoney ? toLedgerTransaction(of, { id, kind }, { amountOre, at }) : null
  if (posted) await postTransaction(transaction, posted)
}
