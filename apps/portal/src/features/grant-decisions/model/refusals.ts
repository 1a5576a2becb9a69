/** Codes of this feature, with their status. */
export const decisionRefusals = {
  /** The list of the meeting is agreed already; the answer says by whom. */
  MEETING_AGREED: 409,
  MEETING_NOT_AGREED: 409,
  /** The letters are sent. */
  MEETING_RELEASED: 409,
  /** Applications are still sent to the round. */
  MEETING_TOO_EARLY: 409,
  /** Only the chair and the deputy. */
  NOT_CHAIR: 403,
  /** An application has no proposal, or one for an older version. */
  PROPOSALS_MISSING: 409,
  /** Too few members are present. */
  QUORUM_MISSING: 409,
  /** It has to be another person than the one who did the first step. */
  SECOND_PERSON_NEEDED: 403,
  /** There is no later round to which applications can be postponed. */
  NO_LATER_ROUND: 409,
  /** The organisation is not described, so no letter can be written. */
  NO_SENDER: 409,
  APPEAL_NOT_FOUND: 404,
  /** One waits already. */
  APPEAL_WAITS: 409,
  /** This decision cannot be appealed against: the other body has decided. */
  APPEAL_FINAL: 409,
  /** It was decided or withdrawn meanwhile. */
  APPEAL_CLOSED: 409,
  /** A result is registered, or was another one when it was read. */
  APPEAL_CHANGED: 409,
  /** Members of the committee do not decide about appeals against it. */
  APPEAL_OTHER_BODY: 403,
  /** It is before the appeal, or in the future. */
  DAY_IMPOSSIBLE: 422,
  CORRECTION_NOT_FOUND: 404,
  /** One waits already. */
  CORRECTION_WAITS: 409,
  /** It says what the letter says. */
  RESULT_SAME: 422,
} as const
export type DecisionRefusal = keyof typeof decisionRefusals

/** Of what staff read about themselves, or an association to which they belong. */
export const ownCaseRefusal = { OWN_CASE: 403 } as const
