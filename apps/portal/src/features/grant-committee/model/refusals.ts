/** Codes of the committee room, with their status. */
export const committeeRefusals = {
  /** The meeting has agreed to its list: nothing that belongs to it is changed any more. */
  MEETING_AGREED: 409,
  ROUND_NOT_FOUND: 404,
  /** The criterion is none of this type of grant, or the points are more than it has. */
  POINTS_INVALID: 422,
  /** The comment was written by somebody else, or about another application. */
  COMMENT_NOT_FOUND: 404,
  /** More than was applied for. */
  PROPOSAL_TOO_MUCH: 422,
  /** A reason that there is not, or one for another outcome. */
  PROPOSAL_REASON_UNKNOWN: 422,
  /** The other one is no member of the committee today. */
  MEMBER_NOT_FOUND: 404,
} as const
export type CommitteeRefusal = keyof typeof committeeRefusals
