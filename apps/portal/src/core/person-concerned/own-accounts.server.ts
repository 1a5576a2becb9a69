import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { nationalId } from '#core/national-id/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/**
 * All accounts of the same person: the account itself, and others with the same national id if either
 * of the two has proven it. Two unproven claims are not enough.
 */
export async function findOwnAccounts(
  database: Database,
  userId: string,
): Promise<ReadonlySet<string>> {
  const pairs = await findAccountsOf(database, [userId])
  return new Set(pairs.map(({ accountId }) => accountId))
}

/** The same within a query: an array, for `= any(…)`. */
export const ownAccounts = (userId: string | SQLWrapper): SQL => sql`array(
  select ${userId}::text
  union all
  select other.user_id from ${nationalId} own
  join ${nationalId} other on other.number_index = own.number_index
  where own.user_id = ${userId} and other.user_id <> own.user_id
    and (own.proven_at is not null or other.proven_at is not null))`

/** Whether another account is the same person's: then it is no second person. */
export const isOwnAccount = async (
  database: Database,
  userId: string,
  other: string | null,
): Promise<boolean> => other !== null && (await findOwnAccounts(database, userId)).has(other)

/** The accounts of several people: a pair for each. */
export async function findAccountsOf(
  database: Database,
  userIds: readonly string[],
): Promise<{ userId: string; accountId: string }[]> {
  const { rows } = await database.execute<{ userId: string; accountId: string }>(sql`
    select own.user_id as "userId", other.user_id as "accountId"
    from ${nationalId} as own
    join ${nationalId} as other on other.number_index = own.number_index
    where own.user_id = any(${sql.param([...userIds])}::text[]) and other.user_id <> own.user_id
      and (own.proven_at is not null or other.proven_at is not null)`)
  return [...userIds.map((userId) => ({ userId, accountId: userId })), ...rows]
}
