import { defaultLocale } from '@trivsel/content-contract/locales'
import type { PushMessage } from '#core/push/enqueue-push.server.ts'
import { m } from '#messages'
import { formatInstant } from '#platform/mail/letter.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { classAddress } from '../model/class-address.ts'
import type { Language } from '../model/contract.ts'

/** Events that also lead to a notification in the browser. */
export type PushedNotification = 'place-freed' | 'opening' | 'place' | 'deadline' | 'cancelled'

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
} satisfies Record<PushedNotification, unknown>

/**
 * The mail in one line: the class, its time, and the page to open.
 * @param occasion names this one and no other
 */
export function composeClassPush(
  notification: PushedNotification,
  about: About,
  occasion: string,
): PushMessage {
  const { classId, className, startsAt, unbookingClosesAt } = about
  const locale = about.language ?? defaultLocale
  const start = formatInstant(startsAt, locale)
  const paths: Record<PushedNotification, string> = {
    'place-freed': pagePath('mySports', locale),
    opening: classAddress({ id: classId, startTime: startsAt.toISOString() }, locale),
    place: classAddress({ id: classId, startTime: startsAt.toISOString() }, locale),
    deadline: pagePath('mySports', locale),
    cancelled: pagePath('groupClasses', locale),
  }
  return {
    occasion: `${notification} ${occasion}`,
    until: notification === 'deadline' ? unbookingClosesAt : startsAt,
    title: titles[notification]({ className: className[locale] }, { locale }),
    body:
      notification === 'deadline'
        ? m.class_push_deadline(
            { start, deadline: formatInstant(unbookingClosesAt, locale) },
            { locale },
          )
        : start,
    path: paths[notification],
  }
}
