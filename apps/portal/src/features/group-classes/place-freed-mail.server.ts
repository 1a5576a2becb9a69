import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import type { Language } from './contract.ts'
import { formatMoment, inBothLanguages } from './mail-moment.server.ts'

export type FreedPlace = {
  firstName: string
  className: Record<Language, string>
  centerName: string
  startsAt: Date
  unbookingClosesAt: Date
}

export function composePlaceFreedMail(
  place: FreedPlace,
  portalUrl: string,
): { subject: string; text: string } {
  return {
    subject: m.group_class_place_freed_subject({ className: place.className.no }, { locale: 'no' }),
    text: inBothLanguages((locale) => composeText(place, portalUrl, locale)),
  }
}

function composeText(place: FreedPlace, portalUrl: string, locale: Language): string[] {
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
  ]
}
