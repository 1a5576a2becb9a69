import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { TodayLines, TodayPanel } from '#core/today/components/TodayPanel.tsx'
import { todayOffer as offer } from '#core/today/today-offer.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatTime } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { loadGroupExercises } from './load-group-exercises.ts'
import { nextWithPlaces } from './next-with-places.ts'

type Line = { name: string; href: string; text: string }

export const todayOffer = offer<Line[]>({
  order: 30,
  async load(now) {
    const { items } = await loadGroupExercises(getLocale())
    const lines = nextWithPlaces(items, now).map((exercise) => {
      const start = new Date(exercise.startTime)
      return {
        name: exercise.className,
        href: `${fixedAddresses.groupClasses[getLocale()]}?day=${osloDate(start)}`,
        text: `${exercise.sportsCenter.name} ${startText(start, now)}`,
      }
    })
    return lines.length > 0 ? lines : null
  },
  Panel: ({ data }) => (
    <TodayPanel
      heading={m.classes_today_heading()}
      link={{ href: fixedAddresses.groupClasses[getLocale()], text: m.classes_today_all() }}
    >
      <TodayLines lines={data} />
    </TodayPanel>
  ),
})

/** `18.30`, and of tomorrow `i morgen 06.45`. */
function startText(start: Date, now: Date): string {
  const time = formatTime(start)
  return osloDate(start) === osloDate(now) ? time : `${m.day_tomorrow()} ${time}`
}
