import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { keepTogether } from '#platform/keep-together.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndYear, formatTime } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'

export type Span = { readonly startsAt: string; readonly endsAt: string }

/** `17.00–19.00`; what ends on another day says on which. */
export function clockText({ startsAt, endsAt }: Span): string {
  const [start, end] = [new Date(startsAt), new Date(endsAt)]
  const [firstDay, lastDay] = [osloDate(start), osloDate(end)]
  if (firstDay === lastDay) return `${formatTime(start)}–${formatTime(end)}`
  const to = m.course_calendar_day_at({
    day: formatDayAndYear(noonOf(lastDay)),
    time: formatTime(end),
  })
  return m.course_calendar_from_to({ from: formatTime(start), to })
}

/** In full: `Torsdag 3. desember 2026 kl. 17.00–19.00`. */
export function fullTimeText(span: Span): string {
  const day = formatDayAndYear(noonOf(osloDate(new Date(span.startsAt))))
  const text = m.course_calendar_day_at({ day, time: clockText(span) })
  return keepTogether(sentenceCase(text))
}
