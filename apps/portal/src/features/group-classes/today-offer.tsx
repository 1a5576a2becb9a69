import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { type TodayLine, TodayLines, TodayPanel } from '#core/today/components/TodayPanel.tsx'
import { todayOffer as offer } from '#core/today/today-offer.ts'
import { getLocale } from '#locale'
import { m } from '#messages'

export const todayOffer = offer<TodayLine[]>({
  order: 30,
  load: async (now) => (await import('./browse/load-today.ts')).loadToday(now),
  Panel: ({ data }) => (
    <TodayPanel
      heading={m.classes_today_heading()}
      link={{ href: fixedAddresses.groupClasses[getLocale()], text: m.classes_today_all() }}
    >
      <TodayLines lines={data} />
    </TodayPanel>
  ),
})
