import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import type { Language } from './contract.ts'
import type { ClassOfMember } from './find-class-of-member.server.ts'
import { type ComposedMail, formatMoment, inBothLanguages } from './mail-parts.server.ts'

/** What a member is told who gets no place after all. */
export type ClassNews = 'cancelled' | 'queue-lapsed' | 'back-in-queue' | 'place-lost'

type About = { className: string; center: string; start: string }
type Message<Inputs> = (inputs: Inputs, options: { locale: Language }) => string

const subjects: Record<ClassNews, Message<{ className: string }>> = {
  cancelled: m.group_class_cancelled_subject,
  'queue-lapsed': m.group_class_queue_lapsed_subject,
  'back-in-queue': m.group_class_place_lost_subject,
  'place-lost': m.group_class_place_lost_subject,
}

const texts: Record<ClassNews, Message<About>> = {
  cancelled: m.group_class_cancelled_text,
  'queue-lapsed': m.group_class_queue_lapsed_text,
  'back-in-queue': m.group_class_back_in_queue_text,
  'place-lost': m.group_class_place_lost_text,
}

const after: Record<ClassNews, Message<Record<string, never>>> = {
  cancelled: m.group_class_cancelled_after,
  'queue-lapsed': m.group_class_queue_lapsed_after,
  'back-in-queue': m.group_class_back_in_queue_after,
  'place-lost': m.group_class_place_lost_after,
}

export function composeClassNewsMail(
  news: ClassNews,
  { firstName, className, centerName, startsAt, reason, heldInstead }: ClassOfMember,
  portalUrl: string,
): ComposedMail {
  const isCancelled = news === 'cancelled'
  return {
    subject: subjects[news]({ className: className.no }, { locale: 'no' }),
    text: inBothLanguages((locale) => {
      const start = formatMoment(startsAt, locale)
      const url = `${portalUrl}${pagePath('groupClasses', locale)}`
      return [
        m.group_class_place_freed_greeting({ firstName }, { locale }),
        texts[news]({ className: className[locale], center: centerName, start }, { locale }),
        ...(isCancelled && reason
          ? [m.group_class_cancelled_reason({ reason: reason[locale] }, { locale })]
          : []),
        ...(isCancelled && heldInstead
          ? [m.group_class_held_instead({ start: formatMoment(heldInstead, locale) }, { locale })]
          : []),
        after[news]({}, { locale }),
        m.group_class_news_link({ url }, { locale }),
      ]
    }),
  }
}
