import { and, eq, inArray } from 'drizzle-orm'
import { activeStates } from '#core/places/states.ts'
import { place } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJobs } from '#platform/jobs/enqueue.server.ts'
import { courseChangedTask } from '../model/tasks.server.ts'

/**
 * Mails a change of a course once to everybody who has a place, holds one or waits, in the transaction
 * of the change. @returns how many
 */
export async function tellOfChange(transaction: Database, courseId: string): Promise<number> {
  const told = await transaction
    .select({ placeId: place.id })
    .from(place)
    .where(and(eq(place.offerId, courseId), inArray(place.state, [...activeStates])))
  await enqueueJobs(transaction, courseChangedTask, told)
  return told.length
}
