export const reservationStates = ['held', 'confirmed', 'released', 'expired', 'cancelled'] as const
export type ReservationState = (typeof reservationStates)[number]

/** Where each state leads; a test holds the trigger of the database against every pair. */
export const reservationMoves = {
  held: ['confirmed', 'released', 'expired'],
  confirmed: ['cancelled'],
  released: [],
  expired: [],
  cancelled: [],
} as const satisfies Record<ReservationState, readonly ReservationState[]>

/** Those that have their units. */
export const heldStates = ['held', 'confirmed'] as const satisfies readonly ReservationState[]
