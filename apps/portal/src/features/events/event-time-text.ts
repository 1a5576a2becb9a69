import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { addDays, noonOf } from '#platform/time/date.ts'
import { formatDay, formatDayAndYear, formatTime } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { daysOf, type EventTimes } from './event-times.ts'

/** `I dag, lørdag 21. november`; with the year when it is not this one. */
export function dayHeading(date: string, today: string): string {
  const day = dayText(date, today)
  if (date === today) return m.events_today({ day })
  if (date === addDays(today, 1)) return m.events_tomorrow({ day })
  return sentenceCase(day)
}

/**
 * Under the heading of its day only the clock is needed: `18.30–20.00`. Of several days the first
 * is in the heading: `17.00 til søndag 6. desember kl. 15.00`, and once it has started, only the
 * end.
 */
export function timeText(event: EventTimes, today: string): string {
  const { startsAt, endsAt } = event
  const { first, last } = daysOf(event)
  if (first === last) return clockText(event)
  const to = momentText(endsAt ?? startsAt, (date) => dayText(date, today))
  return first < today
    ? m.event_time_until({ to })
    : m.event_time_range({ from: formatTime(new Date(startsAt)), to })
}

/** In full: `Torsdag 26. november 2026 kl. 18.30–20.00`. */
export function fullTimeText(event: EventTimes): string {
  const { first, last } = daysOf(event)
  const day = (date: string) => formatDayAndYear(noonOf(date))
  const text =
    first === last
      ? m.event_day_at({ day: day(first), time: clockText(event) })
      : spanText(event, day)
  return sentenceCase(text)
}

function clockText({ startsAt, endsAt }: EventTimes): string {
  const start = formatTime(new Date(startsAt))
  return endsAt && endsAt !== startsAt ? `${start}–${formatTime(new Date(endsAt))}` : start
}

function spanText({ startsAt, endsAt }: EventTimes, day: (date: string) => string): string {
  return m.event_time_range({
    from: momentText(startsAt, day),
    to: momentText(endsAt ?? startsAt, day),
  })
}

function momentText(instant: string, day: (date: string) => string): string {
  const moment = new Date(instant)
  return m.event_day_at({ day: day(osloDate(moment)), time: formatTime(moment) })
}

function dayText(date: string, today: string): string {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4)
  return isThisYear ? formatDay(noonOf(date)) : formatDayAndYear(noonOf(date))
}
