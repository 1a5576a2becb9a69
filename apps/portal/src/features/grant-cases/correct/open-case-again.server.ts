import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { association, associationContact } from '#core/associations/tables.server.ts'
import { decideAtOnce, openCase } from '#core/cases/open-case.server.ts'
import { usualDeadlineDays } from '#core/cases/rules.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantDecision } from '#core/grants/decision/tables.server.ts'
import { grantCaseKind } from '#core/grants/grant-case.ts'
import { requireUninvolved } from '#core/grants/involved-staff.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { retryContention } from '#platform/database/retry-contention.server.ts'
import { lockChecked } from '../model/find-checked.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'

/**
 * Opens the case again of an application that has none: it went with the account that sent it. It is
 * that of a contact person from now on, and has the status that the decision gave it.
 * @throws {Refusal} `GRANT_NOT_FOUND`; `OWN_CASE`; `GRANT_STATE`: it is withdrawn; `CASE_THERE`;
 *   `NOBODY_LEFT`
 */
export async function openCaseAgain(
  database: Database,
  staff: StaffActor,
  id: string,
): Promise<string> {
  return retryContention(() =>
    database.transaction(async (transaction) => {
      const found = await lockChecked(transaction, { id })
      if (!found) throw refuseGrant('GRANT_NOT_FOUND')
      const { application } = found
      await requireUninvolved(transaction, staff, [id])
      if (found.isWithdrawn) throw refuseGrant('GRANT_STATE')
      if (application.caseId !== null) throw refuse('CASE_THERE')
      const applicant = await findApplicant(transaction, application)
      if (!applicant) throw refuse('NOBODY_LEFT')
      const caseId = await openCase(transaction, {
        kind: grantCaseKind,
        deadlineDays: usualDeadlineDays,
        language: application.language,
        subject: id,
        ...applicant,
      })
      await transaction.update(grantApplication).set({ caseId }).where(eq(grantApplication.id, id))
      await takeDecidedStep(transaction, staff, { id, caseId })
      await recordAction(transaction, staff, {
        action: 'grant-case-opened-again',
        subject: { kind: 'grant-case-application', id },
        after: { grantCaseReference: application.reference, grantCaseOf: caseId },
      })
      return caseId
    }),
  )
}

/** Whose case it is, as the casework names and groups it. */
async function findApplicant(
  transaction: Database,
  { associationId, userId }: typeof grantApplication.$inferSelect,
): Promise<{ userId: string; applicantName: string | null; group: string | null } | undefined> {
  if (associationId === null)
    return userId === null ? undefined : { userId, applicantName: null, group: null }
  const [found] = await transaction
    .select({
      userId: user.id,
      applicantName: association.name,
      group: association.institutionCode,
    })
    .from(associationContact)
    .innerJoin(user, eq(user.id, associationContact.userId))
    .innerJoin(association, eq(association.id, associationContact.associationId))
    .where(and(eq(association.id, associationId), isNull(associationContact.endedAt)))
    .orderBy(asc(associationContact.startedAt), asc(user.id))
    .limit(1)
  return found
}

async function takeDecidedStep(
  transaction: Database,
  staff: StaffActor,
  { id, caseId }: { readonly id: string; readonly caseId: string },
): Promise<void> {
  const [decision] = await transaction
    .select({
      outcome: grantDecision.outcome,
      by: sql<string>`coalesce(${grantDecision.decidedBy}, ${staff.userId})`,
    })
    .from(grantDecision)
    .where(and(eq(grantDecision.applicationId, id), isNull(grantDecision.replacedAt)))
  if (!decision) return
  const action = decision.outcome === 'granted' ? 'approve' : 'reject'
  await decideAtOnce(transaction, [{ caseId, action, decidedBy: decision.by }])
}
