import { absenceRefusals } from '#core/kindergartens/presence/refusals.ts'
import { kindergartenRefusals } from '#core/kindergartens/refusals.ts'

const { CHILD_NOT_FOUND, CHILD_NOT_ENROLLED, KINDERGARTEN_CHANGED } = kindergartenRefusals

/** Of everything about one child: there is none whom the caller reaches. */
export const childRefusals = { CHILD_NOT_FOUND } as const

export const reportRefusals = { ...childRefusals, CHILD_NOT_ENROLLED, ...absenceRefusals } as const

export const contactRefusals = {
  /** There is none that the caller may change. */
  CONTACT_NOT_FOUND: 404,
  /** The child has so many already. */
  CONTACTS_FULL: 409,
  /** The one day is over, or more than a year ahead. */
  CONTACT_DAY_INVALID: 422,
} as const

export const healthRefusals = { KINDERGARTEN_CHANGED } as const

export const consentRefusals = {
  /** There is none, or it is no longer offered and was not given. */
  CONSENT_NOT_FOUND: 404,
} as const

export const placeRefusals = {
  PLACE_REQUEST_NOT_FOUND: 404,
  /** One of the same kind waits for its answer. */
  PLACE_REQUEST_OPEN: 409,
  PLACE_REQUEST_DECIDED: 409,
  /** The last day is another one than what was shown. */
  PLACE_END_CHANGED: 409,
  /** The child has no place, or it ends before. */
  PLACE_ENDS_BEFORE: 409,
  /** The day is over or too far ahead, or nothing is changed. */
  PLACE_REQUEST_INVALID: 422,
} as const

/** Codes of this feature, with their status. */
export const ownRefusals = { ...contactRefusals, ...consentRefusals, ...placeRefusals } as const
export type OwnRefusal = keyof typeof ownRefusals
export type ShownRefusal = OwnRefusal | keyof typeof reportRefusals | keyof typeof healthRefusals
