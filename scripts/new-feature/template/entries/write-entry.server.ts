import { and, eq, isNull } from 'drizzle-orm'
import { accountRefusals } from '#core/accounts/contract.ts'
import { user } from '#core/accounts/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { EntryForm } from '../model/entry-form.ts'
import { mostWaiting, suggestionBoxRefusals } from '../model/refusals.ts'
import { suggestionBoxEntry } from '../model/tables.server.ts'

/** @throws {Refusal} `TOO_MANY_WAITING`; `UNAUTHENTICATED` when the account has just been deleted */
export async function writeEntry(
  database: Database,
  userId: string,
  { text }: EntryForm,
): Promise<void> {
  await database.transaction(async (transaction) => {
    // The lock makes two requests of the same person count one after the other.
    const [writer] = await transaction
      .select({ id: user.id })
      .from(user)
      .where(eq(user.id, userId))
      .for('no key update')
    if (!writer) throw new Refusal('UNAUTHENTICATED', accountRefusals.UNAUTHENTICATED)
    const waiting = await transaction.$count(
      suggestionBoxEntry,
      and(eq(suggestionBoxEntry.userId, userId), isNull(suggestionBoxEntry.handledAt)),
    )
    if (waiting >= mostWaiting)
      throw new Refusal('TOO_MANY_WAITING', suggestionBoxRefusals.TOO_MANY_WAITING)
    await transaction.insert(suggestionBoxEntry).values({ userId, text })
  })
}
