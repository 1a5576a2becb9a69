import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { formatDay, formatTime } from '#platform/time/format.ts'
import type { Language } from './contract.ts'

export type FreedPlace = {
  firstName: string
  className: Record<Language, string>
  centerName: string
  startsAt: Date
  unbookingClosesAt: Date
}

/** Both languages until a profile says which one its owner reads: Norwegian first, English below. */
export function composePlaceFreedMail(
  place: FreedPlace,
  portalUrl: string,
): { subject: string; text: string } {
  return {
    subject: m.group_class_place_freed_subject({ className: place.className.no }, { locale: 'no' }),
    text: `${composeText(place, portalUrl, 'no')}\n\n---\n\n${composeText(place, portalUrl, 'en')}\n`,
  }
}

function composeText(place: FreedPlace, portalUrl: string, locale: Language): string {
  return [
    m.group_class_place_freed_greeting({ firstName: place.firstName }, { locale }),
    m.group_class_place_freed_place(
      {
        className: place.className[locale],
        center: place.centerName,
        start: formatMoment(place.startsAt, locale),
      },
      { locale },
    ),
    m.group_class_place_freed_unbook(
      { deadline: formatMoment(place.unbookingClosesAt, locale) },
      { locale },
    ),
    m.group_class_place_freed_link(
      { url: `${portalUrl}${pagePath('mySports', locale)}` },
      { locale },
    ),
  ].join('\n\n')
}

/** `tirsdag 24. november kl. 18.30`, `Tuesday 24 November at 18:30`. */
function formatMoment(instant: Date, locale: Language): string {
  const joint = locale === 'no' ? 'kl.' : 'at'
  return `${formatDay(instant, locale)} ${joint} ${formatTime(instant, locale)}`
}
