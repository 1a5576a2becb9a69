/** Why something is refused, and the status of each. */
export const caseRefusals = {
  CASE_NOT_FOUND: 404,
  /** This person has one of the kind that is open. */
  CASE_EXISTS: 409,
  /** Somebody else, the student perhaps, has done something since it was read. */
  CASE_CHANGED: 409,
  /** The status does not allow it. */
  STEP_NOT_POSSIBLE: 409,
  COMMENT_REQUIRED: 422,
  /** It has taken effect, or there is none. */
  NOTHING_TO_TAKE_BACK: 409,
} as const
export type CaseRefusal = keyof typeof caseRefusals

/** The hidden field that every kind of case has: it is of the person. */
export const nationalIdSecret = 'national-id'
