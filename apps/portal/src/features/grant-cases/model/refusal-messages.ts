import { fieldText } from '#core/accounts/forms/refusal-messages.ts'
import { grantRefusalTexts } from '#core/grants/refusal-messages.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { GrantCaseRefusal } from './refusals.ts'

export const ownRefusalTexts: Readonly<Record<GrantCaseRefusal, () => string>> = {
  ROUND_NOT_FOUND: m.grant_cases_round_not_found,
  ROUND_NOT_POSSIBLE: m.grant_cases_round_not_possible,
  MEETING_AGREED: m.grant_cases_meeting_agreed,
  CASE_THERE: m.grant_cases_case_there,
  NOBODY_LEFT: m.grant_cases_nobody_left,
}

const texts: Readonly<Record<string, () => string>> = { ...grantRefusalTexts, ...ownRefusalTexts }

/** The text for a failed call of staff. */
export const grantCaseErrorText = (failure: unknown): string =>
  (failure instanceof ApiError ? texts[failure.code]?.() : undefined) ?? staffErrorText(failure)

const fieldTexts: Readonly<Record<string, () => string>> = {
  REASON_REQUIRED: m.grant_cases_reason_required,
  ROUND_REQUIRED: m.grant_cases_round_required,
  CHARACTERS_INVALID: m.grant_cases_characters,
}

/** The text beside a field. */
export const grantCaseFieldText = (code: string): string | undefined =>
  fieldTexts[code]?.() ?? fieldText(code)
