import { sql } from 'drizzle-orm'
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
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select mail.invitation_id as id
    from ${associationInvitationMail} mail
    join ${associationInvitation} invitation on invitation.id = mail.invitation_id
    where mail.import_id = ${importId} and mail.mails = 0 and invitation.email is not null
    order by mail.invitation_id limit ${batchSize}
    for update of mail skip locked`)
  return rows.map(({ id }) => id)
}
