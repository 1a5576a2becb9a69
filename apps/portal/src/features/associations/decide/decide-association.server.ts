import { and, eq, sql } from 'drizzle-orm'
import { recordHistory } from '#core/associations/record-history.server.ts'
import {
  association,
  associationContact,
  associationRole,
} from '#core/associations/tables.server.ts'
import type { CaseKind } from '#core/cases/case-kind.server.ts'
import type { CaseEffect } from '#core/cases/effect.server.ts'
import { isAfterApproval } from '#core/cases/rules.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { attachment } from '#core/files/tables.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { notifyApplicant } from '../found/notify-applicant.server.ts'
import { associationKind, caseFiles } from '../model/case-kind.ts'
import { addStandardRoles } from '../model/insert-association.server.ts'
import { findPeopleOf, peopleOf } from '../model/people-of.server.ts'
import { findWarnings } from './find-warnings.server.ts'
import { type DecisionRefusal, decisionRefusals } from './refusals.ts'

/**
 * Founders never decide about their own association. One whose founders have not confirmed again since
 * it was changed cannot be approved.
 */
export const associationCases: CaseKind = {
  kind: associationKind,
  refusals: decisionRefusals,
  isTied: (own) => sql`exists (select from ${association} asked
    cross join lateral (${peopleOf(sql`asked.id`)}) person
    where asked.case_id = ${caseFile.id} and person.user_id = any(${own}))`,
  prepare: async (transaction, { caseId, action, staff }) => {
    const [found] = await transaction
      .select({ id: association.id, state: association.state, reason: association.stateReason })
      .from(association)
      .where(eq(association.caseId, caseId))
      .for('update')
    if (found?.state !== 'new') throw refuseDecision('ASSOCIATION_NOT_NEW')
    await requireOtherPerson(transaction, staff, await findPeopleOf(transaction, found.id))
    if (action === 'approve' && found.reason === 'founders-confirm')
      throw refuseDecision('FOUNDERS_NOT_CONFIRMED')
    return null
  },
  warnings: findWarnings,
}

const refuseDecision = (code: DecisionRefusal) => new Refusal(code, decisionRefusals[code])

/** The association comes into being when it is approved; the applicant is told of each decision. */
export async function applyAssociationDecision(
  transaction: Database,
  effect: CaseEffect,
  { portalUrl, now }: { readonly portalUrl: string; readonly now: Date },
): Promise<void> {
  const { caseId, userId, language, action, comment, decidedBy } = effect
  if (isAfterApproval(action)) throw new Error('An approved association is closed, not undone')
  const [found] = await transaction
    .select({ id: association.id, name: association.name })
    .from(association)
    .where(and(eq(association.caseId, caseId), eq(association.state, 'new')))
    .for('update')
  // Withdrawn meanwhile.
  if (!found) return
  if (action === 'approve') await approve(transaction, { ...found, caseId, userId, now })
  await recordHistory(transaction, {
    associationId: found.id,
    action: historyOf[action],
    actor: { kind: 'staff', userId: decidedBy },
    at: now,
  })
  await notifyApplicant(transaction, {
    userId,
    language,
    what: action,
    name: found.name,
    comment,
    portalUrl,
    ...(action === 'approve' && { approvedId: found.id }),
  })
}

const historyOf = {
  approve: 'approved',
  reject: 'rejected',
  'ask-for-changes': 'changes-asked',
  reopen: 'application-reopened',
} as const

async function approve(
  transaction: Database,
  about: {
    readonly id: string
    readonly caseId: string
    readonly userId: string
    readonly now: Date
  },
): Promise<void> {
  const { id, caseId, userId, now } = about
  await transaction
    .update(association)
    .set({
      state: 'active',
      stateReason: 'approved',
      stateChangedAt: now,
      confirmedAt: now,
      version: sql`${association.version} + 1`,
    })
    .where(eq(association.id, id))
  const leader = await addStandardRoles(transaction, id)
  await transaction
    .insert(associationContact)
    .values({ associationId: id, userId, startedAt: now })
    .onConflictDoNothing()
  await transaction
    .insert(associationRole)
    .values({ roleTypeId: leader, userId, startsOn: osloDate(now) })
  // The same person may found another one. Statutes are the association's from here on.
  await transaction.update(caseFile).set({ closedAt: now }).where(eq(caseFile.id, caseId))
  const files = caseFiles(caseId)
  await transaction
    .update(attachment)
    .set({ ownerId: null })
    .where(and(eq(attachment.subjectKind, files.kind), eq(attachment.subjectId, files.id)))
}
