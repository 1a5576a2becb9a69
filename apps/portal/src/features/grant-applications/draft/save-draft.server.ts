import { eq } from 'drizzle-orm'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Who } from '../model/applicant.server.ts'
import type { SharedDraft } from '../model/contract.ts'
import { lockOwn } from '../model/find-own.server.ts'
import { type ContentChanges, mergeContent } from '../model/merge-content.ts'
import { requireChangeable } from '../model/require-changeable.server.ts'
import { toSharedDraft, touchedBy } from '../model/shared-draft.server.ts'

/**
 * Saves what somebody has changed. What another person has changed since is not written over: it is in
 * the answer, and who typed chooses.
 * @throws {Refusal} `GRANT_DEADLINE_PASSED`, `GRANT_STATE`, and those of `requireApplicant`
 */
export function saveDraft(
  database: Database,
  who: Who,
  id: string,
  changes: ContentChanges,
): Promise<SharedDraft> {
  return database.transaction(async (transaction) => {
    const found = await lockOwn(transaction, who, id)
    requireChangeable(found, who)
    const { content, changed } = mergeContent(found.application.draft, changes)
    if (changed.length === 0) return toSharedDraft(transaction, who, found.application)
    const [saved] = await transaction
      .update(grantApplication)
      .set({ draft: content, ...touchedBy(who) })
      .where(eq(grantApplication.id, id))
      .returning()
    if (!saved) throw new Error('a locked application is gone')
    return toSharedDraft(transaction, who, saved)
  })
}
