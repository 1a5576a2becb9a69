import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { associationInvitation } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type InvitationParts, mailInvitations } from '../model/invite.server.ts'
import { associationInvitationMail } from '../model/tables.server.ts'

/** Mails that are enqueued in one transaction. */
const batchSize = 100

/**
 * Writes the first mail of every open invitation of a file, each once. A run that is interrupted goes on
 * where it stopped, and two at once share the work.
 */
export async function mailImport(
  { database, ...parts }: InvitationParts,
  importId: string,
  now: Date,
): Promise<void> {
  let sent: number
  do {
    sent = await database.transaction(async (transaction) => {
      const ids = await takeBatch(transaction, importId)
      await mailInvitations(transaction, parts, ids, now)
      return ids.length
    })
  } while (sent > 0)
}

async function takeBatch(transaction: Database, importId: string): Promise<string[]> {
  const rows = await transaction
    .select({ id: associationInvitationMail.invitationId })
    .from(associationInvitationMail)
    .innerJoin(
      associationInvitation,
      eq(associationInvitation.id, associationInvitationMail.invitationId),
    )
    .where(
      and(
        eq(associationInvitationMail.importId, importId),
        eq(associationInvitationMail.mails, 0),
        isNotNull(associationInvitation.email),
      ),
    )
    .orderBy(asc(associationInvitationMail.invitationId))
    .limit(batchSize)
    .for('update', { of: associationInvitationMail, skipLocked: true })
  return rows.map(({ id }) => id)
}
