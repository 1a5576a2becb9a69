import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import { caseRefusalTexts } from '#core/cases/refusal-messages.ts'
import { fileErrorText } from '#core/files/refusal-messages.ts'
import { noPayoutTexts } from '#core/health-refunds/no-payout-texts.ts'
import type { HealthRefusal } from '#core/health-refunds/refusals.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { LetterRefusal } from './letter-refusals.ts'
import type { ApplyRefusal } from './refusals.ts'
import { dayText } from './texts.ts'

type Answer = Readonly<Record<string, unknown>>

/** Why nothing would be paid, by `why` of the answer. */
const nothingTexts: Readonly<Record<string, () => string>> = {
  'no-right': m.health_refund_nothing_no_right,
  ...noPayoutTexts,
}

export const nothingText = (why: string): string =>
  (nothingTexts[why] ?? noPayoutTexts['nothing-spent'])()

const applyTexts = {
  HEALTH_DRAFT_CHANGED: m.health_refund_changed_elsewhere,
  HEALTH_DRAFT_MISSING: m.health_refund_draft_missing,
  HEALTH_NOT_OPEN: ({ opens, closes }: Answer) =>
    typeof opens === 'string' && typeof closes === 'string'
      ? m.health_refund_not_open_between({ from: dayText(opens), to: dayText(closes) })
      : m.health_refund_not_open(),
  HEALTH_ONCE: m.health_refund_once,
  HEALTH_AWAITING_REPLY: m.health_refund_awaiting,
  HEALTH_EXPENSES_INVALID: m.health_refund_expenses_invalid,
  HEALTH_NOTHING_TO_PAY: ({ why }: Answer) => nothingText(String(why)),
  HEALTH_NOT_CONFIRMED: m.health_refund_not_confirmed,
  HEALTH_ACCOUNT_INVALID: m.health_refund_account_invalid,
  HEALTH_ACCOUNT_IS_NATIONAL_ID: m.health_refund_account_is_national_id,
  HEALTH_ACCOUNT_OWN: m.health_refund_account_own,
} satisfies Record<ApplyRefusal, (answer: Answer) => string>

const healthTexts = {
  HEALTH_SCHEME_NOT_FOUND: m.health_refund_scheme_not_found,
  HEALTH_SCHEME_CHANGED: m.health_refund_scheme_changed,
} satisfies Record<HealthRefusal, () => string>

const letterTexts = {
  NO_SENDER: m.health_letter_no_sender,
} satisfies Record<LetterRefusal, () => string>

const texts: Readonly<Record<string, (answer: Answer) => string>> = {
  ...caseRefusalTexts,
  ...applyTexts,
  ...healthTexts,
  ...letterTexts,
}

export const codeOf = (failure: unknown): string =>
  failure instanceof ApiError ? failure.code : ''

/** @param files those that were sent, in their order */
export function refundErrorText(failure: unknown, files: readonly { name: string }[] = []): string {
  const code = codeOf(failure)
  const answer = failure instanceof ApiError ? ((failure.answer ?? {}) as Answer) : {}
  const text = Object.hasOwn(texts, code) ? texts[code]?.(answer) : fileErrorText(failure, files)
  return text ?? accountErrorText(failure)
}
