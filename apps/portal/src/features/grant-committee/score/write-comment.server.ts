import { eq } from 'drizzle-orm'
import { grantComment } from '#core/grants/committee/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { requireMember } from '../model/committee-member.server.ts'
import type { CommentForm } from '../model/contract.ts'
import { lockOwnCase } from '../model/open-case.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'

/** Instead of the text of a comment that was removed: the row stays, so that it is not added again. */
const removedText = '–'

/**
 * Adds, changes or removes a comment of the caller. The device gives the id: one that is sent twice is
 * one, and one that was removed stays so.
 * @throws {Refusal} `NOT_IN_COMMITTEE`, `COMMENT_NOT_FOUND` and those of `lockOwnCase`
 */
export async function writeComment(
  database: Database,
  staff: StaffActor,
  { applicationId, ...form }: CommentForm & { readonly applicationId: string },
  now: Date,
): Promise<void> {
  const { id, text, version } = form
  await database.transaction(async (transaction) => {
    const actor = await requireMember(transaction, staff, now)
    const found = await lockOwnCase(transaction, actor, applicationId)
    const removed = { text: removedText, removedAt: now }
    const at = new Date(form.at)
    const added = await transaction
      .insert(grantComment)
      .values({
        id,
        applicationId,
        userId: actor.userId,
        version: Math.min(version, found.sentVersion),
        at: at < now ? at : now,
        ...(text === null ? removed : { text }),
      })
      .onConflictDoNothing()
      .returning({ id: grantComment.id })
    if (added.length === 0) {
      const [before] = await transaction
        .select()
        .from(grantComment)
        .where(eq(grantComment.id, id))
        .for('update')
      if (before?.userId !== actor.userId || before.applicationId !== applicationId)
        throw refuse('COMMENT_NOT_FOUND')
      if (before.removedAt !== null || before.text === text) return
      await transaction
        .update(grantComment)
        .set(text === null ? removed : { text })
        .where(eq(grantComment.id, id))
    }
    await recordAction(transaction, staff, {
      action: text === null ? 'grant-comment-removed' : 'grant-commented',
      subject: { kind: 'grant-reading', id: applicationId },
    })
  })
}
