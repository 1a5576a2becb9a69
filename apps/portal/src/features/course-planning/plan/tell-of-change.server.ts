import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { activeStates } from '#core/places/states.ts'
import { place } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJobs } from '#platform/jobs/enqueue.server.ts'
import { declareTask } from '#platform/jobs/task.server.ts'

export const courseChangedTask = declareTask(
  'course-changed',
  z.strictObject({ placeId: z.uuid(), isMoved: z.boolean() }),
)

/**
 * Mails a change of a course once to everybody who has a place, holds one or waits, in the transaction
 * of the change. @returns how many
 */
export async function tellOfChange(
  transaction: Database,
  courseId: string,
  isMoved: boolean,
): Promise<number> {
  const told = await transaction
    .select({ placeId: place.id })
    .from(place)
    .where(and(eq(place.offerId, courseId), inArray(place.state, [...activeStates])))
  await enqueueJobs(
    transaction,
    courseChangedTask,
    told.map(({ placeId }) => ({ placeId, isMoved })),
  )
  return told.length
}
