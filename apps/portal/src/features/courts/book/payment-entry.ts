import type { CourtReservation } from '../model/contract.ts'
import type { SavedReservation } from './saved-reservation.ts'

export type PaymentEntry =
  /** These are held, and are to be paid. */
  | {
      readonly does: 'pay'
      readonly units: readonly [CourtReservation, ...CourtReservation[]]
    }
  /** What is chosen is to be held first. */
  | { readonly does: 'hold' }
  /** It is paid, by whatever way. */
  | { readonly does: 'booked' }
  /** The hold that the address names has ended. */
  | { readonly does: 'over' }
  | { readonly does: 'unknown' }

/**
 * What the payment step begins with. The address says which hold it is once there is one: a reload, a
 * bank that comes back to another tab and a link to a hold find it by that.
 * @param own what whoever looks holds and has booked
 */
export function findPaymentEntry({
  named,
  saved,
  own,
  hasSelection,
}: {
  named: string | undefined
  saved: SavedReservation | null
  own: readonly CourtReservation[]
  hasSelection: boolean
}): PaymentEntry {
  if (named === undefined && hasSelection) return { does: 'hold' }
  const holdId = named ?? saved?.holdId
  if (holdId === undefined) return { does: 'unknown' }
  const [first, ...others] = own.filter((unit) => unit.holdId === holdId)
  if (!first) return { does: 'over' }
  return first.state === 'held' ? { does: 'pay', units: [first, ...others] } : { does: 'booked' }
}
