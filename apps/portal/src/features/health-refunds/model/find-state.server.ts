import { and, eq, inArray, ne } from 'drizzle-orm'
import { waitsForStaff } from '#core/cases/rules.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { healthKind } from '#core/health-refunds/case-kind.ts'
import type { SchemePeriod } from '#core/health-refunds/schemes.ts'
import { healthRefund } from '#core/health-refunds/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** Applications of a person, by whichever of their accounts, in all states. */
export async function findOwnCases(database: Database, userId: string) {
  const own = await findOwnAccounts(database, userId)
  return database
    .select({
      id: caseFile.id,
      status: caseFile.status,
      schemeId: healthRefund.schemeId,
      period: healthRefund.period,
    })
    .from(caseFile)
    .innerJoin(healthRefund, eq(healthRefund.caseId, caseFile.id))
    .where(
      and(
        inArray(caseFile.userId, [...own]),
        eq(caseFile.kind, healthKind),
        ne(caseFile.status, 'TRUKKET'),
      ),
    )
}
export type OwnCase = Awaited<ReturnType<typeof findOwnCases>>[number]

export type ApplyState = 'form' | 'not-open' | 'once' | 'awaiting-reply'

/** Whether somebody may apply for a period today. @param cases theirs, of this scheme and period */
export function applyStateOf(
  { version, from, to }: SchemePeriod,
  cases: readonly Pick<OwnCase, 'status'>[],
  today: string,
): ApplyState {
  if (today < from || today > to) return 'not-open'
  if (cases.some(({ status }) => waitsForStaff(status) || status === 'KOMMENTERT_VENTER_PA_KUNDE'))
    return 'awaiting-reply'
  return version.rules.isOnce && cases.some(({ status }) => status === 'INNVILGET')
    ? 'once'
    : 'form'
}
