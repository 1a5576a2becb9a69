import { type Locale, locales } from '@trivsel/content-contract/locales'
import type { Localized } from '#platform/i18n/localized.ts'

/**
 * The version of the text of the consent (`association_follow_consent`). Increase it when the text
 * changes: each follower stores the version that was consented to.
 */
export const consentVersion = 1

/** Drafts of one association at a time. */
export const mostDrafts = 20

/** The id of the form, which is also stored as the proof of consent. */
export const followFormId = 'association-follow'

type Texts = { readonly subject: Localized; readonly text: Localized }

/** The languages in which an issue has both a subject and a text. */
export const writtenIn = ({ subject, text }: Texts): Locale[] =>
  locales.filter((locale) => subject[locale] !== '' && text[locale] !== '')

/** An association may write in one language; what is begun in another one is written to its end. */
export function isComplete({ subject, text }: Texts): boolean {
  const isHalf = locales.some((locale) => (subject[locale] === '') !== (text[locale] === ''))
  return !isHalf && writtenIn({ subject, text }).length > 0
}

/** In which language somebody gets an issue: in their own, or in one in which it is written. */
export function languageFor(issue: Texts, wanted: Locale): Locale {
  const written = writtenIn(issue)
  return written.includes(wanted) ? wanted : (written[0] ?? wanted)
}

export type IssueState = 'draft' | 'sending' | 'sent' | 'stopped'

export function stateOf(issue: {
  readonly sentAt: Date | null
  readonly finishedAt: Date | null
  readonly stoppedAt: Date | null
}): IssueState {
  if (!issue.sentAt) return 'draft'
  if (issue.stoppedAt) return 'stopped'
  return issue.finishedAt ? 'sent' : 'sending'
}
