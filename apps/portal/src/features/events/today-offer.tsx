import { fixedAddresses, listedAddress } from '@trivsel/content-contract/addresses'
import { TodayLines, TodayPanel } from '#core/today/components/TodayPanel.tsx'
import { todayOffer as offer } from '#core/today/today-offer.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { addDays, noonOf } from '#platform/time/date.ts'
import { formatWeekday } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { groupByDay } from './group-by-day.ts'
import { loadEventList } from './load-events.ts'

type Line = { name: string; href: string; text: string }

const shown = 4

export const todayOffer = offer<Line[]>({
  order: 40,
  async load(now) {
    const { items } = await loadEventList({})
    const today = osloDate(now)
    const lines = groupByDay(items, now)
      .filter(({ date }) => date < addDays(today, 7))
      .flatMap(({ date, events }) =>
        events.map((event) => ({
          name: event.displayName,
          href: listedAddress('event', getLocale(), event.id),
          text: sentenceCase(date === today ? m.hours_today() : formatWeekday(noonOf(date))),
        })),
      )
      .slice(0, shown)
    return lines.length > 0 ? lines : null
  },
  Panel: ({ data }) => (
    <TodayPanel
      heading={m.events_week_heading()}
      link={{ href: fixedAddresses.eventCalendar[getLocale()], text: m.event_back() }}
    >
      <TodayLines lines={data} />
    </TodayPanel>
  ),
})
