import { addDays, isDate } from '#platform/time/date.ts'

type Clock = { readonly startTime: string; readonly endTime: string }

/** A date that goes past midnight is at most so long: a longer one is a mistake. */
const mostHours = 12

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Whether a date ends on the day after its own: its clock is not later than at the start. */
export const isOvernight = ({ startTime, endTime }: Clock): boolean => endTime <= startTime

/** Whether a date ends after it starts, on its day or in the night after it. */
export function endsAfterStart(date: Clock): boolean {
  if (!isOvernight(date)) return true
  const minutes = 24 * 60 + minutesOf(date.endTime) - minutesOf(date.startTime)
  return minutes <= mostHours * 60
}

/** The day on which a date ends. */
export const endDayOf = ({ day, ...clock }: Clock & { readonly day: string }): string =>
  isOvernight(clock) && isDate(day) ? addDays(day, 1) : day
