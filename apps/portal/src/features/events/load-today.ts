import type { TodayLine } from '#core/today/components/TodayPanel.tsx'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { addDays, noonOf } from '#platform/time/date.ts'
import { formatWeekday } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { groupByDay } from './group-by-day.ts'
import { loadEventList } from './load-events.ts'

const shown = 4

/** What the front page says of today. */
export async function loadToday(now: Date): Promise<TodayLine[] | null> {
  const { items: all } = await loadEventList({})
  const items = all.filter(({ isCalledOff }) => !isCalledOff)
  const today = osloDate(now)
  const lines = groupByDay(items, now)
    .filter(({ date }) => date < addDays(today, 7))
    .flatMap(({ date, events }) =>
      events.map((event) => ({
        name: event.displayName,
        href: event.href,
        text: sentenceCase(date === today ? m.hours_today() : formatWeekday(noonOf(date))),
      })),
    )
    .slice(0, shown)
  return lines.length > 0 ? lines : null
}
