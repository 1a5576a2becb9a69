/** Every refusal of what staff do with classes and members, and the HTTP status that carries it. */
export const classStaffRefusals = {
  CLASS_NOT_FOUND: 404,
  /** The class is cancelled or has started. */
  CLASS_NOT_COMING: 409,
  CLASS_NOT_STARTED: 409,
  INSTRUCTOR_NOT_FOUND: 404,
  /** The member has no place in the class. */
  MEMBER_NOT_BOOKED: 404,
  MEMBER_NOT_FOUND: 404,
  MEMBER_NOT_BLOCKED: 409,
  BLOCK_ENDS_IN_THE_PAST: 409,
} as const
export type ClassStaffRefusal = keyof typeof classStaffRefusals
