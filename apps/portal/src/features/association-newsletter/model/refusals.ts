/** Refusals to a board, with the HTTP status of each. */
export const newsletterRefusals = {
  ISSUE_NOT_FOUND: 404,
  /** Somebody else of the board has changed it since it was read. */
  ISSUE_CHANGED: 409,
  /** A sent issue cannot be changed, deleted or sent again. */
  ISSUE_SENT: 409,
  /** It is not being sent, so that there is nothing to stop. */
  ISSUE_NOT_SENDING: 409,
  /** No language has both a subject and a text, or one has only one of them. */
  ISSUE_INCOMPLETE: 409,
  /** As many issues were sent today as an association may send on one day. */
  DAY_LIMIT: 409,
  /** `mostDrafts` of the association are not sent yet. */
  TOO_MANY_DRAFTS: 409,
  /** There is nobody to send it to. */
  NO_RECIPIENTS: 409,
} as const
export type NewsletterRefusal = keyof typeof newsletterRefusals
