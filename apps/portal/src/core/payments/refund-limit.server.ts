import { and, eq, sql } from 'drizzle-orm'
import type { StaffAuditActor } from '#core/audit/record-action.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { reasonForSecondPerson } from './staff-rules.ts'

/** What a member of staff refunded without approval in the last 24 hours, in øre. */
export async function findSoloRefundedOre(database: Database, staffId: string): Promise<number> {
  const [sum] = await database
    .select({
      ore: sql<string>`coalesce(sum((${auditEntry.after} ->> 'cardPaymentRefundOre')::bigint), 0)`,
    })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.actorId, staffId),
        eq(auditEntry.action, 'card-payment-given-back'),
        sql`${auditEntry.at} > now() - interval '24 hours'`,
        sql`not ${auditEntry.after} ? 'cardPaymentAskedBy'`,
      ),
    )
  return Number(sum?.ore)
}

/**
 * Whether a refund needs a second person: see `reasonForSecondPerson`. An advisory lock serializes the
 * refunds of one member of staff until the transaction ends.
 */
export async function needsSecondPerson(
  database: Database,
  staff: StaffAuditActor,
  { refundDueOre, refundOre }: { refundDueOre: number; refundOre: number },
): Promise<boolean> {
  await database.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`refunds of ${staff.userId}`}, 0))`,
  )
  const soloRefundedOre = await findSoloRefundedOre(database, staff.userId)
  return reasonForSecondPerson(refundOre, { refundedOre: refundDueOre, soloRefundedOre }) !== null
}
