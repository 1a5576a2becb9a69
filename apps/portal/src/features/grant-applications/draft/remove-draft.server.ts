import { eq } from 'drizzle-orm'
import { removeAttachments } from '#core/files/attachments.server.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantFileKind } from '#core/grants/grant-case.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Who } from '../model/applicant.server.ts'
import { lockOwn } from '../model/find-own.server.ts'
import { recordBoard } from '../model/record-board.server.ts'
import { refuse } from '../model/refuse.server.ts'

/**
 * Deletes a draft with its files. What was sent is withdrawn instead.
 * @throws {Refusal} `GRANT_SENT`, and those of `requireApplicant`
 */
export function removeDraft(database: Database, who: Who, id: string): Promise<void> {
  return database.transaction(async (transaction) => {
    const { state, application } = await lockOwn(transaction, who, id)
    if (state !== 'draft') throw refuse('GRANT_SENT')
    await removeAttachments(transaction, { kind: grantFileKind, id })
    await transaction.delete(grantApplication).where(eq(grantApplication.id, id))
    await recordBoard(transaction, who, application.associationId, 'grant-draft-removed')
  })
}
