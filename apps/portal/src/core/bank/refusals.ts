/** What is wrong with a file of the bank, or with what staff want of it; the status of each. */
export const bankRefusals = {
  BANK_FILE_TOO_LARGE: 413,
  /** Cut off, no XML, no UTF-8. */
  BANK_FILE_BROKEN: 422,
  /** It declares a document type, entities among them: no bank does. */
  BANK_FILE_FORBIDDEN: 422,
  /** XML, but not a message of the kind that is read here. */
  BANK_FILE_OTHER_KIND: 422,
  BANK_FILE_OTHER_ACCOUNT: 422,
  BANK_FILE_CURRENCY: 422,
  BANK_FILE_AMOUNT: 422,
  BANK_FILE_DATE: 422,
  /** The bank's name for an entry is missing. */
  BANK_FILE_REFERENCE: 422,
  /** A field that every such message has is missing. */
  BANK_FILE_INCOMPLETE: 422,
  BANK_FILE_TEXT_TOO_LONG: 422,
  BANK_FILE_TOO_MANY_ENTRIES: 422,
  /** The same reference is registered with another amount or date. */
  TRANSFER_DIFFERS: 409,
  TRANSFER_UNKNOWN: 404,
  /** Somebody else has changed it meanwhile. */
  TRANSFER_CHANGED: 409,
  /** The money has already been spent and cannot be reversed. */
  TRANSFER_SPENT: 409,
  /** The person who registered a transfer must not confirm it. */
  TRANSFER_OWN: 403,
  /** Before the account was opened, or after today. */
  TRANSFER_DATE: 422,
  /** Amount and day are those of the bank's file: only whose it is can be corrected. */
  TRANSFER_OF_BANK: 409,
  /** The correction would change nothing. */
  TRANSFER_UNCHANGED: 422,
  CORRECTION_UNKNOWN: 404,
  /** A correction of this transfer or payout waits already. */
  CORRECTION_WAITING: 409,
  /** Somebody has confirmed or rejected it meanwhile. */
  CORRECTION_DECIDED: 409,
  /** The person who proposed a correction must not confirm it. */
  CORRECTION_OWN: 403,
  CONFLICT_UNKNOWN: 404,
  CONFLICT_RESOLVED: 409,
  /** No customer number that is right. */
  CUSTOMER_NUMBER_INVALID: 422,
  PAYOUT_UNKNOWN: 404,
  /** The same request exists with another payee or amount. */
  PAYOUT_DIFFERS: 409,
  /** Somebody has released or withdrawn it meanwhile. */
  PAYOUT_CHANGED: 409,
  /** The person who approved or prepared a payout must not release it. */
  PAYOUT_OWN: 403,
  /** The person who approved a manual payout must not record its outcome. */
  PAYOUT_OWN_APPROVAL: 403,
  /** Its owner has asked for the money once more, and gets it by that request. */
  PAYOUT_ASKED_AGAIN: 409,
  /** Another account than the one that its owner has confirmed. */
  PAYOUT_ACCOUNT_NOT_CONFIRMED: 409,
  /** It belongs to somebody who decides about this money. */
  PAYOUT_ACCOUNT_OF_DECIDER: 409,
  PAYOUT_NOT_COVERED: 409,
  /** More than is on the account and not promised to payouts that wait for release. */
  PAYOUT_EXCEEDS_BALANCE: 409,
  PAYOUT_ACCOUNT_INVALID: 422,
  /** Our own account: a payout does not go there. */
  PAYOUT_ACCOUNT_OWN: 422,
  /** More came back than was paid. */
  PAYOUT_RETURN_AMOUNT: 422,
  PAYOUT_DETAILS_INVALID: 422,
  PAYOUT_FILE_UNKNOWN: 404,
  /** The organisation has set up no account that such payouts are paid from. */
  PAYER_NOT_SET_UP: 409,
  /** Less than what is invoiced would be left, and no refund is approved: such a payout needs a cause. */
  PAYOUT_CAUSE_REQUIRED: 409,
  /** The organisation has set up no account that customers pay to (DEPOSIT_…). */
  ACCOUNT_NOT_SET_UP: 409,
  /** Nobody has this customer number. */
  CUSTOMER_UNKNOWN: 404,
} as const
export type BankRefusal = keyof typeof bankRefusals
