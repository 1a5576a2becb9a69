import { sql } from 'drizzle-orm'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { grantApplication } from '../application/tables.server.ts'
import { latestReport } from './latest-report.server.ts'
import { isReportOverdue, type ReportFacts } from './report-overdue.ts'
import { grantAward } from './tables.server.ts'
import { withMerged } from './with-merged.server.ts'

/** Who applies: an association or a person. */
export type GrantApplicant = { readonly associationId: string } | { readonly userId: string }

/**
 * Whether an earlier grant has no report in time, so that nothing more is applied for: of an
 * association and those that were merged into it, or of a person by any of their accounts.
 */
export async function hasOverdueReport(
  database: Database,
  applicant: GrantApplicant,
  now: Date,
): Promise<boolean> {
  const isTheirs =
    'associationId' in applicant
      ? sql`${grantApplication.associationId} in ${withMerged(applicant.associationId)}`
      : sql`${grantApplication.userId} = any(${sql.param([
          ...(await findOwnAccounts(database, applicant.userId)),
        ])}::text[])`
  const latest = latestReport(database)
  const rows: ReportFacts[] = await database
    .select({
      state: grantAward.state,
      reportDue: grantAward.reportDue,
      report: latest.state,
    })
    .from(grantAward)
    .innerJoin(grantApplication, sql`${grantApplication.id} = ${grantAward.applicationId}`)
    .leftJoinLateral(latest, sql`true`)
    .where(isTheirs)
  return rows.some((facts) => isReportOverdue(facts, osloDate(now)))
}
