import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import { associationRefusalTexts } from '#core/associations/refusal-messages.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { NewsletterRefusal } from './refusals.ts'
import { mostDrafts } from './rules.ts'

const texts: Readonly<Record<string, () => string>> = {
  ...associationRefusalTexts,
  ...({
    ISSUE_NOT_FOUND: m.association_newsletter_not_found,
    ISSUE_CHANGED: m.association_newsletter_changed_by_other,
    ISSUE_SENT: m.association_newsletter_already_sent,
    ISSUE_NOT_SENDING: m.association_newsletter_not_sending,
    ISSUE_INCOMPLETE: m.association_newsletter_incomplete,
    DAY_LIMIT: m.association_newsletter_day_limit,
    TOO_MANY_DRAFTS: () => m.association_newsletter_many_drafts({ count: mostDrafts }),
    NO_RECIPIENTS: m.association_newsletter_no_recipients,
  } satisfies Record<NewsletterRefusal, () => string>),
}

const ownText = (failure: unknown) =>
  failure instanceof ApiError && Object.hasOwn(texts, failure.code)
    ? texts[failure.code]?.()
    : undefined

export const newsletterErrorText = (failure: unknown): string =>
  ownText(failure) ?? accountErrorText(failure)

export const staffNewsletterErrorText = (failure: unknown): string =>
  ownText(failure) ?? staffErrorText(failure)
