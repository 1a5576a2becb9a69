import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { keepTogether } from '#platform/keep-together.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndYear, formatTime } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'

/** In full: `Torsdag 26. november 2026 kl. 18.30–20.00`; of several days the first and the last one. */
export function eventTimeText(event: {
  readonly startsAt: string
  readonly endsAt: string
}): string {
  const start = new Date(event.startsAt)
  const end = new Date(event.endsAt)
  const at = (day: string, time: string) =>
    m.association_event_at({ day: formatDayAndYear(noonOf(day)), time })
  const firstDay = osloDate(start)
  const lastDay = osloDate(end)
  const text =
    firstDay === lastDay
      ? at(firstDay, `${formatTime(start)}–${formatTime(end)}`)
      : m.association_event_from_to({
          from: at(firstDay, formatTime(start)),
          to: at(lastDay, formatTime(end)),
        })
  return keepTogether(sentenceCase(text))
}
