import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import {
  grantApplication,
  grantApplicationVersion,
} from '#core/grants/application/tables.server.ts'
import { grantAppeal, grantDecision } from '#core/grants/decision/tables.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import { grantRound, grantType } from '#core/grants/setup/tables.server.ts'
import { applicationState } from '#core/grants/states.ts'
import type { Database } from '#platform/database/database.server.ts'
import { requireApplicant, type Who } from './applicant.server.ts'

/** Applications with what their state comes from; `state` of each at a time. */
export async function selectApplications(database: Database, among: SQL | undefined, now: Date) {
  const rows = await database
    .select({
      application: grantApplication,
      type: grantType,
      round: grantRound,
      association,
      version: grantApplicationVersion,
      caseStatus: caseFile.status,
      outcome: grantDecision.outcome,
      grantedOre: grantDecision.amountOre,
      decidedAt: grantDecision.decidedAt,
      hasOpenAppeal: sql<boolean>`exists (select from ${grantAppeal} appeal
        where appeal.application_id = ${grantApplication.id} and appeal.confirmed_at is null
          and appeal.withdrawn_at is null)`,
    })
    .from(grantApplication)
    .innerJoin(grantType, eq(grantType.id, grantApplication.typeId))
    .innerJoin(grantRound, eq(grantRound.id, grantApplication.roundId))
    .leftJoin(association, eq(association.id, grantApplication.associationId))
    .leftJoin(
      grantApplicationVersion,
      and(
        eq(grantApplicationVersion.applicationId, grantApplication.id),
        eq(grantApplicationVersion.number, grantApplication.sentVersion),
      ),
    )
    .leftJoin(caseFile, eq(caseFile.id, grantApplication.caseId))
    .leftJoin(
      grantDecision,
      and(eq(grantDecision.applicationId, grantApplication.id), isNull(grantDecision.replacedAt)),
    )
    .where(among)
  return rows.map((row) => ({
    ...row,
    state: applicationState(
      {
        ...row.application,
        caseStatus: row.caseStatus,
        deadlineAt: row.round.deadlineAt,
        outcome: row.outcome,
        hasOpenAppeal: row.hasOpenAppeal,
      },
      now,
    ),
  }))
}
export type FoundApplication = Awaited<ReturnType<typeof selectApplications>>[number]

/**
 * An application of the caller, or of an association that they act for.
 * @throws {Refusal} those of `requireApplicant`
 */
export async function findOwn(
  database: Database,
  who: Who,
  id: string,
  { isChange }: { readonly isChange: boolean },
): Promise<FoundApplication> {
  const [found] = await selectApplications(database, eq(grantApplication.id, id), who.now)
  if (!found) throw refuseGrant('GRANT_NOT_FOUND')
  const { associationId, userId } = found.application
  if (associationId === null && userId !== who.userId) throw refuseGrant('GRANT_NOT_FOUND')
  await requireApplicant(database, who, associationId, { isChange })
  return found
}

/**
 * The same for a change: its row is locked first, so that what is read of it holds until the end of the
 * transaction.
 * @throws {Refusal} those of `requireApplicant`
 */
export async function lockOwn(
  transaction: Database,
  who: Who,
  id: string,
): Promise<FoundApplication> {
  await transaction
    .select({ id: grantApplication.id })
    .from(grantApplication)
    .where(eq(grantApplication.id, id))
    .for('update')
  return findOwn(transaction, who, id, { isChange: true })
}
