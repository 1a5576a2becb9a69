import { associationRefusals } from '#core/associations/refusals.ts'

/** Codes of the register of members and of what belongs to it, with their HTTP status. */
export const registerRefusals = {
  ...associationRefusals,
  MEMBER_NOT_FOUND: 404,
  /** They have left, or were removed. */
  MEMBER_ENDED: 409,
  /** Nobody removes themselves: they leave. */
  MEMBER_IS_SELF: 409,
  ROLE_NOT_FOUND: 404,
  /** The role has ended, or its type was removed. */
  ROLE_ENDED: 409,
  /** They have this role in that time. */
  ROLE_HELD: 409,
  /** Neither a member nor a contact person there. */
  ROLE_PERSON: 409,
  /** It can do more than who gives it. */
  ROLE_ABOVE_OWN: 403,
  ROLE_DATES: 400,
  ROLE_NAME_TAKEN: 409,
  /** Of the standard roles, which have neither a name of their own nor an end. */
  ROLE_STANDARD: 409,
  /** Somebody has a role of the type that is to be removed. */
  ROLE_IN_USE: 409,
  TOO_MANY_ROLES: 409,
  INVITATION_NOT_FOUND: 404,
  /** As many mails were sent as may be. */
  INVITATION_MAILED: 409,
  TOO_MANY_INVITATIONS: 409,
  FILE_INVALID: 422,
  LINES_INVALID: 422,
  /** What the file would do is not what its preview has shown. */
  FILE_OUTDATED: 409,
  IMPORT_NOT_FOUND: 404,
  IMPORT_UNDONE: 409,
} as const
export type RegisterRefusal = keyof typeof registerRefusals
