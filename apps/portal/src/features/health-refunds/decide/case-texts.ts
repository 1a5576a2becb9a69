import type { CaseRefusal } from '#core/cases/contract.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { LineRefusal } from './refusals.ts'

const texts: Readonly<Record<string, () => string>> = {
  HEALTH_LINE_NOT_FOUND: m.health_case_changed,
  HEALTH_ACCEPTED_TOO_HIGH: m.health_case_too_high,
  CASE_CHANGED: m.health_case_changed,
  STEP_NOT_POSSIBLE: m.health_case_decided,
  CASE_NOT_FOUND: m.health_case_changed,
} satisfies Record<
  LineRefusal | Extract<CaseRefusal, 'CASE_CHANGED' | 'STEP_NOT_POSSIBLE' | 'CASE_NOT_FOUND'>,
  () => string
>

export function lineErrorText(failure: unknown): string {
  const text = failure instanceof ApiError ? texts[failure.code] : undefined
  return text?.() ?? staffErrorText(failure)
}

const fieldTexts: Readonly<Record<string, () => string>> = {
  AMOUNT_INVALID: m.health_case_amount_invalid,
  REASON_REQUIRED: m.health_case_reason_required,
  TOO_LONG: m.health_case_reason_too_long,
  LOOKS_LIKE_NATIONAL_ID: m.health_case_reason_national_id,
}

/** Beside a field of the form. */
export const lineFieldText = (code: string): string | undefined => fieldTexts[code]?.()
