/** Refusals to staff, with the HTTP status of each. */
export const issueRefusals = {
  ISSUE_NOT_FOUND: 404,
  /** A colleague has changed it since it was read. */
  ISSUE_CHANGED: 409,
  /** A sent issue cannot be changed, deleted or sent again. */
  ISSUE_SENT: 409,
  /** A subject or a text is missing in one of the languages. */
  ISSUE_INCOMPLETE: 409,
  /** There is nobody to send it to. */
  NO_SUBSCRIBERS: 409,
} as const
export type IssueRefusal = keyof typeof issueRefusals
