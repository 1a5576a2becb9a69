import { locales } from '@trivsel/content-contract/locales'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatList, languageName } from '#platform/format.ts'
import { formatShortDate } from '#platform/time/format.ts'
import { topicNames } from '../model/topic-names.ts'
import type { IssueLine, IssueState, OpenIssue } from './contract.ts'

export const stateNames = {
  draft: m.newsletter_state_draft,
  sending: m.newsletter_state_sending,
  sent: m.newsletter_state_sent,
} as const satisfies Record<IssueState, () => string>

/** The subject in the reader's language, or in another one while it is missing. */
export function issueName({ subject }: Pick<IssueLine, 'subject'>): string {
  const written = locales.map((locale) => subject[locale]).find((text) => text !== '')
  return subject[getLocale()] || written || m.newsletter_untitled()
}

export const audienceName = (topic: IssueLine['topic']) =>
  topic === null ? m.newsletter_everybody() : topicNames[topic]()

/** `2 abonnenter får utgaven: 1 på norsk og 1 på engelsk.` */
export function recipientsText(audience: OpenIssue['audience']): string {
  const languages = locales.map((locale) =>
    m.newsletter_audience_in({ count: audience[locale], language: languageName(locale) }),
  )
  const count = locales.reduce((sum, locale) => sum + audience[locale], 0)
  return m.newsletter_audience({ count, languages: formatList(languages) })
}

export const sentText = ({ sentAt }: Pick<IssueLine, 'sentAt'>) =>
  sentAt === null ? '' : formatShortDate(new Date(sentAt))
