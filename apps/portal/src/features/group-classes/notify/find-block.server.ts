import { and, eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { isRunningBlock } from '../model/running-block.server.ts'
import { groupClassBlock } from '../model/tables.server.ts'

/** A running block; null when it was lifted before the member was notified. */
export async function findBlock(database: Database, blockId: number) {
  const [found] = await database
    .select({
      email: user.email,
      firstName: user.firstName,
      language: profile.language,
      cause: groupClassBlock.cause,
      endsAt: groupClassBlock.endsAt,
    })
    .from(groupClassBlock)
    .innerJoin(user, eq(user.id, groupClassBlock.userId))
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(and(eq(groupClassBlock.id, blockId), isRunningBlock))
  return found ?? null
}

export type FoundBlock = NonNullable<Awaited<ReturnType<typeof findBlock>>>
