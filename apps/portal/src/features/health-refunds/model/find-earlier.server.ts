import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { caseFile } from '#core/cases/tables.server.ts'
import type { Earlier } from '#core/health-refunds/rules/calculate-refund.ts'
import { healthRefund, healthRefundLine } from '#core/health-refunds/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { spentOf } from './accepted-lines.ts'

/**
 * What was granted to a person in a period of a scheme, by whichever of their accounts.
 * @param about.except the application that is worked out
 */
export async function findEarlier(
  database: Database,
  about: {
    readonly userId: string
    readonly schemeId: string
    readonly period: string
    readonly except?: string | undefined
  },
): Promise<Earlier> {
  const { userId, schemeId, period, except } = about
  const own = await findOwnAccounts(database, userId)
  const granted = await database
    .select({ caseId: healthRefund.caseId, grantedOre: healthRefund.grantedOre })
    .from(healthRefund)
    .innerJoin(caseFile, eq(caseFile.id, healthRefund.caseId))
    .where(
      and(
        inArray(caseFile.userId, [...own]),
        eq(healthRefund.schemeId, schemeId),
        eq(healthRefund.period, period),
        isNotNull(healthRefund.grantedOre),
        except === undefined ? undefined : ne(healthRefund.caseId, except),
      ),
    )
  const ids = granted.map(({ caseId }) => caseId)
  const lines =
    ids.length === 0
      ? []
      : await database.select().from(healthRefundLine).where(inArray(healthRefundLine.caseId, ids))
  return {
    spent: spentOf(lines),
    grantedOre: granted.reduce((sum, { grantedOre }) => sum + (grantedOre ?? 0), 0),
  }
}
