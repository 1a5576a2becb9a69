import { eq } from 'drizzle-orm'
import { revokeLetter } from '#core/documents/checks/revoke-letters.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { courseTicket } from './tables.server.ts'

/** The name by which the certificate of a ticket is known to the engine of letters. */
export const certificateLetter = (ticketId: string) => `course-certificate ${ticketId}`

/**
 * Locks a ticket until the end of the transaction: what is read of its attendance afterwards, and what
 * is written of it, holds for the certificate that is issued.
 * @returns null when there is none
 */
export async function lockTicket(transaction: Database, ticketId: string) {
  const [found] = await transaction
    .select()
    .from(courseTicket)
    .where(eq(courseTicket.id, ticketId))
    .for('update')
  return found ?? null
}

/**
 * An operation that takes away that somebody was there, or changes their name, calls this in the same transaction,
 * with the ticket locked: the code of the certificate then says that it was corrected. The next one is
 * written again, where it is still earned.
 */
export const correctCertificate = (transaction: Database, ticketId: string): Promise<boolean> =>
  revokeLetter(transaction, {
    letter: certificateLetter(ticketId),
    because: 'attendance-corrected',
  })
