import { accountErrorText, fieldText } from '#core/accounts/forms/refusal-messages.ts'
import { caseRefusalTexts } from '#core/cases/refusal-messages.ts'
import type { FilesProblem } from '#core/files/check-files.ts'
import { fileErrorText, filesProblemText } from '#core/files/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { isFinalRefusal } from '../apply/field-texts.ts'
import type { ManualEligibility, RefundEligibility } from './eligibility.ts'
import type { RefundWarning } from './refund-warnings.ts'
import { type RefundRefusal, refusalOf } from './refusals.ts'

/** Before the names of fields, in their ids. */
export const idPrefix = 'refund-'

const refusalTexts = {
  REFUND_NOT_PAID: m.refund_not_paid,
  REFUND_ALREADY_MADE: m.refund_already_made,
  REFUND_AWAITING_REPLY: m.refund_awaiting_reply,
  REFUND_NATIONAL_ID_MISSING: m.refund_no_national_id,
  REFUND_NOTHING_THERE: m.refund_nothing_there,
  ACCOUNT_NUMBER_INVALID: m.refund_account_invalid,
  ACCOUNT_NUMBER_OWN: m.refund_account_own,
  ACCOUNT_NUMBER_IS_NATIONAL_ID: m.refund_account_is_national_id,
} satisfies Record<RefundRefusal, () => string>

/** Why there is no form. */
export function ineligibleText(
  answer: Exclude<RefundEligibility | ManualEligibility, 'form'>,
): string {
  return refusalTexts[refusalOf[answer]]()
}

export const warningTexts = {
  ACCOUNT_USED_BY_ANOTHER: m.refund_warning_account,
  NAME_DIFFERS: ({ name = '' }) => m.refund_warning_name({ name }),
  NATIONAL_ID_MISSING: m.refund_warning_id_missing,
  NATIONAL_ID_NOT_A_DATE: m.refund_warning_id_date,
  NATIONAL_ID_OTHER_BIRTH_DATE: m.refund_warning_id_birth,
  BALANCE_BELOW_INVOICE: m.refund_warning_balance,
  NOTHING_THERE: m.refund_nothing_there_staff,
} satisfies Record<RefundWarning, (details: Readonly<Record<string, string>>) => string>

const fieldTexts: Readonly<Record<string, () => string>> = {
  ACCOUNT_NUMBER_REQUIRED: m.refund_account_required,
  ACCOUNT_NUMBER_INVALID: m.refund_account_invalid,
  REASON_REQUIRED: m.refund_reason_required,
  PAYEE_REQUIRED: m.refund_payee_required,
  DETAILS_REQUIRED: m.refund_details_required,
  CHARACTERS_INVALID: m.account_name_invalid,
  ...({
    FILES_REQUIRED: () => filesProblemText('FILES_REQUIRED'),
    TOO_MANY_FILES: () => filesProblemText('TOO_MANY_FILES'),
    FILES_TOO_LARGE: () => filesProblemText('FILES_TOO_LARGE'),
  } satisfies Record<FilesProblem, () => string>),
}

/** The message beside a field, for a code of the form. */
export function refundFieldText(code: string): string | undefined {
  return fieldTexts[code]?.() ?? fieldText(code)
}

/** Whether sending the same again cannot succeed: the refund is not where it was when the page was opened. */
export function isFinalRefundRefusal(code: string): boolean {
  return (
    isFinalRefusal(code) ||
    Object.values(refusalOf).some(
      (known) => known === code && known !== 'REFUND_NATIONAL_ID_MISSING',
    )
  )
}

/** The message when sending failed. @param files in the order in which they were sent */
export function refundErrorText(failure: unknown, files: readonly { name: string }[]): string {
  const code = failure instanceof ApiError ? failure.code : ''
  if (code === 'INVALID_REQUEST') return m.deposit_fill_in()
  const texts: Readonly<Record<string, () => string>> = { ...caseRefusalTexts, ...refusalTexts }
  const text = Object.hasOwn(texts, code) ? texts[code]?.() : fileErrorText(failure, files)
  if (text) return text
  return failure instanceof ApiError && failure.status >= 500 && failure.status !== 503
    ? m.deposit_submit_failed()
    : accountErrorText(failure)
}
