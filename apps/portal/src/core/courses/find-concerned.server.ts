import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** Accounts of the one who booked a ticket, and of the one to whom it was sent: they do not decide of it. */
export async function findConcerned(
  database: Database,
  {
    userId,
    email,
  }: {
    /** Who booked. */
    readonly userId: string
    /** Of the ticket; null: it was sent to the one who booked. */
    readonly email: string | null
  },
): Promise<string[]> {
  if (email === null) return [userId]
  const holders = await database
    .select({ id: user.id })
    .from(user)
    .where(eq(user.email, email.toLowerCase()))
  return [userId, ...holders.map(({ id }) => id)]
}
