import type { CourtReservation } from '../model/contract.ts'
import type { SavedReservation } from './saved-reservation.ts'

export type PaymentEntry =
  /** The visitor holds these units and can pay for them. */
  | {
      readonly action: 'pay'
      readonly units: readonly [CourtReservation, ...CourtReservation[]]
    }
  /** The chosen timeslots must be held first. */
  | { readonly action: 'hold' }
  /** The hold is already paid. */
  | { readonly action: 'booked' }
  /** The hold in the address has ended. */
  | { readonly action: 'over' }
  | { readonly action: 'unknown' }

/**
 * Decides what the payment step starts with. The address names the hold once there is one, so that
 * a reload, a return from the bank in another tab and a link all find it.
 * @param own what the visitor holds and has booked
 */
export function findPaymentEntry({
  holdInAddress,
  saved,
  own,
  hasSelection,
}: {
  holdInAddress: string | undefined
  saved: SavedReservation | null
  own: readonly CourtReservation[]
  hasSelection: boolean
}): PaymentEntry {
  if (holdInAddress === undefined && hasSelection) return { action: 'hold' }
  const holdId = holdInAddress ?? saved?.holdId
  if (holdId === undefined) return { action: 'unknown' }
  const [first, ...others] = own.filter((unit) => unit.holdId === holdId)
  if (!first) return { action: 'over' }
  return first.state === 'held'
    ? { action: 'pay', units: [first, ...others] }
    : { action: 'booked' }
}
