/** Why a place at an event cannot be had, kept or cancelled, with the status of each. */
export const bookRefusals = {
  /** There is none, or it is not published. */
  EVENT_NOT_FOUND: 404,
  /** People come as they are. */
  EVENT_WITHOUT_PLACES: 409,
  EVENT_FOR_MEMBERS: 403,
  EVENT_CALLED_OFF: 409,
  BOOKING_CLOSED: 409,
  /** The association is not active any more. */
  EVENT_ASSOCIATION_CLOSED: 409,
  /** It costs something else than what was shown. */
  PRICE_CHANGED: 409,
  EVENT_ANSWERS_INVALID: 422,
} as const

export const ownPlaceRefusals = {
  /** The caller has no such place. */
  PLACE_NOT_FOUND: 404,
  /** It was booked, paid or promoted since it was shown. */
  PLACE_CHANGED: 409,
  EVENT_STARTED: 409,
  /** The refund is another one than what was shown. */
  REFUND_CHANGED: 409,
} as const

export const boardPlaceRefusals = {
  /** Nobody of the board cancels their own place at an advantage. */
  PLACE_IS_OWN: 409,
} as const

export const payPlaceRefusals = {
  PLACE_NOT_FOUND: 404,
  /** The time to pay is over. */
  PLACE_EXPIRED: 409,
  PLACE_PAID: 409,
} as const

export const placeRefusals = {
  ...bookRefusals,
  ...ownPlaceRefusals,
  ...boardPlaceRefusals,
  ...payPlaceRefusals,
} as const
export type PlaceRefusal = keyof typeof placeRefusals
