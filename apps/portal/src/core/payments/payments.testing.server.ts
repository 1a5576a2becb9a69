import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { AccountName } from '#core/ledger/contract.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { AttentionReason, PaymentState } from './states.ts'
import { payment, paymentOperation } from './tables.server.ts'

type Wanted = {
  userId?: string
  subjectKind?: string
  subjectId?: string
  amountOre?: number
  /** Whose money it is in the ledger. */
  account?: AccountName
  orderId?: string
}

/** A payment that was opened, whose order nobody has. @returns its id */
export async function seedPayment(database: Database, wanted: Wanted = {}): Promise<string> {
  const id = randomUUID()
  const amountOre = wanted.amountOre ?? 15_000
  await database.insert(payment).values({
    id,
    subjectKind: wanted.subjectKind ?? 'ticket',
    subjectId: wanted.subjectId ?? id,

    accountKind: wanted.account?.kind,
    accountKey: wanted.account?.key,
    userId: wanted.userId ?? 'somebody',
    amountOre,
    vatOre: amountOre / 5,
    payBefore: sql`now() + interval '10 minutes'`,
    createdAt: sql`now()`,
    changedAt: sql`now()`,
  })
  const { rows } = await database.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('portal.payment_operation', 'id')) as id`,
  )
  const number = Number(rows[0]?.id)
  await database.insert(paymentOperation).values({
    id: number,
    paymentId: id,
    kind: 'create',
    amountOre,
    tries: 1,
    reference: `9000${String(number).padStart(8, '0')}`,
    createdAt: sql`now()`,
  })
  await movePayment(database, id, 'opened', wanted.orderId ?? `/psp/paymentorders/${id}`)
  return id
}

/** One that somebody has to look at: its money was reserved, and could not be taken. */
export async function seedAttention(
  database: Database,
  wanted: Wanted & { reason?: AttentionReason } = {},
): Promise<string> {
  const id = await seedPayment(database, wanted)
  await movePayment(database, id, 'authorised')
  await database
    .update(payment)
    .set({ state: 'confirmed', confirmedAt: sql`now()` })
    .where(eq(payment.id, id))
  const reason = wanted.reason ?? 'locked'
  await database
    .update(payment)
    .set({ state: 'attention', attentionReason: reason, attentionFrom: 'confirmed' })
    .where(eq(payment.id, id))
  return id
}

/** One whose money was taken. */
export async function seedCaptured(database: Database, wanted: Wanted = {}): Promise<string> {
  const id = await seedAttention(database, wanted)
  await database
    .update(payment)
    .set({ state: 'captured', attentionReason: null, attentionFrom: null })
    .where(eq(payment.id, id))
  return id
}

export async function movePayment(
  database: Database,
  id: string,
  state: PaymentState,
  orderId?: string,
): Promise<void> {
  await database
    .update(payment)
    .set({ state, ...(orderId && { orderId }) })
    .where(eq(payment.id, id))
}
