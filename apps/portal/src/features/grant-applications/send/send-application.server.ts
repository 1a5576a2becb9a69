import { eq } from 'drizzle-orm'
import { countPayingMembers } from '#core/associations/members/count-paying-members.server.ts'
import { openCase, stepAsApplicant } from '#core/cases/open-case.server.ts'
import { allocateNumber } from '#core/documents/series/allocate-number.server.ts'
import {
  grantApplication,
  grantApplicationVersion,
} from '#core/grants/application/tables.server.ts'
import { grantCaseKind } from '#core/grants/grant-case.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { daysBetween } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { Who } from '../model/applicant.server.ts'
import { findChecklist } from '../model/find-checklist.server.ts'
import { type FoundFile, findDraftFiles } from '../model/find-draft-files.server.ts'
import { requireNoObstacle } from '../model/find-obstacles.server.ts'
import { type FoundApplication, lockOwn } from '../model/find-own.server.ts'
import { findProblems } from '../model/find-problems.ts'
import { notifyApplicants } from '../model/grant-mails.server.ts'
import { hasChanges } from '../model/has-changes.ts'
import { recordBoard } from '../model/record-board.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { requireChangeable } from '../model/require-changeable.server.ts'
import type { SendForm } from './contract.ts'
import { requireOpen } from './require-open.server.ts'

type Parts = { readonly database: Database; readonly portalUrl: string }

/**
 * Sends an application, or the next version of one that was sent, as the caller has seen it. Two who
 * send the same at once send one version.
 * @throws {Refusal} `GRANT_INCOMPLETE` with what is missing, `GRANT_CHANGED`, `GRANT_STATE`,
 *   `GRANT_DEADLINE_PASSED`, `GRANT_NOT_OPEN`, `GRANT_ASSOCIATION_INACTIVE`, `GRANT_REPORT_MISSING`,
 *   those of the case, and those of `requireApplicant`
 */
export function sendApplication(
  { database, portalUrl }: Parts,
  who: Who,
  id: string,
  { draftVersion, sentVersion, language }: SendForm,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const found = await lockOwn(transaction, who, id)
    const { application, version } = found
    const isSeen = application.draftVersion === draftVersion
    // The second of two presses, or of two people who saw the same.
    if (isSeen && application.sentVersion === sentVersion + 1) return
    if (!isSeen || application.sentVersion !== sentVersion) throw refuseGrant('GRANT_CHANGED')
    await requireSendable(transaction, who, found)
    const files = await findDraftFiles(transaction, id)
    await requireComplete(transaction, who, found, files)
    const content = application.draft
    const isAsked = found.state === 'incomplete'
    if (version && !isAsked && !hasChanges({ content, files: files.map(toPlace) }, version)) return

    const number = application.sentVersion + 1
    const members =
      application.associationId === null
        ? null
        : await countPayingMembers(transaction, application.associationId, who.today)
    await transaction.insert(grantApplicationVersion).values({
      applicationId: id,
      number,
      content,
      title: content.title,
      requestedOre: content.requestedOre ?? 0,
      files: files.map(({ file, documentId }) => ({
        id: file.id,
        name: file.name,
        documentId,
        sha256: file.sha256,
      })),
      members: members?.all ?? null,
      payingMembers: members?.paying ?? null,
      sentBy: who.userId,
      sentAt: who.now,
    })
    const caseId = await takeCaseStep(transaction, who, { found, language, isAsked })
    await recordBoard(
      transaction,
      who,
      application.associationId,
      version ? 'grant-changed' : 'grant-sent',
      { title: content.title },
    )
    await transaction
      .update(grantApplication)
      .set({
        sentVersion: number,
        firstSentAt: application.firstSentAt ?? who.now,
        caseId,
        language,
        reference:
          application.reference ?? String(await allocateNumber(transaction, 'grant-application')),
      })
      .where(eq(grantApplication.id, id))
    await notifyApplicants(
      transaction,
      { portalUrl, applicationId: id },
      {
        kind: version ? 'changed' : 'sent',
        deadlineAt: found.round.deadlineAt,
        meetsAt: found.round.meetsAt,
      },
    )
  })
}

const toPlace = ({ file, documentId }: FoundFile) => ({ id: file.id, documentId })

/** The round and the applicant allow it; what was sent before is changed without being asked again. */
async function requireSendable(
  transaction: Database,
  who: Who,
  found: FoundApplication,
): Promise<void> {
  if (found.version) return requireChangeable(found, who)
  await requireOpen(transaction, who, found)
  await requireNoObstacle(transaction, who, found.application.associationId)
}

async function requireComplete(
  transaction: Database,
  who: Who,
  { application, type, round }: FoundApplication,
  files: readonly FoundFile[],
): Promise<void> {
  const problems = findProblems({
    content: application.draft,
    files,
    type,
    documents: await findChecklist(transaction, type.id, who.now),
    earliestEventOn: round.earliestEventOn,
    applicantKind: application.applicantKind,
  })
  if (problems.length > 0) throw refuse('GRANT_INCOMPLETE', { problems })
}

/** Staff get it as a case, or get the one that they have again. @returns the id of the case */
async function takeCaseStep(
  transaction: Database,
  who: Who,
  about: {
    readonly found: FoundApplication
    readonly language: SendForm['language']
    readonly isAsked: boolean
  },
): Promise<string> {
  const { found, language, isAsked } = about
  const { application, association, round } = found
  if (application.caseId !== null) {
    await stepAsApplicant(transaction, {
      caseId: application.caseId,
      action: isAsked ? 'edit' : 'change',
      userId: who.userId,
      isTheirs: true,
    })
    return application.caseId
  }
  // Also where the case is gone with the account of somebody who has sent it.
  return openCase(transaction, {
    kind: grantCaseKind,
    deadlineDays: daysUntil(who.today, round.meetsAt),
    userId: who.userId,
    language,
    group: association ? association.institutionCode : await findInstitution(transaction, who),
    applicantName: association?.name ?? null,
    subject: application.id,
  })
}

async function findInstitution(transaction: Database, { userId }: Who): Promise<string | null> {
  const [found] = await transaction
    .select({ institution: profile.institution })
    .from(profile)
    .where(eq(profile.userId, userId))
  return found?.institution ?? null
}

/** Staff have checked it before the meeting. */
const daysUntil = (today: string, meetsAt: Date): number =>
  Math.min(365, Math.max(1, daysBetween(today, osloDate(meetsAt))))
