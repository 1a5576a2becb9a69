import { m } from '#messages'
import { type ComposedMail, composeMail, formatInstant } from '#platform/mail/letter.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import type { BlockingReason } from '../model/booking-eligibility.ts'
import type { Language } from '../model/contract.ts'
import type { ClassOfMember } from './find-class-of-member.server.ts'

/** Why a member has no place; `refused-…`: a place was free, but the member may not book. */
export type ClassNotification =
  | 'cancelled'
  | 'queue-lapsed'
  | 'back-in-queue'
  | 'place-lost'
  | `refused-${BlockingReason}`

type About = { className: string; center: string; start: string }
type Message<Inputs> = (inputs: Inputs, options: { locale: Language }) => string
type Texts = {
  subject: Message<{ className: string }>
  text: Message<About>
  after: Message<Record<string, never>>
}

const refused = {
  subject: m.group_class_queue_refused_subject,
  text: m.group_class_queue_refused_text,
}

const textsOf: Record<ClassNotification, Texts> = {
  cancelled: {
    subject: m.group_class_cancelled_subject,
    text: m.group_class_cancelled_text,
    after: m.group_class_cancelled_after,
  },
  'queue-lapsed': {
    subject: m.group_class_queue_lapsed_subject,
    text: m.group_class_queue_lapsed_text,
    after: m.group_class_queue_lapsed_after,
  },
  'back-in-queue': {
    subject: m.group_class_place_lost_subject,
    text: m.group_class_back_in_queue_text,
    after: m.group_class_back_in_queue_after,
  },
  'place-lost': {
    subject: m.group_class_place_lost_subject,
    text: m.group_class_place_lost_text,
    after: m.group_class_place_lost_after,
  },
  'refused-no-membership': { ...refused, after: m.group_class_queue_refused_no_membership },
  'refused-disqualified': { ...refused, after: m.group_class_queue_refused_disqualified },
  'refused-blocked': { ...refused, after: m.group_class_queue_refused_blocked },
  'refused-frozen': { ...refused, after: m.group_class_queue_refused_frozen },
}

export function composeClassNotificationMail(
  notification: ClassNotification,
  {
    firstName,
    language,
    className,
    centerName,
    startsAt,
    reason,
    replacementStartsAt,
  }: Pick<ClassOfMember, 'firstName' | 'language' | 'className' | 'centerName' | 'startsAt'> &
    Partial<Pick<ClassOfMember, 'reason' | 'replacementStartsAt'>>,
  portalUrl: string,
): ComposedMail {
  const texts = textsOf[notification]
  const isCancelled = notification === 'cancelled'
  return composeMail(language, (locale) => {
    const start = formatInstant(startsAt, locale)
    const about = { className: className[locale], center: centerName, start }
    const url = `${portalUrl}${pagePath('groupClasses', locale)}`
    return {
      subject: texts.subject(about, { locale }),
      paragraphs: [
        m.group_class_place_freed_greeting({ firstName }, { locale }),
        texts.text(about, { locale }),
        ...(isCancelled && reason
          ? [m.group_class_cancelled_reason({ reason: reason[locale] }, { locale })]
          : []),
        ...(isCancelled && replacementStartsAt
          ? [
              m.group_class_held_instead(
                { start: formatInstant(replacementStartsAt, locale) },
                { locale },
              ),
            ]
          : []),
        texts.after({}, { locale }),
        m.group_class_news_link({ url }, { locale }),
      ],
    }
  })
}
