import { and, eq, isNull } from 'drizzle-orm'
import { insertAttachments } from '#core/files/attachments.server.ts'
import { sizeTogether } from '#core/files/check-files.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { inspectFiles, type UploadedFile } from '#core/files/inspect/inspect-files.server.ts'
import { maxFiles } from '#core/files/limits.ts'
import { downloadRefusals, type UploadRefusal, uploadRefusals } from '#core/files/refusals.ts'
import { storeFiles } from '#core/files/store-files.server.ts'
import { attachment } from '#core/files/tables.server.ts'
import { grantApplication, grantFile } from '#core/grants/application/tables.server.ts'
import { grantFileKind } from '#core/grants/grant-case.ts'
import { mostFiles } from '#core/grants/limits.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import { grantDocument } from '#core/grants/setup/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Who } from '../model/applicant.server.ts'
import { findDraftFiles } from '../model/find-draft-files.server.ts'
import { type FoundApplication, findOwn, lockOwn } from '../model/find-own.server.ts'
import { requireChangeable } from '../model/require-changeable.server.ts'
import { touchedBy } from '../model/shared-draft.server.ts'
import type { FilePlace } from './contract.ts'

type Parts = { readonly database: Database; readonly files: FileParts }

const refuseUpload = (code: UploadRefusal) => new Refusal(code, uploadRefusals[code])

/**
 * Adds a file to the draft, once it was opened and found to be readable. It belongs to the application
 * and to no account: a board keeps it when the person who sent it has left.
 * @throws {Refusal} `uploadRefusals`, `GRANT_CHANGED` for a document that is not on the checklist any
 *   more, and those of `saveDraft`
 */
export async function addFile(
  { database, files }: Parts,
  who: Who,
  id: string,
  given: { readonly uploads: readonly UploadedFile[]; readonly place: FilePlace },
): Promise<string> {
  const { uploads, place } = given
  if (uploads.length === 0) throw refuseUpload('FILES_REQUIRED')
  requireChangeable(await findOwn(database, who, id, { isChange: true }), who)
  const inspected = await inspectFiles(files, uploads, { client: who.userId, isVisitor: false })
  return storeFiles(files, inspected, (stored) =>
    database.transaction(async (transaction) => {
      const found = await lockOwn(transaction, who, id)
      requireChangeable(found, who)
      if (place.document) await requireDocument(transaction, found, place.document)
      const [file] = stored
      if (!file) throw refuseUpload('FILES_REQUIRED')
      await requireRoom(transaction, id, { ...file, documentId: place.document ?? null })
      await insertAttachments(transaction, stored, {
        ownerId: null,
        subject: { kind: grantFileKind, id },
      })
      await transaction.insert(grantFile).values({
        attachmentId: file.id,
        applicationId: id,
        documentId: place.document ?? null,
        addedBy: who.userId,
        addedAt: who.now,
      })
      await touch(transaction, who, id)
      return file.id
    }),
  )
}

async function requireDocument(
  transaction: Database,
  { type }: FoundApplication,
  documentId: string,
): Promise<void> {
  const known = await transaction.$count(
    grantDocument,
    and(
      eq(grantDocument.id, documentId),
      eq(grantDocument.typeId, type.id),
      isNull(grantDocument.removedAt),
    ),
  )
  if (known === 0) throw refuseGrant('GRANT_CHANGED')
}

/** So many files of an application, and so many bytes for each line of the checklist. */
async function requireRoom(
  transaction: Database,
  id: string,
  added: { readonly size: number; readonly documentId: string | null },
): Promise<void> {
  const files = await findDraftFiles(transaction, id)
  if (files.length >= mostFiles) throw refuseUpload('TOO_MANY_FILES')
  const beside = files.filter(({ documentId }) => documentId === added.documentId)
  if (sizeTogether([added, ...beside.map(({ file }) => file)]) > maxFiles)
    throw refuseUpload('FILES_TOO_LARGE')
}

const touch = (transaction: Database, who: Who, id: string) =>
  transaction.update(grantApplication).set(touchedBy(who)).where(eq(grantApplication.id, id))

/** Takes a file out of the draft; what was sent with it keeps it, and it can be put back. */
async function takeOut(
  transaction: Database,
  { now }: Who,
  id: string,
  fileId: string,
): Promise<void> {
  const taken = await transaction
    .update(grantFile)
    .set({ removedAt: now })
    .where(
      and(
        eq(grantFile.attachmentId, fileId),
        eq(grantFile.applicationId, id),
        isNull(grantFile.removedAt),
      ),
    )
    .returning({ id: grantFile.attachmentId })
  if (taken.length === 0) throw new Refusal('FILE_NOT_FOUND', downloadRefusals.FILE_NOT_FOUND)
}

/**
 * @throws {Refusal} `FILE_NOT_FOUND`, also of one that somebody else has taken out, and those of
 *   `saveDraft`
 */
export function removeFile(
  database: Database,
  who: Who,
  { id, fileId }: { readonly id: string; readonly fileId: string },
): Promise<void> {
  return database.transaction(async (transaction) => {
    requireChangeable(await lockOwn(transaction, who, id), who)
    await takeOut(transaction, who, id, fileId)
    await touch(transaction, who, id)
  })
}

/**
 * Puts a file back that was taken out. One that is there stays.
 * @throws {Refusal} `FILE_NOT_FOUND`, `TOO_MANY_FILES`, `FILES_TOO_LARGE`, and those of `saveDraft`
 */
export function restoreFile(
  database: Database,
  who: Who,
  { id, fileId }: { readonly id: string; readonly fileId: string },
): Promise<void> {
  return database.transaction(async (transaction) => {
    requireChangeable(await lockOwn(transaction, who, id), who)
    const [file] = await transaction
      .select({
        removedAt: grantFile.removedAt,
        documentId: grantFile.documentId,
        size: attachment.size,
      })
      .from(grantFile)
      .innerJoin(attachment, eq(attachment.id, grantFile.attachmentId))
      .where(and(eq(grantFile.attachmentId, fileId), eq(grantFile.applicationId, id)))
    if (!file) throw new Refusal('FILE_NOT_FOUND', downloadRefusals.FILE_NOT_FOUND)
    if (file.removedAt === null) return
    await requireRoom(transaction, id, file)
    await transaction
      .update(grantFile)
      .set({ removedAt: null })
      .where(eq(grantFile.attachmentId, fileId))
    await touch(transaction, who, id)
  })
}
