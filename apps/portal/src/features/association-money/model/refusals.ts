/** Codes of this feature, with their status. */
export const moneyRefusals = {
  /** No eleven digits, or a wrong check digit. */
  ACCOUNT_INVALID: 422,
  /** One of the organisation's own accounts. */
  ACCOUNT_OWN: 422,
  /** What was typed is the national id of the one who typed it. */
  ACCOUNT_IS_NATIONAL_ID: 422,
  /** It is the one that counts already. */
  ACCOUNT_UNCHANGED: 409,
  /** Somebody else has entered one that waits. */
  ACCOUNT_WAITS: 409,
  /** There is none, or somebody else has dealt with it meanwhile. */
  ACCOUNT_NOT_FOUND: 404,
  /** Another contact person confirms it. */
  ACCOUNT_ENTERED_BY_YOU: 403,
  /** Who entered it is no contact person any more. */
  ACCOUNT_ENTERED_BY_FORMER: 409,
  /** What was typed to confirm it is another number. */
  ACCOUNT_DIFFERS: 422,
  /** No account is confirmed, so money can go nowhere. */
  ACCOUNT_MISSING: 409,
  /** The account is another one than the caller has seen. */
  ACCOUNT_CHANGED: 409,
  /** More than is available. */
  PAYOUT_TOO_MUCH: 409,
  /** A request waits already. */
  PAYOUT_REQUEST_WAITS: 409,
  PAYOUT_REQUEST_NOT_FOUND: 404,
  /** It was decided or withdrawn meanwhile. */
  PAYOUT_REQUEST_DECIDED: 409,
} as const
export type MoneyRefusal = keyof typeof moneyRefusals
