import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { association } from '#core/associations/tables.server.ts'
import { caseCheck, caseFile, caseTick } from '#core/cases/tables.server.ts'
import {
  grantApplication,
  grantApplicationVersion,
} from '#core/grants/application/tables.server.ts'
import { grantDecision, grantMeeting } from '#core/grants/decision/tables.server.ts'
import { involves } from '#core/grants/involved-staff.server.ts'
import { grantRound, grantType } from '#core/grants/setup/tables.server.ts'
import { applicationState } from '#core/grants/states.ts'
import { ownAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { RoundApplication } from '../model/contract.ts'
import { openAppeal } from '../model/find-checked.server.ts'
import { canBeCorrected } from '../model/formal-decisions.ts'

/** Lines of the checklist that were ticked since the applicant last changed it. */
const ticked = sql<number>`(
  select count(*)::int from ${caseTick} join ${caseCheck} on ${caseCheck.id} = ${caseTick.checkId}
  where ${caseTick.caseId} = ${caseFile.id} and ${caseCheck.removedAt} is null
    and ${caseTick.at} >= ${caseFile.changedAt})`

/** The applications of a round that were sent, in the order of their references. */
export async function listApplications(
  database: Database,
  staffId: string,
  roundId: string,
  now: Date,
): Promise<RoundApplication[]> {
  const wanted: SQL | undefined = and(
    eq(grantApplication.roundId, roundId),
    sql`${grantApplication.sentVersion} > 0`,
  )
  const rows = await database
    .select({
      application: grantApplication,
      version: {
        title: grantApplicationVersion.title,
        requestedOre: grantApplicationVersion.requestedOre,
        members: grantApplicationVersion.members,
        payingMembers: grantApplicationVersion.payingMembers,
        sentAt: grantApplicationVersion.sentAt,
      },
      type: grantType.name,
      deadlineAt: grantRound.deadlineAt,
      association: association.name,
      institutionCode: association.institutionCode,
      person: sql<string | null>`${user.firstName} || ' ' || ${user.lastName}`,
      caseStatus: caseFile.status,
      ticked,
      decision: {
        outcome: grantDecision.outcome,
        amountOre: grantDecision.amountOre,
        basis: grantDecision.basis,
      },
      agreedAt: grantMeeting.agreedAt,
      releasedAt: grantMeeting.releasedAt,
      hasOpenAppeal: sql<boolean>`${openAppeal(database)}`,
      isTied: involves(ownAccounts(staffId)),
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
    .leftJoin(association, eq(association.id, grantApplication.associationId))
    .leftJoin(user, eq(user.id, grantApplication.userId))
    .leftJoin(caseFile, eq(caseFile.id, grantApplication.caseId))
    .leftJoin(grantMeeting, eq(grantMeeting.roundId, grantApplication.roundId))
    .leftJoin(
      grantDecision,
      and(eq(grantDecision.applicationId, grantApplication.id), isNull(grantDecision.replacedAt)),
    )
    .where(wanted)
    .orderBy(asc(grantApplication.reference))
  return rows.map(({ application, version, decision, ...row }) => ({
    id: application.id,
    caseId: application.caseId,
    caseStatus: row.caseStatus,
    reference: application.reference ?? '',
    applicantKind: application.applicantKind,
    applicantName: row.association ?? row.person,
    institutionCode: row.institutionCode,
    typeId: application.typeId,
    type: row.type,
    title: version.title,
    state: applicationState(
      {
        sentVersion: application.sentVersion,
        withdrawnAt: application.withdrawnAt,
        caseStatus: row.caseStatus,
        deadlineAt: row.deadlineAt,
        outcome: decision?.outcome ?? null,
        hasOpenAppeal: row.hasOpenAppeal,
      },
      now,
    ),
    version: application.sentVersion,
    sentAt: version.sentAt.toISOString(),
    members: version.members,
    payingMembers: version.payingMembers,
    requestedOre: version.requestedOre,
    grantedOre: decision?.amountOre ?? null,
    ticked: row.caseStatus === null ? 0 : row.ticked,
    isTied: row.isTied,
    canBeMoved:
      !row.isTied &&
      canBeCorrected({
        isWithdrawn: application.withdrawnAt !== null,
        basis: decision?.basis ?? null,
        isMeetingAgreed: row.agreedAt !== null,
        isReleased: row.releasedAt !== null,
      }),
  }))
}
