import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { Reminders } from './contract.ts'
import { classReminderStop } from './tables.server.ts'

/** Whether a member gets reminders of deadlines. They are on by default. */
export async function findReminders(database: Database, userId: string): Promise<Reminders> {
  const stopped = await database.$count(classReminderStop, eq(classReminderStop.userId, userId))
  return { isOn: stopped === 0 }
}

export async function setReminders(
  database: Database,
  userId: string,
  { isOn }: Reminders,
): Promise<void> {
  if (isOn) await database.delete(classReminderStop).where(eq(classReminderStop.userId, userId))
  else await database.insert(classReminderStop).values({ userId }).onConflictDoNothing()
}
