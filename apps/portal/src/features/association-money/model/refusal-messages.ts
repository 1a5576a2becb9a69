import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import { associationRefusalTexts } from '#core/associations/refusal-messages.ts'
import { bankRefusalTexts } from '#core/bank/refusal-messages.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { MoneyRefusal } from './refusals.ts'

const ownTexts = {
  ACCOUNT_INVALID: m.association_account_invalid,
  ACCOUNT_OWN: m.association_account_own,
  ACCOUNT_IS_NATIONAL_ID: m.association_account_is_national_id,
  ACCOUNT_UNCHANGED: m.association_account_unchanged,
  ACCOUNT_WAITS: m.association_account_waits,
  ACCOUNT_NOT_FOUND: m.association_account_not_found,
  ACCOUNT_ENTERED_BY_YOU: m.association_account_entered_by_you,
  ACCOUNT_ENTERED_BY_FORMER: m.association_account_entered_by_former,
  ACCOUNT_DIFFERS: m.association_account_differs,
  ACCOUNT_MISSING: m.association_account_missing,
  ACCOUNT_CHANGED: m.association_account_changed,
  PAYOUT_TOO_MUCH: m.association_payout_too_much,
  PAYOUT_REQUEST_WAITS: m.association_payout_waits,
  PAYOUT_REQUEST_NOT_FOUND: m.association_payout_not_found,
  PAYOUT_REQUEST_DECIDED: m.association_payout_decided,
} satisfies Record<MoneyRefusal, () => string>

const texts: Readonly<Record<string, () => string>> = {
  ...bankRefusalTexts,
  ...associationRefusalTexts,
  ...ownTexts,
}

const knownText = (failure: unknown): string | undefined =>
  failure instanceof ApiError ? texts[failure.code]?.() : undefined

/** The text for a failed call. */
export const moneyErrorText = (failure: unknown): string =>
  knownText(failure) ?? accountErrorText(failure)

/** The text for a failed call of staff. */
export const staffMoneyErrorText = (failure: unknown): string =>
  knownText(failure) ?? staffErrorText(failure)

const fieldTexts: Readonly<Record<string, () => string>> = {
  ...ownTexts,
  HOLDER_REQUIRED: m.association_account_holder_required,
  AMOUNT_REQUIRED: m.association_payout_amount_required,
  REASON_REQUIRED: m.association_money_reason_required,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
  CHARACTERS_INVALID: m.association_money_characters,
}

/** The text beside a field. */
export const moneyFieldText = (code: string | undefined): string | undefined =>
  code === undefined ? undefined : (fieldTexts[code] ?? m.account_invalid_request)()
