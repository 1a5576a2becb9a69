import { and, desc, eq, inArray } from 'drizzle-orm'
import { inProgressStates } from '#core/payments/states.ts'
import { payment } from '#core/payments/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** The payment of a place that is under way now. @returns its id */
export async function findPaymentUnderWay(
  database: Database,
  { id, kind }: { readonly id: string; readonly kind: string },
): Promise<string | undefined> {
  const [found] = await database
    .select({ id: payment.id })
    .from(payment)
    .where(
      and(
        eq(payment.subjectKind, kind),
        eq(payment.subjectId, id),
        inArray(payment.state, [...inProgressStates]),
      ),
    )
    .orderBy(desc(payment.createdAt))
    .limit(1)
  return found?.id
}
