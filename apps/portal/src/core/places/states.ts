/**
 * What somebody has of a thing with a number of places. `held`: theirs while they pay. `waiting`: in the
 * queue. `expired`: a hold that was not paid in time, or a queue that was closed.
 */
export const placeStates = ['held', 'booked', 'waiting', 'cancelled', 'expired'] as const
export type PlaceState = (typeof placeStates)[number]

/** Those in which a place counts against the number that there is. */
export const takenStates = ['held', 'booked'] as const satisfies readonly PlaceState[]

/** Those of whom a person has one at most for each offer. */
export const activeStates = ['held', 'booked', 'waiting'] as const satisfies readonly PlaceState[]

const includes = (states: readonly PlaceState[], state: PlaceState) => states.includes(state)
export const isTaken = (state: PlaceState): boolean => includes(takenStates, state)
export const isActive = (state: PlaceState): boolean => includes(activeStates, state)

/** Why somebody waits. `pool-first`: places are for the first pool until a given time. */
export const waitingReasons = ['full', 'pool-first'] as const
export type WaitingReason = (typeof waitingReasons)[number]

/** How a place was cancelled. `declined`: one that was offered to somebody who waited. */
export const cancelReasons = [
  'by-person',
  'declined',
  'by-organiser',
  'by-staff',
  'called-off',
] as const
export type CancelReason = (typeof cancelReasons)[number]
