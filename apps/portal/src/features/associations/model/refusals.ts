/** Why an application to found an association, or a founder's answer, is refused. */
export const foundingRefusals = {
  /** One application of a person at a time. */
  APPLICATION_EXISTS: 409,
  APPLICATION_NOT_FOUND: 404,
  /** It is with staff, or decided. */
  APPLICATION_LOCKED: 409,
  /** A founder is named twice. */
  FOUNDER_TWICE: 422,
  /** The applicant is a founder already, and named again. */
  FOUNDER_IS_APPLICANT: 422,
  FOUNDERS_TOO_FEW: 422,
  STATUTES_REQUIRED: 422,
  MINUTES_REQUIRED: 422,
  STATUTES_NOT_PDF: 422,
  MINUTES_NOT_PDF: 422,
  FOUNDER_NOT_FOUND: 404,
  /** A mail went to them a moment ago, or they have confirmed. */
  FOUNDER_MAIL_SENT: 409,
  /** Wrong, or the application is not waiting for founders any more. */
  FOUNDER_LINK_INVALID: 410,
  /** They have given the other answer before. */
  FOUNDER_ANSWERED: 409,
} as const
export type FoundingRefusal = keyof typeof foundingRefusals

/** Why its board cannot close an association, or a correction of staff is refused. */
export const boardRefusals = {
  /** Something is not finished; the answer says what. */
  ASSOCIATION_UNFINISHED: 409,
  /** The name was not typed as it is. */
  NAME_DIFFERS: 422,
} as const
export type BoardRefusal = keyof typeof boardRefusals

export const staffRefusals = {
  /** The step does not follow from its state. */
  STEP_NOT_POSSIBLE: 409,
  MERGE_WITH_ITSELF: 422,
  /** The other one is not there, or is closed. */
  MERGE_TARGET_INVALID: 422,
  /** Meanwhile other contact persons would get the mail than were counted. */
  MAILING_CHANGED: 409,
  /** Nobody would get it. */
  MAILING_EMPTY: 409,
  TOPIC_NOT_FOUND: 404,
  TOPIC_CHANGED: 409,
  TOPIC_IN_USE: 409,
  SETTINGS_CHANGED: 409,
} as const
export type StaffRefusal = keyof typeof staffRefusals
