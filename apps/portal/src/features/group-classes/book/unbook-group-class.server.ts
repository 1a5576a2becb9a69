import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import { retryContention } from '#platform/database/retry-contention.server.ts'
import type { UnbookGroupClass } from '../model/contract.ts'
import { type UnbookingRefusal, unbookingRefusals } from '../model/refusals.ts'

const Decided = z.tuple([
  z.object({
    refusal: z.enum(Object.keys(unbookingRefusals) as [UnbookingRefusal]).nullable(),
  }),
])

/**
 * Cancels this member's place or waiting place. The first in the queue gets the place in the same
 * transaction, and is notified by mail.
 */
export async function unbookGroupClass(
  database: Database,
  { id, classId, centerId, userId }: UnbookGroupClass & { userId: string },
): Promise<{ refusal: UnbookingRefusal | null }> {
  const { rows } = await retryContention(() =>
    database.execute(sql`
      select portal.unbook_group_class(${id}, ${classId}, ${centerId}, ${userId}) as refusal`),
  )
  return Decided.parse(rows)[0]
}
