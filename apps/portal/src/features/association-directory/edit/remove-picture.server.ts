import { eq } from 'drizzle-orm'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { SavedPicture } from '../model/contract.ts'
import { pictureRefusals } from '../model/refusals.ts'
import { associationPicture } from '../model/tables.server.ts'

/** @throws {Refusal} `PICTURE_NOT_FOUND`: there is none, perhaps no longer */
export async function deletePicture(transaction: Database, associationId: string): Promise<void> {
  const removed = await transaction
    .delete(associationPicture)
    .where(eq(associationPicture.associationId, associationId))
    .returning({ id: associationPicture.id })
  if (removed.length === 0)
    throw new Refusal('PICTURE_NOT_FOUND', pictureRefusals.PICTURE_NOT_FOUND)
}

/** @throws {Refusal} those of `requireRight`, `PICTURE_NOT_FOUND` */
export async function removePicture(
  database: Database,
  who: { readonly userId: string; readonly associationId: string; readonly today: string },
): Promise<SavedPicture> {
  return database.transaction(async (transaction) => {
    await requireRight(transaction, who, 'profile', { isChange: true })
    await deletePicture(transaction, who.associationId)
    await recordHistory(transaction, {
      associationId: who.associationId,
      action: 'picture-removed',
      actor: { kind: 'board', userId: who.userId },
    })
    return { picture: null }
  })
}
