import type { Locale } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import { writtenText } from '#platform/i18n/written-text.ts'
import { type ComposedMail, composeMail, formatInstant } from '#platform/mail/letter.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import type { StoredEvent } from '../model/lock-events.server.ts'

export type EventDecision =
  | { readonly kind: 'approved' }
  | { readonly kind: 'sent-back' | 'called-off'; readonly reason: string }

/** The mail to a board when staff have decided about its event. */
export function composeEventDecisionMail(
  about: {
    readonly firstName: string
    readonly language: Locale | null
    readonly association: string
  },
  event: Pick<StoredEvent, 'id' | 'associationId' | 'title' | 'startsAt'>,
  decision: EventDecision,
  portalUrl: string,
): ComposedMail {
  const { firstName, language, association } = about
  return composeMail(language, (locale) => {
    const options = { locale }
    const title = writtenText(event.title, locale).text
    const what = { title, association, when: formatInstant(event.startsAt, locale) }
    const greeting = m.association_event_mail_greeting({ firstName }, options)
    const page = `${portalUrl}${pagePath('associationEvent', locale, { id: event.id })}`
    if (decision.kind === 'called-off')
      return {
        subject: m.association_event_mail_called_off_subject({ title }, options),
        paragraphs: [
          greeting,
          m.association_event_mail_called_off(what, options),
          m.association_event_mail_reason({ reason: decision.reason }, options),
          m.association_event_mail_called_off_told({}, options),
          m.association_event_mail_link({ url: page }, options),
        ],
      }
    if (decision.kind === 'approved')
      return {
        subject: m.association_event_mail_approved_subject({ title }, options),
        paragraphs: [
          greeting,
          m.association_event_mail_approved(what, options),
          m.association_event_mail_link({ url: page }, options),
        ],
      }
    const url = `${portalUrl}${pagePath('associationEvents', locale, { id: event.associationId })}`
    return {
      subject: m.association_event_mail_sent_back_subject({ title }, options),
      paragraphs: [
        greeting,
        m.association_event_mail_sent_back(what, options),
        m.association_event_mail_reason({ reason: decision.reason }, options),
        m.association_event_mail_sent_back_next({ url }, options),
      ],
    }
  })
}
