import { and, eq, isNotNull } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { readAssociationSettings } from '#core/associations/settings.server.ts'
import { association, associationFounder } from '#core/associations/tables.server.ts'
import { editCase, openCase } from '#core/cases/open-case.server.ts'
import { usualDeadlineDays } from '#core/cases/rules.ts'
import { attachment } from '#core/files/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { applicationFiles, associationKind, caseFiles } from '../model/case-kind.ts'
import { associationApplication } from '../model/tables.server.ts'
import { notifyApplicant } from './notify-applicant.server.ts'

/**
 * Sends an application to staff once enough founders have confirmed, in the caller's transaction, which
 * has locked the association: of two founders at the same time, one is the last. A case that waits for
 * the applicant goes on; otherwise one is opened.
 * @returns whether it was sent
 */
export async function sendWhenReady(
  transaction: Database,
  associationId: string,
  portalUrl: string,
): Promise<boolean> {
  const [found] = await transaction
    .select({
      name: association.name,
      userId: association.foundedBy,
      caseId: association.caseId,
      group: association.institutionCode,
      stateReason: association.stateReason,
      language: associationApplication.language,
      firstName: user.firstName,
      lastName: user.lastName,
    })
    .from(association)
    .innerJoin(associationApplication, eq(associationApplication.associationId, association.id))
    .innerJoin(user, eq(user.id, association.foundedBy))
    .where(and(eq(association.id, associationId), eq(association.state, 'new')))
  if (!found?.userId || found.stateReason !== 'founders-confirm') return false
  const confirmed = await transaction.$count(
    associationFounder,
    and(
      eq(associationFounder.associationId, associationId),
      isNotNull(associationFounder.confirmedAt),
    ),
  )
  const { leastFounders } = await readAssociationSettings(transaction)
  if (confirmed < leastFounders) return false

  const { userId, language, group } = found
  const applicantName = `${found.firstName} ${found.lastName}`
  const known = { kind: associationKind, userId, group, applicantName }
  if (found.caseId === null) {
    const caseId = await openCase(transaction, {
      ...known,
      language,
      deadlineDays: usualDeadlineDays,
    })
    await transaction.update(association).set({ caseId }).where(eq(association.id, associationId))
    await moveFiles(transaction, associationId, caseId)
  } else {
    await moveFiles(transaction, associationId, found.caseId)
    await editCase(transaction, { ...known, caseId: found.caseId })
  }
  await transaction
    .update(association)
    .set({ stateReason: 'staff-decide' })
    .where(eq(association.id, associationId))
  await recordHistory(transaction, {
    associationId,
    action: 'applied',
    actor: { kind: 'person', userId },
  })
  await notifyApplicant(transaction, {
    userId,
    language,
    what: 'sent',
    name: found.name,
    comment: '',
    portalUrl,
  })
  return true
}

/** Staff read the files of the case. */
async function moveFiles(
  transaction: Database,
  associationId: string,
  caseId: string,
): Promise<void> {
  const from = applicationFiles(associationId)
  const to = caseFiles(caseId)
  await transaction
    .update(attachment)
    .set({ subjectKind: to.kind, subjectId: to.id })
    .where(and(eq(attachment.subjectKind, from.kind), eq(attachment.subjectId, from.id)))
}
