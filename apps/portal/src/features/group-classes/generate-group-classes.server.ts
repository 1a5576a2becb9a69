import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { groupClass, groupClassSchedule } from './tables.server.ts'
import { planClasses } from './weekly-schedule.server.ts'

/**
 * Makes the classes of the coming days from the weekly schedule. Safe to run at any time and in
 * several instances at once: a class that exists is left as it is.
 */
export async function generateGroupClasses(database: Database): Promise<void> {
  const schedule = await database
    .select({ entry: groupClassSchedule, now: sql`now()`.mapWith(groupClass.startsAt) })
    .from(groupClassSchedule)
  const now = schedule[0]?.now
  if (!now) return
  const planned = planClasses(
    schedule.map(({ entry }) => entry),
    now,
  ).filter((planned) => planned.startsAt > now)
  if (planned.length === 0) return
  await database.insert(groupClass).values(planned).onConflictDoNothing()
}
