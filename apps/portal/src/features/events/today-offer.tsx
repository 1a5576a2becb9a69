import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { type TodayLine, TodayLines, TodayPanel } from '#core/today/components/TodayPanel.tsx'
import { todayOffer as offer } from '#core/today/today-offer.ts'
import { getLocale } from '#locale'
import { m } from '#messages'

export const todayOffer = offer<TodayLine[]>({
  order: 40,
  load: async (now) => (await import('./load-today.ts')).loadToday(now),
  Panel: ({ data }) => (
    <TodayPanel
      heading={m.events_week_heading()}
      link={{ href: fixedAddresses.eventCalendar[getLocale()], text: m.event_back() }}
    >
      <TodayLines lines={data} />
    </TodayPanel>
  ),
})
