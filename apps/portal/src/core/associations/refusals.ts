/** Codes that every part of the associations may refuse with, and the status of each. */
export const associationRefusals = {
  /** There is none, or the caller has nothing to do with it. */
  ASSOCIATION_NOT_FOUND: 404,
  /** They have a role there, and this is not for it. */
  ASSOCIATION_RIGHT_MISSING: 403,
  /** Its state does not allow it. */
  ASSOCIATION_STATE: 409,
  /** Somebody else has changed it since it was read. */
  ASSOCIATION_CHANGED: 409,
  /** Nobody can become a member there now. */
  ASSOCIATION_TAKES_NO_MEMBERS: 409,
  /** Wrong, withdrawn, answered before, or past its time. */
  INVITATION_INVALID: 410,
} as const
export type AssociationRefusal = keyof typeof associationRefusals
