/** Why a decision about an application is refused. */
export const applicationRefusals = {
  /** Staff have to enter what is to be deposited for the academic year. */
  AMOUNT_MISSING: 409,
  /** The amount, or what it is for, is not what was seen. */
  TERMS_CHANGED: 409,
  /** Money has come, or is on its way out: the approval has no way back. */
  APPROVAL_PAID: 409,
} as const
export type ApplicationRefusal = keyof typeof applicationRefusals

/** Why something is refused, and the status of each; the others are those of cases. */
export const depositRefusals = {
  ...applicationRefusals,
  /** Somebody has saved the figure since it was read. */
  AMOUNT_CHANGED: 409,
  /** Somebody has saved the deadlines since they were read. */
  DEADLINES_CHANGED: 409,
  /** No typeface of ours has a letter of the name: no letter could be written. */
  NAME_UNWRITABLE: 422,
  /** None of this number is this person’s. */
  NO_INVOICE: 404,
  /** The money is not there, or not all of it. */
  NOT_PAID: 409,
  /** No money has come. */
  NOTHING_RECEIVED: 409,
} as const
export type DepositRefusal = keyof typeof depositRefusals
