/** Why something about the money of kindergartens is refused, with the HTTP status. */
export const moneyRefusals = {
  /** Another price counts from that month. */
  PRICE_MONTH_TAKEN: 409,
  DECISION_NOT_FOUND: 404,
  /** The municipality has decided something else for a part of these months. */
  DECISION_OVERLAPS: 409,
  /** Later than it ends already, or not the last day of a month. */
  DECISION_END_INVALID: 422,
  /** Not a guardian of the child with responsibility, or blocked. */
  PAYER_INVALID: 422,
  /** Something else would be invoiced than staff have seen. */
  PREVIEW_CHANGED: 409,
  /** There is nothing to invoice. */
  RUN_EMPTY: 409,
  RUN_NOT_FOUND: 404,
  /** The month would be the same: a part is credited instead, or nothing. */
  INVOICE_RIGHT: 409,
} as const
export type MoneyRefusal = keyof typeof moneyRefusals
