import { sql } from 'drizzle-orm'
import type { TrackedName } from '#core/consent/tracked-names.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { trackedEvent } from './tables.server.ts'

/** One more of something on one day; nothing else is stored. */
export async function countTrackedEvent(
  database: Database,
  name: TrackedName,
  now: Date,
): Promise<void> {
  await database
    .insert(trackedEvent)
    .values({ day: osloDate(now), name, count: 1 })
    .onConflictDoUpdate({
      target: [trackedEvent.day, trackedEvent.name],
      set: { count: sql`${trackedEvent.count} + 1` },
    })
}
