import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import { associationRefusalTexts } from '#core/associations/refusal-messages.ts'
import { bankRefusalTexts } from '#core/bank/refusal-messages.ts'
import { fileErrorText } from '#core/files/refusal-messages.ts'
import { grantRefusalTexts } from '#core/grants/refusal-messages.ts'
import { reservedText } from '#core/grants/reserved-texts.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { FundingRefusal } from './refusals.ts'

const ownTexts = {
  GRANT_ACCOUNT_INVALID: m.grant_funding_account_invalid,
  GRANT_ACCOUNT_OWN: m.grant_funding_account_own,
  GRANT_ACCOUNT_IS_NATIONAL_ID: m.grant_funding_account_national_id,
  GRANT_ACCOUNT_MISSING: m.grant_funding_account_missing,
  GRANT_ACCOUNT_CHANGED: m.grant_funding_account_changed,
  GRANT_ACCOUNT_OF_COMMITTEE: m.grant_funding_account_committee,
  GRANT_PAYOUT_ON_ITS_WAY: m.grant_funding_on_its_way,
  REPORT_TEXT_MISSING: m.grant_funding_report_text_missing,
  REPORT_LINE_UNNAMED: m.grant_funding_report_line_unnamed,
  REPORT_RECEIPTS_MISSING: m.grant_funding_report_receipts_missing,
  REPORT_REST_PAID: m.grant_funding_report_rest_paid,
  REPORT_REST_PREPARED: m.grant_funding_report_rest_prepared,
  REPORT_CLAIM_PAID: m.grant_funding_report_claim_paid,
  REPORT_CHANGED: m.grant_funding_report_changed,
  GRANT_DATE_INVALID: m.grant_funding_date_invalid,
  CLAIM_DATE_INVALID: m.grant_funding_claim_date_invalid,
  GRANT_YEAR_CLOSED: m.grant_funding_year_closed,
  CLAIM_TOO_MUCH: m.grant_funding_claim_too_much,
  CLAIM_OWN: m.grant_funding_claim_own,
  CLAIM_NO_BANK: m.grant_funding_claim_no_bank,
} satisfies Record<FundingRefusal, () => string>

const texts: Readonly<Record<string, () => string>> = {
  ...bankRefusalTexts,
  ...associationRefusalTexts,
  ...grantRefusalTexts,
  ...ownTexts,
}

const knownText = (failure: unknown): string | undefined =>
  reservedText(failure) ??
  (failure instanceof ApiError ? texts[failure.code]?.() : undefined) ??
  fileErrorText(failure)

/** The text for a failed call. */
export const fundingErrorText = (failure: unknown): string =>
  knownText(failure) ?? accountErrorText(failure)

/** The text for a failed call of staff. */
export const staffFundingErrorText = (failure: unknown): string =>
  knownText(failure) ?? staffErrorText(failure)

const fieldTexts: Readonly<Record<string, () => string>> = {
  ...ownTexts,
  HOLDER_REQUIRED: m.grant_funding_holder_required,
  AMOUNT_REQUIRED: m.grant_funding_amount_required,
  REASON_REQUIRED: m.grant_funding_reason_required,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
  CHARACTERS_INVALID: m.grant_funding_characters,
}

/** The text beside a field. */
export const fundingFieldText = (code: string | undefined): string | undefined =>
  code === undefined ? undefined : (fieldTexts[code] ?? m.account_invalid_request)()
