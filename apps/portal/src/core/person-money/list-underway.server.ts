import { and, eq, sql } from 'drizzle-orm'
import { payment, paymentOperation } from '#core/payments/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { UnderwayItem } from './contract.ts'

/** Money of a card of which the ledger knows nothing as yet. */
export type Underway = Pick<UnderwayItem, 'kind' | 'amountOre' | 'id'> & {
  readonly subject: { readonly kind: string; readonly id: string }
}

const current = sql`coalesce(${payment.attentionFrom}, ${payment.state})`
const reversedOre = sql<string>`coalesce((select sum(o.amount_ore) from ${paymentOperation} o
  where o.payment_id = "payment"."id" and o.kind = 'reversal' and o.state = 'done'), 0)`

/** What is reserved, and what is on its way back, oldest first. */
export async function listUnderway(database: Database, userId: string): Promise<Underway[]> {
  const rows = await database
    .select({ row: payment, state: sql<string>`${current}`, reversed: reversedOre })
    .from(payment)
    .where(
      and(
        eq(payment.userId, userId),
        sql`(${current} in ('authorised', 'confirmed', 'cancelling')
          or ${current} in ('captured', 'refunding', 'refunded') and ${payment.refundDueOre} > ${reversedOre})`,
      ),
    )
    .orderBy(payment.createdAt, payment.id)
  return rows.map(({ row, state, reversed }) => ({
    id: row.id,
    ...(state === 'cancelling'
      ? { kind: 'release', amountOre: row.amountOre }
      : state === 'authorised' || state === 'confirmed'
        ? { kind: 'reserved', amountOre: row.amountOre }
        : { kind: 'refund', amountOre: row.refundDueOre - Number(reversed) }),
    subject: { kind: row.subjectKind, id: row.subjectId },
  }))
}
