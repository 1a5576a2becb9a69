import type { PushMessage } from '#core/push/enqueue-push.server.ts'
import { m } from '#messages'
import { formatInstant } from '#platform/mail/letter.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { classAddress } from '../model/class-address.ts'
import type { Language } from '../model/contract.ts'

/** What members are told of in their browsers, too. */
export type PushedNews = 'place-freed' | 'opening' | 'place' | 'deadline' | 'cancelled'

type About = {
  /** Null: they have no profile. */
  language: Language | null
  classId: number
  className: Record<Language, string>
  startsAt: Date
  unbookingClosesAt: Date
}

const titles = {
  'place-freed': m.group_class_place_freed_subject,
  opening: m.class_opening_subject,
  place: m.class_place_subject,
  deadline: m.class_reminder_subject,
  cancelled: m.group_class_cancelled_subject,
} satisfies Record<PushedNews, unknown>

/**
 * A mail in one line: the class, when it is, and where to look.
 * @param occasion names this one and no other
 */
export function composeClassPush(news: PushedNews, about: About, occasion: string): PushMessage {
  const { classId, className, startsAt, unbookingClosesAt } = about
  const locale = about.language ?? 'no'
  const start = formatInstant(startsAt, locale)
  const paths: Record<PushedNews, string> = {
    'place-freed': pagePath('mySports', locale),
    opening: classAddress({ id: classId, startTime: startsAt.toISOString() }, locale),
    place: classAddress({ id: classId, startTime: startsAt.toISOString() }, locale),
    deadline: pagePath('mySports', locale),
    cancelled: pagePath('groupClasses', locale),
  }
  return {
    occasion: `${news} ${occasion}`,
    until: news === 'deadline' ? unbookingClosesAt : startsAt,
    title: titles[news]({ className: className[locale] }, { locale }),
    body:
      news === 'deadline'
        ? m.class_push_deadline(
            { start, deadline: formatInstant(unbookingClosesAt, locale) },
            { locale },
          )
        : start,
    path: paths[news],
  }
}
