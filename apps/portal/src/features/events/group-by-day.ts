import { osloDate } from '#platform/time/oslo.ts'
import { daysOf, type EventTimes, isOver } from './event-times.ts'

export type EventDay<Event> = { date: string; events: Event[] }

/**
 * Events under the day on which they begin, those that began before under today. What was over
 * before today is left out.
 * @param events earliest first
 */
export function groupByDay<Event extends EventTimes>(
  events: readonly Event[],
  now: Date,
): EventDay<Event>[] {
  const today = osloDate(now)
  const days: EventDay<Event>[] = []
  for (const event of events) {
    const { first, last } = daysOf(event)
    if (last < today && isOver(event, now)) continue
    const hasBegun = first < today
    const date = hasBegun ? today : first
    const current = days.at(-1)
    if (current?.date === date) current.events.push(event)
    else days.push({ date, events: [event] })
  }
  return days
}
