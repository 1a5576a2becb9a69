import { m } from '#messages'
import { type ComposedMail, composeMail, formatInstant } from '#platform/mail/letter.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import type { Obstacle } from '../model/booking-eligibility.ts'
import type { Language } from '../model/contract.ts'
import type { ClassOfMember } from './find-class-of-member.server.ts'

/** What a member is told who gets no place after all; `refused-…`: there was one, which they may not have. */
export type ClassNews =
  | 'cancelled'
  | 'queue-lapsed'
  | 'back-in-queue'
  | 'place-lost'
  | `refused-${Obstacle}`

type About = { className: string; center: string; start: string }
type Message<Inputs> = (inputs: Inputs, options: { locale: Language }) => string
type Words = {
  subject: Message<{ className: string }>
  text: Message<About>
  after: Message<Record<string, never>>
}

const refused = {
  subject: m.group_class_queue_refused_subject,
  text: m.group_class_queue_refused_text,
}

const wordsOf: Record<ClassNews, Words> = {
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

export function composeClassNewsMail(
  news: ClassNews,
  {
    firstName,
    language,
    className,
    centerName,
    startsAt,
    reason,
    heldInstead,
  }: Pick<ClassOfMember, 'firstName' | 'language' | 'className' | 'centerName' | 'startsAt'> &
    Partial<Pick<ClassOfMember, 'reason' | 'heldInstead'>>,
  portalUrl: string,
): ComposedMail {
  const words = wordsOf[news]
  const isCancelled = news === 'cancelled'
  return composeMail(language, (locale) => {
    const start = formatInstant(startsAt, locale)
    const about = { className: className[locale], center: centerName, start }
    const url = `${portalUrl}${pagePath('groupClasses', locale)}`
    return {
      subject: words.subject(about, { locale }),
      paragraphs: [
        m.group_class_place_freed_greeting({ firstName }, { locale }),
        words.text(about, { locale }),
        ...(isCancelled && reason
          ? [m.group_class_cancelled_reason({ reason: reason[locale] }, { locale })]
          : []),
        ...(isCancelled && heldInstead
          ? [m.group_class_held_instead({ start: formatInstant(heldInstead, locale) }, { locale })]
          : []),
        words.after({}, { locale }),
        m.group_class_news_link({ url }, { locale }),
      ],
    }
  })
}
