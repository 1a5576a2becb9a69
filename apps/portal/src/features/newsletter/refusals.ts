/** Why a link of a mail does nothing, and the status. */
export const linkRefusals = {
  /** Unknown, forged, used or too old, which look the same. */
  LINK_NOT_VALID: 410,
} as const
export type LinkRefusal = keyof typeof linkRefusals

/** Why something is refused to staff, and the status of each. */
export const issueRefusals = {
  ISSUE_NOT_FOUND: 404,
  /** Somebody has written in it since it was read. */
  ISSUE_CHANGED: 409,
  /** What was sent is not changed, removed or sent again. */
  ISSUE_SENT: 409,
  /** A subject or a text is missing in one of the languages. */
  ISSUE_INCOMPLETE: 409,
  /** There is nobody to send it to. */
  NO_SUBSCRIBERS: 409,
} as const
export type IssueRefusal = keyof typeof issueRefusals
