/** Codes that staff are refused with here, and the status of each; `core/grants` has others. */
export const grantCaseRefusals = {
  /** There is none with that id. */
  ROUND_NOT_FOUND: 404,
  /** It is cancelled, its meeting is over or agreed, or the type is not applied for in it. */
  ROUND_NOT_POSSIBLE: 409,
  /** The list of the meeting is agreed, and its letters are not sent. */
  MEETING_AGREED: 409,
  /** The application has a case. */
  CASE_THERE: 409,
  /** Nobody has an account who could be answered. */
  NOBODY_LEFT: 409,
} as const
export type GrantCaseRefusal = keyof typeof grantCaseRefusals
