import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { lineErrorText, lineFieldText } from '../decide/case-texts.ts'
import type { CorrectionRefusal } from './refusals.ts'

const texts: Readonly<Record<string, () => string>> = {
  HEALTH_DECISION_CHANGED: m.health_after_changed,
  HEALTH_WAITS: m.health_after_waits_already,
  HEALTH_SAME_DECISION: m.health_after_same,
  HEALTH_PAYOUT_UNDERWAY: m.health_after_paying,
  HEALTH_NOT_DECIDED: m.health_after_not_decided,
  HEALTH_OTHER_PERSON: m.health_after_other_person,
  HEALTH_NOTHING_WAITS: m.health_after_nothing_waits,
  HEALTH_DAY_INVALID: m.health_after_day_over,
  HEALTH_MORE_THAN_CLAIMED: m.health_after_more_than_claimed,
  HEALTH_NO_ACCOUNT: m.health_after_no_account,
} satisfies Record<CorrectionRefusal, () => string>

/** Why a correction, or what follows from it, was refused. */
export function correctionErrorText(failure: unknown): string {
  const text = failure instanceof ApiError ? texts[failure.code] : undefined
  return text?.() ?? lineErrorText(failure)
}

const fieldTexts: Readonly<Record<string, () => string>> = {
  TOO_LONG: m.health_after_text_too_long,
  DAY_OVER: m.health_after_day_over,
  HEALTH_DAY_INVALID: m.health_after_day_over,
  SUM_MISSING: m.health_after_sum_missing,
  SUM_SAME: m.health_after_sum_same,
  SUM_NOT_HIGHER: m.health_after_sum_not_higher,
}

/** Beside a field of what staff write about a decision. */
export const amendmentFieldText = (code: string): string | undefined =>
  fieldTexts[code]?.() ?? lineFieldText(code)

/** Beside a field of a correction. */
export const correctionFieldText = (code: string, field: string): string | undefined =>
  code === 'REASON_REQUIRED' && field === 'words'
    ? m.health_after_words_required()
    : amendmentFieldText(code)

const repaymentTexts: Readonly<Record<string, () => string>> = {
  AMOUNT_INVALID: m.health_after_amount_invalid,
  HEALTH_MORE_THAN_CLAIMED: m.health_after_more_than_claimed,
  DAY_INVALID: m.health_after_day_invalid,
  HEALTH_DAY_INVALID: m.health_after_day_invalid,
}

/** Beside a field of what came of a claim. */
export const repaymentFieldText = (code: string): string | undefined =>
  repaymentTexts[code]?.() ?? amendmentFieldText(code)
