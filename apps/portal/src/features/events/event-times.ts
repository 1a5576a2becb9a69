import { addDays } from '#platform/time/date.ts'
import { osloDate, osloWallTime } from '#platform/time/oslo.ts'

/** As the content system returns it: instants, and no end when it is not known. */
export type EventTimes = { startsAt: string; endsAt: string | null }

/** Until then a night belongs to the evening before. */
const endOfNight = '06:00'

/** Calendar days in Oslo. A party that ends at two at night is one evening, not two days. */
export function daysOf({ startsAt, endsAt }: EventTimes): { first: string; last: string } {
  const start = new Date(startsAt)
  const end = new Date(endsAt ?? startsAt)
  const first = osloDate(start)
  const last = osloDate(end)
  const isNight = last === addDays(first, 1) && osloWallTime(end) <= endOfNight
  return { first, last: isNight || last < first ? first : last }
}

/** An event without an end lasts, for all we know, until its day does. */
export function isOver({ startsAt, endsAt }: EventTimes, now: Date): boolean {
  if (endsAt) return Date.parse(endsAt) <= now.getTime()
  return osloDate(new Date(startsAt)) < osloDate(now)
}

export function isOn(event: EventTimes, now: Date): boolean {
  return Date.parse(event.startsAt) <= now.getTime() && event.endsAt !== null && !isOver(event, now)
}
