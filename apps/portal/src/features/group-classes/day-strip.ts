import { osloDate } from './oslo-time.ts'

/** Today and the seven days after it (specification, section 9). */
export const dayStripLength = 8

/** The dates of the day browser in Oslo, `2026-11-21` first, whatever the clock does in between. */
export function dayStrip(now: Date): string[] {
  const today = Date.parse(`${osloDate(now)}T00:00:00Z`)
  return Array.from({ length: dayStripLength }, (_, index) =>
    new Date(today + index * 86_400_000).toISOString().slice(0, 10),
  )
}

/** The classes that start on one date in Oslo. */
export function classesOn<Class extends { startTime: string }>(
  classes: readonly Class[],
  date: string,
): Class[] {
  return classes.filter((one) => osloDate(new Date(one.startTime)) === date)
}
