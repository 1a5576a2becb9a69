import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { LinkRefusal } from './refusals.ts'

const texts: Readonly<Record<string, () => string>> = {
  LINK_NOT_VALID: m.newsletter_link_not_valid,
  // For people a malformed token is an invalid link too.
  INVALID_REQUEST: m.newsletter_link_not_valid,
} satisfies Record<LinkRefusal | 'INVALID_REQUEST', () => string>

/** The message when a mailed link is refused. */
export function linkErrorText(failure: unknown): string {
  const known = failure instanceof ApiError && Object.hasOwn(texts, failure.code)
  return (known && texts[failure.code]?.()) || accountErrorText(failure)
}
