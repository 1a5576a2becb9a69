import { and, eq, inArray, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { findTies } from '#core/associations/find-ties.server.ts'
import { association, associationContact } from '#core/associations/tables.server.ts'
import type { CaseWarning } from '#core/cases/case-kind.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { attachment } from '#core/files/tables.server.ts'
import {
  grantApplication,
  grantApplicationVersion,
  type SentFile,
} from '#core/grants/application/tables.server.ts'
import { grantFileKind } from '#core/grants/grant-case.ts'
import { gapOf } from '#core/grants/money.ts'
import { grantDocument, grantRound, grantType } from '#core/grants/setup/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import { findChecked } from '../model/find-checked.server.ts'
import { findEarlier } from './find-earlier.server.ts'
import { warningsOf } from './grant-warnings.ts'

const mergedInto = alias(association, 'merged_into')

/** What a caseworker should look at, for the case of an application. */
export async function findWarnings(
  database: Database,
  { caseId, now }: { readonly caseId: string; readonly now: Date },
): Promise<readonly CaseWarning[]> {
  const checked = await findChecked(database, { caseId })
  if (!checked || checked.isWithdrawn) return []
  const { application } = checked
  const [found] = await database
    .select({
      type: grantType,
      round: grantRound,
      version: grantApplicationVersion,
      assigneeId: caseFile.assigneeId,
      association,
      mergedInto: mergedInto.name,
    })
    .from(grantApplication)
    .innerJoin(grantType, eq(grantType.id, grantApplication.typeId))
    .innerJoin(grantRound, eq(grantRound.id, grantApplication.roundId))
    .innerJoin(
      grantApplicationVersion,
      and(
        eq(grantApplicationVersion.applicationId, grantApplication.id),
        eq(grantApplicationVersion.number, grantApplication.sentVersion),
      ),
    )
    .innerJoin(caseFile, eq(caseFile.id, grantApplication.caseId))
    .leftJoin(association, eq(association.id, grantApplication.associationId))
    .leftJoin(mergedInto, eq(mergedInto.id, association.mergedIntoId))
    .where(eq(grantApplication.id, application.id))
  if (!found) return []
  const { type, round, version } = found
  const earlier = await findEarlier(database, application, now)
  const sameType = await findSameType(database, application)
  const { requestedOre, content } = version
  return warningsOf({
    association: found.association && {
      state: found.association.state,
      mergedInto: found.mergedInto,
    },
    hasAnybody: await hasAnybody(database, application),
    isAssigneeInvolved: await isInvolved(database, found.assigneeId, application.associationId),
    round: {
      isCancelled: round.cancelledAt !== null,
      isAgreed: checked.isMeetingAgreed,
      earliestEventOn: round.earliestEventOn,
    },
    isDecided: checked.basis !== null,
    hasEvent: type.hasEvent,
    startsOn: content.startsOn,
    title: version.title,
    missingDocuments: await findMissingDocuments(database, application, version.files),
    differingFiles: await findDiffering(database, application.id, version.files),
    gapOre: gapOf(content),
    outsideOre:
      Math.max(0, requestedOre - type.mostOre) - Math.max(0, type.leastOre - requestedOre),
    missingReports: earlier.filter(({ isReportMissing }) => isReportMissing),
    others: earlier.filter(({ state }) => state !== 'withdrawn'),
    sameType: earlier.filter(({ id }) => sameType.has(id)),
  })
}

type Application = typeof grantApplication.$inferSelect

async function hasAnybody(
  database: Database,
  { associationId, userId }: Application,
): Promise<boolean> {
  if (associationId === null) return userId !== null
  const contacts = await database.$count(
    associationContact,
    and(eq(associationContact.associationId, associationId), isNull(associationContact.endedAt)),
  )
  return contacts > 0
}

async function isInvolved(
  database: Database,
  assigneeId: string | null,
  associationId: string | null,
): Promise<boolean> {
  if (assigneeId === null || associationId === null) return false
  const own = await findOwnAccounts(database, assigneeId)
  return (await findTies(database, own, [associationId])).size > 0
}

/** What is required of the applicant, and no file of the version is. */
async function findMissingDocuments(
  database: Database,
  { typeId, applicantKind }: Application,
  files: readonly SentFile[],
): Promise<Localized[]> {
  const required = await database
    .select({ id: grantDocument.id, name: grantDocument.name })
    .from(grantDocument)
    .where(
      and(
        eq(grantDocument.typeId, typeId),
        eq(grantDocument.isRequired, true),
        isNull(grantDocument.removedAt),
        inArray(grantDocument.applicants, ['all', applicantKind]),
      ),
    )
    .orderBy(grantDocument.position)
  const sent = new Set(files.map(({ documentId }) => documentId))
  return required.flatMap(({ id, name }) => (sent.has(id) ? [] : [name]))
}

/** Files of the version that are gone, or hold something else than was sent. */
async function findDiffering(
  database: Database,
  applicationId: string,
  files: readonly SentFile[],
): Promise<string[]> {
  const stored = await database
    .select({ id: attachment.id, sha256: attachment.sha256 })
    .from(attachment)
    .where(and(eq(attachment.subjectKind, grantFileKind), eq(attachment.subjectId, applicationId)))
  const known = new Map(stored.map(({ id, sha256 }) => [id, sha256]))
  return files.flatMap(({ id, name, sha256 }) => (known.get(id) === sha256 ? [] : [name]))
}

/** Other applications of the applicant in the same round and of the same type. */
async function findSameType(
  database: Database,
  { roundId, typeId }: Application,
): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ id: grantApplication.id })
    .from(grantApplication)
    .where(
      and(
        eq(grantApplication.roundId, roundId),
        eq(grantApplication.typeId, typeId),
        isNull(grantApplication.withdrawnAt),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
