import { associationRefusals } from '#core/associations/refusals.ts'

/** Codes of refusals, with their HTTP status. */
export const contactRefusals = {
  ...associationRefusals,
  /** An invitation to the same address is open. */
  ALREADY_INVITED: 409,
  /** Answered, withdrawn, or sent as often as may be. */
  INVITATION_NOT_SENT: 409,
  /** More invitations are open than may be. */
  TOO_MANY_INVITATIONS: 409,
  /** The account that accepts is a contact person there already. */
  ALREADY_CONTACT: 409,
  /** Another account of the same person is. */
  OTHER_ACCOUNT_IS_CONTACT: 409,
  /** Who was appointed by staff is not the one who appointed them. */
  APPOINTED_BY_YOURSELF: 403,
  CONTACT_NOT_FOUND: 404,
  /** It is not active, or inactive for another reason than the confirmation. */
  CONFIRMATION_NOT_POSSIBLE: 409,
  ASSEMBLY_NOT_FOUND: 404,
  /** One of the same day is registered. */
  ASSEMBLY_EXISTS: 409,
  ASSEMBLY_IN_FUTURE: 422,
  ASSEMBLY_TOO_OLD: 422,
  /** A role is not one of the association. */
  ASSEMBLY_ROLE_UNKNOWN: 422,
  /** Somebody who gets a role is no member and no contact person. */
  ASSEMBLY_PERSON_UNKNOWN: 422,
  /** Nobody would answer for the association. */
  ASSEMBLY_WITHOUT_CONTACT: 422,
  MINUTES_NOT_PDF: 422,
  /** More than seven days ago, or withdrawn before. */
  WITHDRAWAL_TOO_LATE: 409,
  /** Those who step down do not accept for the new board. */
  HANDOVER_NOT_YOURS: 403,
} as const
export type ContactRefusal = keyof typeof contactRefusals

/** Invitations of one association that may be open at the same time. */
export const mostOpenInvitations = 20
