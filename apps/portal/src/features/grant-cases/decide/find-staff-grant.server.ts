import { and, eq, inArray, isNull } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { findSentVersion } from '#core/grants/application/find-sent.server.ts'
import { grantDecision } from '#core/grants/decision/tables.server.ts'
import { requireUninvolved } from '#core/grants/involved-staff.server.ts'
import { grantReason, grantRound } from '#core/grants/setup/tables.server.ts'
import { applicationState } from '#core/grants/states.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { StaffGrant } from '../model/contract.ts'
import { findChecked } from '../model/find-checked.server.ts'
import { findEarlier } from './find-earlier.server.ts'

/**
 * All that a caseworker reads of an application.
 * @returns null when the case is of none
 * @throws {Refusal} `OWN_CASE`
 */
export async function findStaffGrant(
  database: Database,
  staff: StaffActor,
  caseId: string,
  now: Date,
): Promise<StaffGrant | null> {
  const found = await findChecked(database, { caseId })
  if (!found) return null
  const { id, sentVersion, roundId, associationId, withdrawnAt } = found.application
  await requireUninvolved(database, staff, [id])
  const [application, before, [about], [of], decision, earlier] = await Promise.all([
    findSentVersion(database, id, sentVersion),
    sentVersion > 1 ? findSentVersion(database, id, sentVersion - 1) : null,
    database
      .select({ round: grantRound, caseStatus: caseFile.status })
      .from(grantRound)
      .leftJoin(caseFile, eq(caseFile.id, caseId))
      .where(eq(grantRound.id, roundId)),
    associationId === null
      ? []
      : database
          .select({ state: association.state, stateReason: association.stateReason })
          .from(association)
          .where(eq(association.id, associationId)),
    findDecision(database, id),
    findEarlier(database, found.application, now),
  ])
  if (!application || !about) return null
  const { round, caseStatus } = about
  return {
    application,
    before,
    round: {
      id: round.id,
      name: round.name,
      deadlineAt: round.deadlineAt.toISOString(),
      meetsAt: round.meetsAt.toISOString(),
      earliestEventOn: round.earliestEventOn,
    },
    state: applicationState(
      {
        sentVersion,
        withdrawnAt,
        caseStatus,
        deadlineAt: round.deadlineAt,
        outcome: decision?.outcome ?? null,
        hasOpenAppeal: found.hasOpenAppeal,
      },
      now,
    ),
    association: of ?? null,
    decision,
    earlier,
  }
}

async function findDecision(
  database: Database,
  applicationId: string,
): Promise<StaffGrant['decision']> {
  const [decision] = await database
    .select()
    .from(grantDecision)
    .where(and(eq(grantDecision.applicationId, applicationId), isNull(grantDecision.replacedAt)))
  if (!decision) return null
  const { basis, outcome, amountOre, decidedAt, appealUntil, reasonIds, words } = decision
  const reasons = await database
    .select({ name: grantReason.name })
    .from(grantReason)
    .where(inArray(grantReason.id, reasonIds))
    .orderBy(grantReason.position)
  return {
    basis,
    outcome,
    amountOre,
    decidedAt: decidedAt.toISOString(),
    appealUntil,
    reasons: reasons.map(({ name }) => name),
    words,
  }
}
