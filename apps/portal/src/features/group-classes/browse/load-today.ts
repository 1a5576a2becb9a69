import { fixedAddresses } from '@trivsel/content-contract/addresses'
import type { TodayLine } from '#core/today/components/TodayPanel.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatTime } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { loadGroupExercises } from '../list/load-group-exercises.ts'
import { nextAvailableClasses } from './next-available-classes.ts'

/** The next classes with free places, for the front page. */
export async function loadToday(now: Date): Promise<TodayLine[] | null> {
  const { items } = await loadGroupExercises(getLocale())
  const lines = nextAvailableClasses(items, now).map((exercise) => {
    const start = new Date(exercise.startTime)
    return {
      name: exercise.className,
      href: `${fixedAddresses.groupClasses[getLocale()]}?day=${osloDate(start)}`,
      text: `${exercise.sportsCenter.name} ${startText(start, now)}`,
    }
  })
  return lines.length > 0 ? lines : null
}

/** `18.30`, or `i morgen 06.45` for tomorrow. */
function startText(start: Date, now: Date): string {
  const time = formatTime(start)
  return osloDate(start) === osloDate(now) ? time : `${m.day_tomorrow()} ${time}`
}
