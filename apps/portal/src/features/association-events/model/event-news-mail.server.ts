import type { Locale } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import { type ComposedMail, composeMail, formatInstant } from '#platform/mail/letter.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { eventText } from './event-texts.ts'
import type { StoredEvent } from './lock-events.server.ts'

/** What became of an event: it takes place at another time or in another place, or not at all. */
export type EventNews =
  | { readonly kind: 'moved'; readonly from: { readonly startsAt: Date; readonly place: string } }
  | { readonly kind: 'called-off'; readonly reason: string }

/** The mail to somebody who has a place at an event, or waits for one. */
export function composeEventNewsMail(
  { firstName, language }: { readonly firstName: string; readonly language: Locale | null },
  event: Pick<StoredEvent, 'id' | 'title' | 'startsAt' | 'place'>,
  news: EventNews,
  portalUrl: string,
): ComposedMail {
  return composeMail(language, (locale) => {
    const options = { locale }
    const title = eventText(event.title, locale).text
    const url = `${portalUrl}${pagePath('associationEvent', locale, { id: event.id })}`
    const at = ({ startsAt, place }: { startsAt: Date; place: string }) =>
      `${formatInstant(startsAt, locale)}, ${place}`
    const greeting = m.association_event_mail_greeting({ firstName }, options)
    const link = m.association_event_mail_link({ url }, options)
    if (news.kind === 'moved')
      return {
        subject: m.association_event_mail_moved_subject({ title }, options),
        paragraphs: [
          greeting,
          m.association_event_mail_moved({ title, from: at(news.from), to: at(event) }, options),
          m.association_event_mail_moved_place({}, options),
          link,
        ],
      }
    return {
      subject: m.association_event_mail_called_off_subject({ title }, options),
      paragraphs: [
        greeting,
        m.association_event_mail_called_off({ title, when: at(event) }, options),
        m.association_event_mail_reason({ reason: news.reason }, options),
        m.association_event_mail_refund({}, options),
        link,
      ],
    }
  })
}
