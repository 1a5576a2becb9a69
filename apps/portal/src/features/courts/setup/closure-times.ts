import { addDays } from '#platform/time/date.ts'
import { osloDate, osloWallTime } from '#platform/time/oslo.ts'

/** The days and wall times of a closure, as its form has them. */
export function closureTimes({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) {
  return { fromDay: osloDate(startsAt), fromTime: osloWallTime(startsAt), ...formatEnd(endsAt) }
}

/** Midnight is shown as 24:00 of the day before, as it was entered. */
function formatEnd(endsAt: Date): { toDay: string; toTime: string } {
  const [toDay, toTime] = [osloDate(endsAt), osloWallTime(endsAt)]
  return toTime === '00:00' ? { toDay: addDays(toDay, -1), toTime: '24:00' } : { toDay, toTime }
}
