import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import type { Language } from './contract.ts'
import { type ComposedMail, formatMoment, inBothLanguages } from './mail-parts.server.ts'

export type FreedPlace = {
  firstName: string
  className: Record<Language, string>
  centerName: string
  startsAt: Date
  unbookingClosesAt: Date
}

export function composePlaceFreedMail(place: FreedPlace, portalUrl: string): ComposedMail {
  const { className, firstName, centerName } = place
  return {
    subject: m.group_class_place_freed_subject({ className: className.no }, { locale: 'no' }),
    text: inBothLanguages((locale) => {
      const start = formatMoment(place.startsAt, locale)
      const deadline = formatMoment(place.unbookingClosesAt, locale)
      const url = `${portalUrl}${pagePath('mySports', locale)}`
      const about = { className: className[locale], center: centerName, start }
      return [
        m.group_class_place_freed_greeting({ firstName }, { locale }),
        m.group_class_place_freed_place(about, { locale }),
        m.group_class_place_freed_unbook({ deadline }, { locale }),
        m.group_class_place_freed_link({ url }, { locale }),
      ]
    }),
  }
}
