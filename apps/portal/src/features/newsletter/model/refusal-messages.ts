import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { IssueRefusal, LinkRefusal } from './refusals.ts'

const linkTexts: Readonly<Record<string, () => string>> = {
  LINK_NOT_VALID: m.newsletter_link_not_valid,
  // For people a malformed token is an invalid link too.
  INVALID_REQUEST: m.newsletter_link_not_valid,
} satisfies Record<LinkRefusal | 'INVALID_REQUEST', () => string>

const issueTexts: Readonly<Record<string, () => string>> = {
  ISSUE_NOT_FOUND: m.newsletter_issue_not_found,
  ISSUE_CHANGED: m.newsletter_issue_changed,
  ISSUE_SENT: m.newsletter_issue_sent,
  ISSUE_INCOMPLETE: m.newsletter_issue_incomplete,
  NO_SUBSCRIBERS: m.newsletter_no_subscribers,
} satisfies Record<IssueRefusal, () => string>

const findText = (texts: Readonly<Record<string, () => string>>, failure: unknown) =>
  failure instanceof ApiError && Object.hasOwn(texts, failure.code)
    ? texts[failure.code]?.()
    : undefined

/** The message when a mailed link is refused. */
export const linkErrorText = (failure: unknown) =>
  findText(linkTexts, failure) ?? accountErrorText(failure)

/** The message to staff when an action on an issue failed. */
export const issueErrorText = (failure: unknown) =>
  findText(issueTexts, failure) ?? staffErrorText(failure)
