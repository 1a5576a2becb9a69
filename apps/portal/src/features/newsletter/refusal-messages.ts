import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { IssueRefusal, LinkRefusal } from './refusals.ts'

const linkTexts: Readonly<Record<string, () => string>> = {
  LINK_NOT_VALID: m.newsletter_link_not_valid,
  // A token that is no token is one more bad link.
  INVALID_REQUEST: m.newsletter_link_not_valid,
} satisfies Record<LinkRefusal | 'INVALID_REQUEST', () => string>

const issueTexts: Readonly<Record<string, () => string>> = {
  ISSUE_NOT_FOUND: m.newsletter_issue_not_found,
  ISSUE_CHANGED: m.newsletter_issue_changed,
  ISSUE_SENT: m.newsletter_issue_sent,
  ISSUE_INCOMPLETE: m.newsletter_issue_incomplete,
  NO_SUBSCRIBERS: m.newsletter_no_subscribers,
} satisfies Record<IssueRefusal, () => string>

const textIn = (texts: Readonly<Record<string, () => string>>, failure: unknown) =>
  failure instanceof ApiError && Object.hasOwn(texts, failure.code)
    ? texts[failure.code]?.()
    : undefined

/** What is said when a link of a mail does nothing. */
export const linkErrorText = (failure: unknown) =>
  textIn(linkTexts, failure) ?? accountErrorText(failure)

/** What is said to staff when something with an issue failed. */
export const issueErrorText = (failure: unknown) =>
  textIn(issueTexts, failure) ?? staffErrorText(failure)
