import { eq } from 'drizzle-orm'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { association } from '#core/associations/tables.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { inspectFiles, type UploadedFile } from '#core/files/inspect/inspect-files.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { describeTask } from '#platform/untrusted/untrusted-task.ts'
import { LimitExceeded } from '#platform/untrusted/untrusted-thread.server.ts'
import { untrustedWork } from '#platform/untrusted/untrusted-work.server.ts'
import type { SavedPicture } from '../model/contract.ts'
import { type PictureRefusal, pictureRefusals } from '../model/refusals.ts'
import { associationPicture } from '../model/tables.server.ts'
import type { drawPicture } from './draw-picture.server.ts'

type Who = { readonly userId: string; readonly associationId: string; readonly today: string }

/** Milliseconds. */
const deadline = 20_000

const drawTask = describeTask<typeof drawPicture>(
  new URL('./draw-picture.server.ts', import.meta.url),
  'drawPicture',
  deadline,
)

const refuse = (code: PictureRefusal, details: object = {}) =>
  new Refusal(code, pictureRefusals[code], { details })

/**
 * Replaces the picture of an association.
 * @throws {Refusal} those of `requireRight`, `uploadRefusals`, `PICTURE_TOO_SMALL`
 */
export async function savePicture(
  { database, files }: { database: Database; files: Pick<FileParts, 'scan' | 'log'> },
  who: Who,
  sent: readonly UploadedFile[],
): Promise<SavedPicture> {
  // Before anything of it is inspected, and again when it is saved.
  await requireRight(database, who, 'profile', { isChange: true })
  const [file] = sent
  if (!file) throw refuse('FILES_REQUIRED')
  const sender = { client: who.userId, isVisitor: false }
  const [inspected] = await inspectFiles(files, [file], sender)
  if (!inspected || inspected.type === 'application/pdf')
    throw refuse('FILE_TYPE_NOT_ALLOWED', { file: 0 })
  const drawn = await untrustedWork
    .run(sender, drawTask, { bytes: inspected.bytes })
    .catch(refuseBeyondBounds)
  if (typeof drawn === 'string') throw refuse(drawn)
  const { width, height } = drawn
  return database.transaction(async (transaction) => {
    await requireRight(transaction, who, 'profile', { isChange: true })
    await lockAssociation(transaction, who.associationId)
    await transaction
      .delete(associationPicture)
      .where(eq(associationPicture.associationId, who.associationId))
    const [picture = null] = await transaction
      .insert(associationPicture)
      .values({
        associationId: who.associationId,
        small: Buffer.from(drawn.small.buffer),
        large: Buffer.from(drawn.large.buffer),
        width,
        height,
      })
      .returning({
        id: associationPicture.id,
        width: associationPicture.width,
        height: associationPicture.height,
      })
    await recordHistory(transaction, {
      associationId: who.associationId,
      action: 'picture-changed',
      actor: { kind: 'board', userId: who.userId },
    })
    return { picture }
  })
}

/** One at a time: each association has one picture. */
async function lockAssociation(transaction: Database, id: string): Promise<void> {
  await transaction
    .select({ id: association.id })
    .from(association)
    .where(eq(association.id, id))
    .for('update')
}

/** What takes too long or too much memory is no picture. */
function refuseBeyondBounds(error: unknown): never {
  if (!(error instanceof LimitExceeded)) throw error
  throw refuse('FILE_UNREADABLE', { file: 0 })
}
