/** Why something is refused in the inbox, and the status of each. */
export const inboxRefusals = {
  /** Or it is in a category of others. */
  INQUIRY_NOT_FOUND: 404,
  /** Somebody has written or done something since it was read. */
  INQUIRY_CHANGED: 409,
  /** A colleague who does not answer in its category. */
  NOT_ANSWERING: 409,
  CATEGORY_UNKNOWN: 409,
  /** An answer to what is closed, or to open what is open. */
  STEP_NOT_POSSIBLE: 409,
} as const
export type InboxRefusal = keyof typeof inboxRefusals
