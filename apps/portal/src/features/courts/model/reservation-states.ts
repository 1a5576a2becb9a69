export const reservationStates = ['held', 'confirmed', 'released', 'expired', 'cancelled'] as const
export type ReservationState = (typeof reservationStates)[number]

/**
 * The states that may follow each state; a test checks the trigger of the database with every pair.
 */
export const reservationMoves = {
  held: ['confirmed', 'released', 'expired'],
  confirmed: ['cancelled'],
  released: [],
  expired: [],
  cancelled: [],
} as const satisfies Record<ReservationState, readonly ReservationState[]>

/** States in which a reservation occupies its units. */
export const heldStates = ['held', 'confirmed'] as const satisfies readonly ReservationState[]
