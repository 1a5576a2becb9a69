import { m } from '#messages'
import { type ComposedMail, composeMail, formatInstant } from '#platform/mail/letter.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import type { Language } from '../model/contract.ts'

type EndedBookings = {
  readonly firstName: string
  /** Null: they have no profile. */
  readonly language: Language | null
  /** By their start. */
  readonly classes: readonly {
    readonly className: Record<Language, string>
    readonly centerName: string
    readonly startsAt: Date
  }[]
}

/** One mail with all classes that a member lost with the end of their membership. */
export function composeMembershipEndMail(
  { firstName, language, classes }: EndedBookings,
  portalUrl: string,
): ComposedMail {
  return composeMail(language, (locale) => {
    const url = `${portalUrl}${pagePath('groupClasses', locale)}`
    const lines = classes.map(({ className, centerName: center, startsAt }) =>
      m.group_class_ended_line(
        { className: className[locale], center, start: formatInstant(startsAt, locale) },
        { locale },
      ),
    )
    return {
      subject: m.group_class_ended_subject({}, { locale }),
      paragraphs: [
        m.group_class_place_freed_greeting({ firstName }, { locale }),
        m.group_class_ended_text({}, { locale }),
        lines.join('\n'),
        m.group_class_ended_after({}, { locale }),
        m.group_class_news_link({ url }, { locale }),
      ],
    }
  })
}
