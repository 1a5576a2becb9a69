import { m } from '#messages'
import { type ComposedMail, composeMail, formatInstant } from '#platform/mail/letter.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import type { Language } from '../model/contract.ts'

export type FreedPlace = {
  firstName: string
  /** Null: they have no profile. */
  language: Language | null
  className: Record<Language, string>
  centerName: string
  startsAt: Date
  unbookingClosesAt: Date
}

export function composePlaceFreedMail(place: FreedPlace, portalUrl: string): ComposedMail {
  const { className, firstName, centerName } = place
  return composeMail(place.language, (locale) => {
    const start = formatInstant(place.startsAt, locale)
    const deadline = formatInstant(place.unbookingClosesAt, locale)
    const url = `${portalUrl}${pagePath('mySports', locale)}`
    const about = { className: className[locale], center: centerName, start }
    return {
      subject: m.group_class_place_freed_subject(about, { locale }),
      paragraphs: [
        m.group_class_place_freed_greeting({ firstName }, { locale }),
        m.group_class_place_freed_place(about, { locale }),
        m.group_class_place_freed_unbook({ deadline }, { locale }),
        m.group_class_place_freed_link({ url }, { locale }),
      ],
    }
  })
}
