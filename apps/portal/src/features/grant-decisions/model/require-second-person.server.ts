import { isOwnAccount } from '#core/person-concerned/own-accounts.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuse } from './refuse.server.ts'

/**
 * The second step is another person's, whatever account they use.
 * @param first the account of the first step; null for one that is deleted
 * @throws {Refusal} `SECOND_PERSON_NEEDED`
 */
export async function requireSecondPerson(
  database: Database,
  userId: string,
  first: string | null,
): Promise<void> {
  if (await isOwnAccount(database, userId, first)) throw refuse('SECOND_PERSON_NEEDED')
}
