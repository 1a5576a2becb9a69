import { and, eq, inArray, isNull } from 'drizzle-orm'
import { associationContact, type contactEnds } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/**
 * Ends contact persons of one association, in the transaction that has locked it.
 * @returns the accounts that were contact persons until now
 */
export async function endContacts(
  transaction: Database,
  wanted: { readonly associationId: string; readonly ids: readonly string[] },
  because: (typeof contactEnds)[number],
  now: Date,
): Promise<string[]> {
  if (wanted.ids.length === 0) return []
  const ended = await transaction
    .update(associationContact)
    .set({ endedAt: now, endedBecause: because })
    .where(
      and(
        eq(associationContact.associationId, wanted.associationId),
        inArray(associationContact.id, [...wanted.ids]),
        isNull(associationContact.endedAt),
      ),
    )
    .returning({ userId: associationContact.userId })
  return ended.map(({ userId }) => userId)
}
