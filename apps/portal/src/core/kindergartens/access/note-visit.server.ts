import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { kindergartenGuardian } from '../children/tables.server.ts'
import type { GuardianRow } from './guardian-access.server.ts'

/** A guardian has been on a page about their child: from now on mails may name the kindergarten. */
export async function noteVisit(
  database: Database,
  { id, firstSeenAt }: Pick<GuardianRow, 'id' | 'firstSeenAt'>,
  now: Date,
): Promise<void> {
  if (firstSeenAt) return
  await database
    .update(kindergartenGuardian)
    .set({ firstSeenAt: now })
    .where(and(eq(kindergartenGuardian.id, id), isNull(kindergartenGuardian.firstSeenAt)))
}
