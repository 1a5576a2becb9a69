import { fieldText } from '#core/accounts/forms/refusal-messages.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { CorrectionKind } from './correction-kinds.ts'
import type { PayoutMethod } from './money-forms.ts'
import type { PayoutState } from './payout-states.ts'
import { bankRefusalTexts } from './refusal-messages.ts'

const refusalTexts: Readonly<Record<string, () => string>> = {
  ...bankRefusalTexts,
  BODY_TOO_LARGE: m.money_import_too_large,
}

/** The message when a call about money failed. */
export function moneyErrorText(failure: unknown): string {
  const code = failure instanceof ApiError ? failure.code : ''
  const text = Object.hasOwn(refusalTexts, code) ? refusalTexts[code] : undefined
  if (!text) return staffErrorText(failure)
  const settings = settingsOf(failure)
  if (settings.length > 0)
    return m.money_payer_settings({ text: text(), settings: settings.join(', ') })
  const line = lineOf(failure)
  return line === null ? text() : m.money_at_line({ text: text(), line })
}

/** The line of a bank file at which its reader stopped. */
function lineOf(failure: unknown): number | null {
  if (!(failure instanceof ApiError) || typeof failure.answer !== 'object' || !failure.answer)
    return null
  const { line } = failure.answer as { line?: unknown }
  return typeof line === 'number' ? line : null
}

/** The settings of the account that pays, where it is not set up. */
function settingsOf(failure: unknown): readonly string[] {
  if (!(failure instanceof ApiError) || typeof failure.answer !== 'object' || !failure.answer)
    return []
  const { settings } = failure.answer as { settings?: unknown }
  return Array.isArray(settings) ? settings.map(String) : []
}

const problemTexts: Readonly<Record<string, () => string>> = {
  REFERENCE_REQUIRED: m.money_reference_required,
  KRONER_INVALID: m.money_kroner_invalid,
  DATE_REQUIRED: m.money_date_required,
  CUSTOMER_NUMBER_REQUIRED: m.money_number_required,
  CUSTOMER_NUMBER_INVALID: m.money_number_invalid,
  CUSTOMER_UNKNOWN: m.money_customer_unknown,
  PAYOUT_CAUSE_REQUIRED: m.money_cause_required,
  CHARACTERS_INVALID: m.money_characters_invalid,
  PAYEE_REQUIRED: m.money_payee_required,
  ACCOUNT_INVALID: m.money_account_invalid,
  DETAILS_REQUIRED: m.money_details_required,
  MESSAGE_REQUIRED: m.money_message_required,
  REASON_REQUIRED: m.money_reason_required,
  FILE_REQUIRED: m.money_import_required,
  FILE_TOO_LARGE: m.money_import_too_large,
  FILE_NOT_XML: m.money_import_not_xml,
}

/** The message beside a field. */
export function moneyFieldText(code: string): string | undefined {
  return Object.hasOwn(problemTexts, code) ? problemTexts[code]?.() : fieldText(code)
}

export const payoutStateNames = {
  prepared: m.money_payout_prepared,
  withdrawn: m.money_payout_withdrawn,
  released: m.money_payout_released,
  sent: m.money_payout_sent,
  paid: m.money_payout_paid,
  failed: m.money_payout_failed,
  returned: m.money_payout_returned,
} satisfies Record<PayoutState, () => string>

export const correctionNames = {
  'reverse-transfer': m.correction_reverse,
  'replace-transfer': m.correction_replace,
  'move-transfer': m.correction_move,
  'return-payout': m.correction_return,
} satisfies Record<CorrectionKind, () => string>

export const payoutMethodNames = {
  account: m.money_way_account,
  details: m.money_way_details,
} satisfies Record<PayoutMethod, () => string>

/** ISO 20022, external code set of status reasons: those that banks give for a single payment. */
const bankReasons: Readonly<Record<string, () => string>> = {
  AC01: m.money_bank_account_wrong,
  AC02: m.money_bank_account_wrong,
  AC03: m.money_bank_account_wrong,
  AC04: m.money_bank_account_closed,
  AC06: m.money_bank_account_blocked,
  AG01: m.money_bank_forbidden,
  AM04: m.money_bank_no_cover,
  AM05: m.money_bank_repeated,
  BE01: m.money_bank_name_wrong,
  DU01: m.money_bank_repeated,
  DU03: m.money_bank_repeated,
  UNKNOWN: m.money_bank_refused,
}

/** Why a payout failed: the bank's code in words with what it says, or what somebody has noted. */
export function failureText(reason: string): string {
  const [code = ''] = reason.split(' ', 1)
  const text = Object.hasOwn(bankReasons, code) ? bankReasons[code]?.() : undefined
  if (text === undefined) return reason
  return code === 'UNKNOWN' ? text : `${text} (${reason})`
}
