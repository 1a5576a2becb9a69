import { addDays, monthsBefore } from '#platform/time/date.ts'
import { mostOfSeries } from '../model/limits.ts'

export const rhythms = ['week', 'two-weeks', 'month'] as const
export type Rhythm = (typeof rhythms)[number]

/** How often, and until when or how many times in all. */
export type Repetition = {
  readonly every: Rhythm
  readonly end: { readonly until: string } | { readonly times: number }
}

/**
 * The days on which the events of a series begin, the first one among them; at most thirty. Every
 * month is on the same day of the month, or on its last day where it has none: the 31st of January
 * is followed by the 28th of February and the 31st of March.
 */
export function listDays(firstDay: string, { every, end }: Repetition): string[] {
  const most = 'times' in end ? Math.min(end.times, mostOfSeries) : mostOfSeries
  const days: string[] = []
  for (let step = 0; step < most; step += 1) {
    // Counted from the first day, so that a short month does not shorten those after it.
    const day =
      every === 'month' ? monthsBefore(firstDay, -step) : addDays(firstDay, step * lengths[every])
    if ('until' in end && day > end.until) break
    days.push(day)
  }
  return days
}

const lengths = { week: 7, 'two-weeks': 14 } as const
