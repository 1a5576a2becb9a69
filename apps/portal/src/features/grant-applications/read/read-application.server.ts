import { and, desc, eq } from 'drizzle-orm'
import { caseEvent } from '#core/cases/tables.server.ts'
import { findSentVersion } from '#core/grants/application/find-sent.server.ts'
import { readGrantSettings } from '#core/grants/settings.server.ts'
import { grantRound, grantRoundType, grantType } from '#core/grants/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import {
  isOpenAt,
  selectOffered,
  toOfferedRound,
  toOfferedType,
} from '../list/find-offered.server.ts'
import type { Who } from '../model/applicant.server.ts'
import type { DraftFile, OwnApplication } from '../model/contract.ts'
import { findChecklist } from '../model/find-checklist.server.ts'
import { type FoundFile, findDraftFiles } from '../model/find-draft-files.server.ts'
import { findMissingReports } from '../model/find-obstacles.server.ts'
import { type FoundApplication, findOwn } from '../model/find-own.server.ts'
import { hasChanges } from '../model/has-changes.ts'
import { isInTimeNow } from '../model/require-changeable.server.ts'
import { toSharedDraft } from '../model/shared-draft.server.ts'

/**
 * One application as its applicant has it.
 * @throws {Refusal} `GRANT_NOT_FOUND`, `ASSOCIATION_RIGHT_MISSING`
 */
export async function readApplication(
  database: Database,
  who: Who,
  id: string,
): Promise<OwnApplication> {
  const found = await findOwn(database, who, id, { isChange: false })
  const { application, type, round, version, state } = found
  const [draft, files, documents, sent, missingReports, otherRounds, asked, settings, offered] =
    await Promise.all([
      toSharedDraft(database, who, application),
      findDraftFiles(database, id),
      findChecklist(database, type.id, who.now),
      version ? findSentVersion(database, id, version.number) : null,
      state === 'draft' ? findMissingReports(database, who, application.associationId) : [],
      state === 'draft' ? findOtherRounds(database, found, who.now) : [],
      state === 'incomplete' ? findAsked(database, found) : null,
      readGrantSettings(database),
      isTypeOffered(database, found),
    ])
  return {
    id,
    applicantKind: application.applicantKind,
    associationId: application.associationId,
    reference: application.reference,
    state,
    type: toOfferedType(type),
    isTypeOffered: offered,
    round: toOfferedRound(round),
    isRoundCancelled: round.cancelledAt !== null,
    documents,
    draft,
    files: files.map(toDraftFile),
    sent,
    firstSentAt: application.firstSentAt?.toISOString() ?? null,
    hasUnsentChanges:
      version !== null &&
      hasChanges({ content: application.draft, files: files.map(toPlace) }, version),
    withdrawnAt: application.withdrawnAt?.toISOString() ?? null,
    asked,
    maySend: isInTimeNow(found, who),
    associationState: found.association?.state ?? null,
    missingReports,
    otherRounds,
    committeeName: settings.committeeName,
    now: who.now.toISOString(),
  }
}

const toPlace = ({ file, documentId }: FoundFile) => ({ id: file.id, documentId })

const toDraftFile = ({ file, documentId, addedBy }: FoundFile): DraftFile => ({
  file: {
    id: file.id,
    name: file.name,
    type: file.mediaType,
    size: file.size,
    looksEmpty: file.looksEmpty,
    createdAt: file.createdAt.toISOString(),
  },
  documentId,
  addedBy,
})

async function findOtherRounds(
  database: Database,
  { application, type, round }: FoundApplication,
  now: Date,
) {
  const open = await selectOffered(
    database,
    application.applicantKind,
    and(isOpenAt(now), eq(grantType.id, type.id)),
  )
  return open.flatMap((one) => (one.round.id === round.id ? [] : [toOfferedRound(one.round)]))
}

/** What staff have written when they asked for changes. */
async function findAsked(database: Database, { application }: FoundApplication) {
  if (application.caseId === null) return null
  const [event] = await database
    .select({ comment: caseEvent.comment })
    .from(caseEvent)
    .where(and(eq(caseEvent.caseId, application.caseId), eq(caseEvent.action, 'ask-for-changes')))
    .orderBy(desc(caseEvent.id))
    .limit(1)
  return { comment: event?.comment ?? '' }
}

async function isTypeOffered(
  database: Database,
  { application, type, round }: FoundApplication,
): Promise<boolean> {
  const offered = await selectOffered(
    database,
    application.applicantKind,
    and(eq(grantRound.id, round.id), eq(grantRoundType.typeId, type.id)),
  )
  return offered.length > 0
}
