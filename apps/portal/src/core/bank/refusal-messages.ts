import { m } from '#messages'
import type { BankRefusal } from './refusals.ts'

/** What staff are told when a file of the bank, a transfer or a payout is refused. */
export const bankRefusalTexts: Readonly<Record<BankRefusal, () => string>> = {
  BANK_FILE_TOO_LARGE: m.bank_file_too_large,
  BANK_FILE_BROKEN: m.bank_file_broken,
  BANK_FILE_FORBIDDEN: m.bank_file_forbidden,
  BANK_FILE_OTHER_KIND: m.bank_file_other_kind,
  BANK_FILE_OTHER_ACCOUNT: m.bank_file_other_account,
  BANK_FILE_CURRENCY: m.bank_file_currency,
  BANK_FILE_AMOUNT: m.bank_file_amount,
  BANK_FILE_DATE: m.bank_file_date,
  BANK_FILE_REFERENCE: m.bank_file_reference,
  BANK_FILE_INCOMPLETE: m.bank_file_incomplete,
  BANK_FILE_TEXT_TOO_LONG: m.bank_file_text_too_long,
  BANK_FILE_TOO_MANY_ENTRIES: m.bank_file_too_many_entries,
  TRANSFER_DIFFERS: m.transfer_differs,
  TRANSFER_UNKNOWN: m.transfer_unknown,
  TRANSFER_CHANGED: m.transfer_changed,
  TRANSFER_SPENT: m.transfer_spent,
  CUSTOMER_NUMBER_INVALID: m.customer_number_invalid,
  PAYOUT_UNKNOWN: m.payout_unknown,
  PAYOUT_DIFFERS: m.payout_differs,
  PAYOUT_CHANGED: m.payout_changed,
  PAYOUT_OWN: m.payout_own,
  PAYOUT_OWN_APPROVAL: m.payout_own_approval,
  PAYOUT_EXCEEDS_BALANCE: m.payout_exceeds_balance,
  PAYOUT_NOT_COVERED: m.payout_not_covered,
  PAYOUT_ACCOUNT_INVALID: m.payout_account_invalid,
  PAYOUT_DETAILS_INVALID: m.payout_details_invalid,
  PAYOUT_FILE_UNKNOWN: m.payout_file_unknown,
}
