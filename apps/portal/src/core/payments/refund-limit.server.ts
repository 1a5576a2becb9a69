import { and, eq, sql } from 'drizzle-orm'
import type { StaffAuditActor } from '#core/audit/record-action.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { reasonForSecondPerson, type SoloRefunds } from './staff-rules.ts'
import { paymentSettings } from './tables.server.ts'

/** What two administrators have set about refunds. */
export async function findPaymentSettings(
  database: Database,
): Promise<Pick<typeof paymentSettings.$inferSelect, 'refundLimitOre' | 'version'>> {
  const [found] = await database
    .select({ refundLimitOre: paymentSettings.refundLimitOre, version: paymentSettings.version })
    .from(paymentSettings)
  if (!found) throw new Error('payment_settings has no row')
  return found
}

/** What a member of staff refunded without approval in the last 24 hours, and the limit now. */
export async function findSoloRefunds(database: Database, staffId: string): Promise<SoloRefunds> {
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
  const { refundLimitOre: limitOre } = await findPaymentSettings(database)
  return { soloRefundedOre: Number(sum?.ore), limitOre }
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
  const solo = await findSoloRefunds(database, staff.userId)
  return reasonForSecondPerson(refundOre, { refundedOre: refundDueOre, ...solo }) !== null
}
