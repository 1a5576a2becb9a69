import { desc, eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Entry, StaffEntry } from '../model/contract.ts'
import { suggestionBoxEntry } from '../model/tables.server.ts'

/** Nobody reads a longer list. */
const longestList = 500

const newestFirst = [desc(suggestionBoxEntry.createdAt), desc(suggestionBoxEntry.id)]

export async function listOwnEntries(database: Database, userId: string): Promise<Entry[]> {
  const found = await database
    .select()
    .from(suggestionBoxEntry)
    .where(eq(suggestionBoxEntry.userId, userId))
    .orderBy(...newestFirst)
    .limit(longestList)
  return found.map(toEntry)
}

export async function listAllEntries(database: Database): Promise<StaffEntry[]> {
  const found = await database
    .select({ entry: suggestionBoxEntry, firstName: user.firstName, lastName: user.lastName })
    .from(suggestionBoxEntry)
    .innerJoin(user, eq(user.id, suggestionBoxEntry.userId))
    .orderBy(...newestFirst)
    .limit(longestList)
  return found.map(({ entry, firstName, lastName }) => ({
    ...toEntry(entry),
    name: `${firstName} ${lastName}`,
  }))
}

function toEntry(row: typeof suggestionBoxEntry.$inferSelect): Entry {
  const { id, text, createdAt, handledAt } = row
  return {
    id,
    text,
    createdAt: createdAt.toISOString(),
    handledAt: handledAt?.toISOString() ?? null,
  }
}
