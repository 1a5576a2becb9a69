import { publicHolidayOn } from '#platform/time/public-holidays.ts'
import { generatedDays, type PlannedClass, planClasses } from './plan-classes.ts'
import { maximumDaysAhead, type ScheduleState } from './schedule-edits.ts'

export type Plans = { before: PlannedClass[]; after: PlannedClass[] }

/** A change on the last allowed day is planned for two weeks after it. */
const plannedDays = maximumDaysAhead + generatedDays

/** The classes of the coming year, before and after a change. */
export const planBoth = (
  { before, after }: { before: ScheduleState; after: ScheduleState },
  today: string,
): Plans => ({ before: planOf(before, today), after: planOf(after, today) })

function planOf({ rows, exceptions }: ScheduleState, today: string): PlannedClass[] {
  return planClasses(rows, exceptions, publicHolidayOn, { from: today, days: plannedDays })
}
