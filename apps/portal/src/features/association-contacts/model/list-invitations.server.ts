import { asc } from 'drizzle-orm'
import { mostMails } from '#core/associations/limits.ts'
import { associationInvitation } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { OpenInvitation } from './contract.ts'
import { isOpenContactInvitation } from './invite-contact.server.ts'

/** Those of contact persons that can be answered, the oldest first. */
export async function listOpenInvitations(
  database: Database,
  associationId: string,
  now: Date,
): Promise<OpenInvitation[]> {
  const found = await database
    .select()
    .from(associationInvitation)
    .where(isOpenContactInvitation(associationId, now))
    .orderBy(asc(associationInvitation.createdAt), asc(associationInvitation.id))
  return found.map(({ id, email, name, createdAt, expiresAt, mails }) => ({
    id,
    email: email ?? '',
    name,
    invitedAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    mailsLeft: mostMails - mails,
  }))
}
