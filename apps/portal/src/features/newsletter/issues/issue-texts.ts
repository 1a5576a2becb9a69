import { locales } from '@trivsel/content-contract/locales'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatShortDate } from '#platform/time/format.ts'
import { topicNames } from '../model/topic-names.ts'
import type { IssueLine, IssueState } from './contract.ts'

export const stateNames = {
  draft: m.newsletter_state_draft,
  sending: m.newsletter_state_sending,
  sent: m.newsletter_state_sent,
} as const satisfies Record<IssueState, () => string>

/** The subject in the reader's language, or in the other one while it is missing. */
export function issueName({ subject }: Pick<IssueLine, 'subject'>): string {
  const written = locales.map((locale) => subject[locale]).find((text) => text !== '')
  return subject[getLocale()] || written || m.newsletter_untitled()
}

export const audienceName = (topic: IssueLine['topic']) =>
  topic === null ? m.newsletter_everybody() : topicNames[topic]()

export const sentText = ({ sentAt }: Pick<IssueLine, 'sentAt'>) =>
  sentAt === null ? '' : formatShortDate(new Date(sentAt))
