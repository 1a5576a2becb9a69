import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { caseFile } from '#core/cases/tables.server.ts'
import {
  grantApplication,
  grantApplicationVersion,
} from '#core/grants/application/tables.server.ts'
import { grantDecision } from '#core/grants/decision/tables.server.ts'
import { grantAward, grantReport } from '#core/grants/funding/tables.server.ts'
import { grantRound, grantType } from '#core/grants/setup/tables.server.ts'
import { applicationState } from '#core/grants/states.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { EarlierApplication } from '../model/contract.ts'
import { openAppeal } from '../model/find-checked.server.ts'

/** More than anybody reads; the newest are shown. */
const mostEarlier = 30

type Applicant = Pick<typeof grantApplication.$inferSelect, 'id' | 'associationId' | 'userId'>

/** What the same applicant has applied for besides, the newest first. */
export async function findEarlier(
  database: Database,
  { id, associationId, userId }: Applicant,
  now: Date,
): Promise<EarlierApplication[]> {
  if (associationId === null && userId === null) return []
  const rows = await database
    .select({
      application: grantApplication,
      version: grantApplicationVersion,
      type: grantType.name,
      round: grantRound,
      caseStatus: caseFile.status,
      decision: grantDecision,
      award: grantAward,
      hasOpenAppeal: sql<boolean>`${openAppeal(database)}`,
      hasReport: sql<boolean>`exists (
        select from ${grantReport} where ${grantReport.applicationId} = ${grantApplication.id}
          and ${grantReport.state} in ('sent', 'approved'))`,
    })
    .from(grantApplication)
    .innerJoin(
      grantApplicationVersion,
      and(
        eq(grantApplicationVersion.applicationId, grantApplication.id),
        eq(grantApplicationVersion.number, grantApplication.sentVersion),
      ),
    )
    .innerJoin(grantType, eq(grantType.id, grantApplication.typeId))
    .innerJoin(grantRound, eq(grantRound.id, grantApplication.roundId))
    .leftJoin(caseFile, eq(caseFile.id, grantApplication.caseId))
    .leftJoin(
      grantDecision,
      and(eq(grantDecision.applicationId, grantApplication.id), isNull(grantDecision.replacedAt)),
    )
    .leftJoin(grantAward, eq(grantAward.applicationId, grantApplication.id))
    .where(
      and(
        associationId === null
          ? eq(grantApplication.userId, userId ?? '')
          : eq(grantApplication.associationId, associationId),
        ne(grantApplication.id, id),
        gt(grantApplication.sentVersion, 0),
      ),
    )
    .orderBy(desc(grantApplication.firstSentAt), desc(grantApplication.id))
    .limit(mostEarlier)
  const today = osloDate(now)
  return rows.map(({ application, version, type, round, decision, award, ...row }) => {
    const isDue = award?.state === 'accepted' && award.reportDue !== null && !row.hasReport
    return {
      id: application.id,
      caseId: application.caseId,
      reference: application.reference ?? '',
      title: version.title,
      type,
      round: round.name,
      sentAt: version.sentAt.toISOString(),
      state: applicationState(
        {
          sentVersion: application.sentVersion,
          withdrawnAt: application.withdrawnAt,
          caseStatus: row.caseStatus,
          deadlineAt: round.deadlineAt,
          outcome: decision?.outcome ?? null,
          hasOpenAppeal: row.hasOpenAppeal,
        },
        now,
      ),
      requestedOre: version.requestedOre,
      grantedOre: decision?.amountOre ?? null,
      award: award?.state ?? null,
      reportDue: isDue ? award.reportDue : null,
      isReportMissing: isDue && award.reportDue !== null && award.reportDue < today,
    }
  })
}
