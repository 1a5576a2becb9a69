/** Why something about money is refused, and the status of each; the others are those of the bank. */
export const moneyRefusals = {
  /** The organisation has set up no account (DEPOSIT_…). */
  ACCOUNT_NOT_SET_UP: 409,
  /** No student has this customer number. */
  CUSTOMER_UNKNOWN: 404,
  /** Less than what is invoiced would be left, and no refund is approved: such a payout needs a cause. */
  PAYOUT_CAUSE_REQUIRED: 409,
} as const
export type MoneyRefusal = keyof typeof moneyRefusals
