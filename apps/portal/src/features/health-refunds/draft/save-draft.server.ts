import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { removeAttachments } from '#core/files/attachments.server.ts'
import { attachment } from '#core/files/tables.server.ts'
import { draftFiles } from '#core/health-refunds/case-kind.ts'
import { healthRefundDraft } from '#core/health-refunds/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { SaveDraft, SavedDraft } from '../model/contract.ts'
import type { DraftContent } from '../model/expense-form.ts'
import { requireSchemePeriod, type TermsParts } from '../model/find-terms.server.ts'
import { encryptDraft } from '../model/refund-secrets.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { requirePlace } from './require-place.server.ts'
import { lockStored, type Owner } from './stored-draft.server.ts'

/**
 * Saves a form, valid or not. Of two tabs the one that has not seen the other's version is refused.
 * @throws {Refusal} `HEALTH_DRAFT_CHANGED`, `HEALTH_SCHEME_NOT_FOUND`, `CASE_NOT_FOUND`,
 *   `STEP_NOT_POSSIBLE`
 */
export function saveDraft(
  { database, encryption }: TermsParts,
  owner: Owner,
  { version, content }: SaveDraft,
): Promise<SavedDraft> {
  return database.transaction(async (transaction) => {
    await requirePlace(transaction, owner)
    const stored = await lockStored(transaction, owner)
    if ((stored?.version ?? 0) !== version) throw refuse('HEALTH_DRAFT_CHANGED')
    if (!stored) {
      const added = await addDraft({ database: transaction, encryption }, owner, content)
      if (!added) throw refuse('HEALTH_DRAFT_CHANGED')
      return added
    }
    const [saved] = await transaction
      .update(healthRefundDraft)
      .set({
        content: encryptDraft(encryption, stored.id, content),
        version: sql`${healthRefundDraft.version} + 1`,
        savedAt: sql`now()`,
      })
      .where(eq(healthRefundDraft.id, stored.id))
      .returning({ version: healthRefundDraft.version })
    await removeUnused(transaction, stored.id, content)
    return { version: saved?.version ?? version + 1 }
  })
}

/** @returns null where another tab was faster. @throws {Refusal} `HEALTH_SCHEME_NOT_FOUND` */
export async function addDraft(
  { database: transaction, encryption }: TermsParts,
  { userId, place }: Owner,
  content: DraftContent,
): Promise<(SavedDraft & { id: string }) | null> {
  await requireSchemePeriod(transaction, { schemeId: place.scheme, period: place.period })
  const id = randomUUID()
  const [added] = await transaction
    .insert(healthRefundDraft)
    .values({
      id,
      userId,
      schemeId: place.scheme,
      period: place.period,
      caseId: place.id ?? null,
      content: encryptDraft(encryption, id, content),
    })
    .onConflictDoNothing()
    .returning({ id: healthRefundDraft.id, version: healthRefundDraft.version })
  return added ?? null
}

/** Files that no expense has any more. One that was just sent may be in no saved form yet. */
async function removeUnused(
  transaction: Database,
  draftId: string,
  { lines }: DraftContent,
): Promise<void> {
  const used = lines.flatMap(({ files }) => files)
  const { kind, id } = draftFiles(draftId)
  await transaction
    .delete(attachment)
    .where(
      and(
        eq(attachment.subjectKind, kind),
        eq(attachment.subjectId, id),
        sql`${attachment.createdAt} < now() - interval '1 hour'`,
        sql`${attachment.id} <> all(${sql.param(used)}::text[])`,
      ),
    )
}

/** Throws the form and its files away. One that is not there is no mistake. */
export function discardDraft(database: Database, owner: Owner): Promise<void> {
  return database.transaction(async (transaction) => {
    const stored = await lockStored(transaction, owner)
    if (stored) await removeDraft(transaction, stored.id)
  })
}

/** With the files that were not sent. */
export async function removeDraft(transaction: Database, id: string): Promise<void> {
  await removeAttachments(transaction, draftFiles(id))
  await transaction.delete(healthRefundDraft).where(eq(healthRefundDraft.id, id))
}
