/** Why the books refuse something, with the status of the answer. */
export const ledgerRefusals = {
  /** The key identifies a transaction with other content. */
  LEDGER_KEY_USED: 409,
  /** A customer's account would owe us money. */
  LEDGER_NOT_COVERED: 409,
  LEDGER_ALREADY_REVERSED: 409,
  /** A reversal is not reversed: post the correct transaction instead. */
  LEDGER_REVERSAL: 409,
  LEDGER_TRANSACTION_UNKNOWN: 404,
} as const
