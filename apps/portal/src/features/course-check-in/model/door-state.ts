import type { TicketState } from '#core/courses/states.ts'
import type { PlaceState } from '#core/places/states.ts'

/** What a ticket is at the door. `unpaid`: its place is held while it is paid for. */
export const doorStates = ['booked', 'unpaid', 'waiting', 'cancelled', 'replaced'] as const
export type DoorState = (typeof doorStates)[number]

const ofPlace = {
  held: 'unpaid',
  booked: 'booked',
  waiting: 'waiting',
  cancelled: 'cancelled',
  expired: 'cancelled',
} as const satisfies Record<PlaceState, DoorState>

/** A ticket that was passed on or cancelled stays so, whatever becomes of its place. */
export const doorStateOf = (ticket: TicketState, place: PlaceState): DoorState =>
  ticket === 'valid' ? ofPlace[place] : ticket

/** It lets nobody in: whoever was let in with it came in on a phone without network. */
export const isInvalid = (state: DoorState): boolean =>
  state === 'cancelled' || state === 'replaced'
