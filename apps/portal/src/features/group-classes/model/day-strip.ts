import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'

/** Today and the seven days after it (specification, section 9). */
export const dayStripLength = 8

/** The dates of the day browser in Oslo, `2026-11-21` first, whatever the clock does in between. */
export function dayStrip(now: Date): string[] {
  const today = osloDate(now)
  return Array.from({ length: dayStripLength }, (_, days) => addDays(today, days))
}

/** The classes that start on one date in Oslo. */
export function classesOn<Class extends { startTime: string }>(
  classes: readonly Class[],
  date: string,
): Class[] {
  return classes.filter((one) => osloDate(new Date(one.startTime)) === date)
}
