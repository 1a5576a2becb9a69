import { and, eq, sql } from 'drizzle-orm'
import type { StaffAuditActor } from '#core/audit/record-action.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { oneMayAlone } from './staff-rules.ts'

/**
 * Whether a refund needs a second person. It is the sum that counts: what was refunded of the payment
 * before, and what the same member of staff has refunded alone in the last 24 hours. In a transaction
 * the refunds of one member of staff happen one after the other.
 */
export async function needsSecondPerson(
  database: Database,
  staff: StaffAuditActor,
  { refundDueOre, refundOre }: { refundDueOre: number; refundOre: number },
): Promise<boolean> {
  if (refundDueOre + refundOre > oneMayAlone) return true
  await database.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`refunds of ${staff.userId}`}, 0))`,
  )
  const [alone] = await database
    .select({
      ore: sql<string>`coalesce(sum((${auditEntry.after} ->> 'cardPaymentRefundOre')::bigint), 0)`,
    })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.actorId, staff.userId),
        eq(auditEntry.action, 'card-payment-given-back'),
        sql`${auditEntry.at} > now() - interval '24 hours'`,
        sql`not ${auditEntry.after} ? 'cardPaymentAskedBy'`,
      ),
    )
  return Number(alone?.ore) + refundOre > oneMayAlone
}
