import { and, eq, sql } from 'drizzle-orm'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { grantApplication, grantApplicationVersion } from '../application/tables.server.ts'
import { latestReport } from './latest-report.server.ts'
import { isReportOverdue } from './report-overdue.ts'
import { grantAward } from './tables.server.ts'
import { withMerged } from './with-merged.server.ts'

/** Who applies: an association or a person. */
export type GrantApplicant = { readonly associationId: string } | { readonly userId: string }

export type OverdueReport = {
  readonly applicationId: string
  readonly title: string
  readonly dueOn: string
}

/**
 * Earlier grants without a report in time, so that nothing more is applied for: of an association and
 * those that were merged into it, or of a person by any of their accounts. The longest overdue first.
 * @param today in Norway
 */
export async function findOverdueReports(
  database: Database,
  applicant: GrantApplicant,
  today: string,
): Promise<OverdueReport[]> {
  const isTheirs =
    'associationId' in applicant
      ? sql`${grantApplication.associationId} in ${withMerged(applicant.associationId)}`
      : sql`${grantApplication.userId} = any(${sql.param([
          ...(await findOwnAccounts(database, applicant.userId)),
        ])}::text[])`
  const latest = latestReport(database)
  const rows = await database
    .select({
      applicationId: grantApplication.id,
      title: grantApplicationVersion.title,
      state: grantAward.state,
      reportDue: grantAward.reportDue,
      report: latest.state,
    })
    .from(grantAward)
    .innerJoin(grantApplication, sql`${grantApplication.id} = ${grantAward.applicationId}`)
    .innerJoin(
      grantApplicationVersion,
      and(
        eq(grantApplicationVersion.applicationId, grantApplication.id),
        eq(grantApplicationVersion.number, grantApplication.sentVersion),
      ),
    )
    .leftJoinLateral(latest, sql`true`)
    .where(isTheirs)
    .orderBy(grantAward.reportDue, grantApplication.id)
  return rows.flatMap(({ applicationId, title, ...facts }) =>
    isReportOverdue(facts, today) ? [{ applicationId, title, dueOn: facts.reportDue ?? '' }] : [],
  )
}
