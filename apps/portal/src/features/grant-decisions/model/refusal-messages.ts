import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import { associationRefusalTexts } from '#core/associations/refusal-messages.ts'
import { grantRefusalTexts } from '#core/grants/refusal-messages.ts'
import { reservedText } from '#core/grants/reserved-texts.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { DecisionRefusal } from './refusals.ts'

const ownTexts = {
  MEETING_AGREED: m.grant_decisions_already_agreed,
  MEETING_NOT_AGREED: m.grant_decisions_not_agreed,
  MEETING_RELEASED: m.grant_decisions_already_released,
  MEETING_TOO_EARLY: m.grant_decisions_too_early,
  NOT_CHAIR: m.grant_decisions_not_chair,
  PROPOSALS_MISSING: m.grant_decisions_proposals_missing,
  QUORUM_MISSING: m.grant_decisions_quorum_missing,
  SECOND_PERSON_NEEDED: m.grant_decisions_second_person,
  NO_LATER_ROUND: m.grant_decisions_no_later_round,
  NO_SENDER: m.grant_decisions_no_sender,
  APPEAL_NOT_FOUND: m.grant_decisions_appeal_not_found,
  APPEAL_WAITS: m.grant_decisions_appeal_waits,
  APPEAL_FINAL: m.grant_decisions_appeal_final,
  APPEAL_CLOSED: m.grant_decisions_appeal_closed,
  APPEAL_CHANGED: m.grant_decisions_appeal_other_result,
  APPEAL_OTHER_BODY: m.grant_decisions_appeal_other_body,
  DAY_IMPOSSIBLE: m.grant_decisions_day_impossible,
  CORRECTION_NOT_FOUND: m.grant_decisions_correction_not_found,
  CORRECTION_WAITS: m.grant_decisions_correction_waits,
  RESULT_SAME: m.grant_decisions_result_same,
} satisfies Record<DecisionRefusal, () => string>

const texts: Readonly<Record<string, () => string>> = {
  ...associationRefusalTexts,
  ...grantRefusalTexts,
  ...ownTexts,
}

function knownText(failure: unknown): string | undefined {
  if (!(failure instanceof ApiError)) return undefined
  const by = agreedBy(failure)
  if (by) return m.grant_decisions_already_agreed_by({ name: by })
  return reservedText(failure) ?? texts[failure.code]?.()
}

/** Who was faster, where the answer says so. */
function agreedBy({ code, answer }: ApiError): string | null {
  if (code !== 'MEETING_AGREED' || typeof answer !== 'object' || answer === null) return null
  return 'by' in answer && typeof answer.by === 'string' && answer.by !== '' ? answer.by : null
}

/** The text for a failed call of an applicant. */
export const decisionErrorText = (failure: unknown): string =>
  knownText(failure) ?? accountErrorText(failure)

/** The text for a failed call of staff. */
export const staffDecisionErrorText = (failure: unknown): string =>
  knownText(failure) ?? staffErrorText(failure)

const fieldTexts: Readonly<Record<string, () => string>> = {
  ...ownTexts,
  TEXT_REQUIRED: m.grant_decisions_text_required,
  TOO_LONG: m.grant_decisions_text_too_long,
  AMOUNT_INVALID: m.grant_decisions_amount_invalid,
  DATE_INVALID: m.grant_decisions_date_invalid,
  CHARACTERS_INVALID: m.grant_decisions_characters,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
}

/** The text beside a field. */
export const decisionFieldText = (code: string | undefined): string | undefined =>
  code === undefined ? undefined : (fieldTexts[code] ?? m.account_invalid_request)()
