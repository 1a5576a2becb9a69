import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { publicHolidayOn } from '#platform/time/public-holidays.ts'
import { insertClasses } from './insert-classes.server.ts'
import { loadExistingClasses, loadSchedule, lockSchedule, readNow } from './load-schedule.server.ts'
import { generatedDays, planClasses } from './plan-classes.ts'
import { missingClasses } from './plan-effects.ts'

/**
 * Creates the classes of the coming days from the weekly schedule and its exceptions. Safe to run at any
 * time and in several instances at once: existing classes are left as they are.
 */
export async function generateGroupClasses(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockSchedule(transaction)
    const now = await readNow(transaction)
    const today = osloDate(now)
    const { rows, exceptions } = await loadSchedule(transaction, today)
    const plan = planClasses(rows, exceptions, publicHolidayOn, {
      from: today,
      days: generatedDays,
    })
    const existing = await loadExistingClasses(transaction, today)
    await insertClasses(transaction, missingClasses(plan, existing), rows, now)
  })
}
