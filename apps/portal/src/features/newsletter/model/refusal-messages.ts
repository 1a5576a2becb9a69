import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { IssueRefusal } from './refusals.ts'

const issueTexts: Readonly<Record<string, () => string>> = {
  ISSUE_NOT_FOUND: m.newsletter_issue_not_found,
  ISSUE_CHANGED: m.newsletter_issue_changed,
  ISSUE_SENT: m.newsletter_issue_sent,
  ISSUE_INCOMPLETE: m.newsletter_issue_incomplete,
  NO_SUBSCRIBERS: m.newsletter_no_subscribers,
} satisfies Record<IssueRefusal, () => string>

/** The message to staff when an action on an issue failed. */
export function issueErrorText(failure: unknown): string {
  const known = failure instanceof ApiError && Object.hasOwn(issueTexts, failure.code)
  return (known && issueTexts[failure.code]?.()) || staffErrorText(failure)
}
