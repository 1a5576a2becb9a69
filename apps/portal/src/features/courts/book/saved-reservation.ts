import { z } from 'zod/mini'
import type { CourtReservation } from '../model/contract.ts'

/** Specification, section 9. Only ids are stored; everything else is fetched. */
const key = 'courts-and-halls-reservation-data'

const Saved = z.object({
  holdId: z.uuid(),
  reservations: z.array(z.object({ id: z.uuid(), timeslotId: z.string() })),
})
export type SavedReservation = z.infer<typeof Saved>

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Stores the ids of the reservation, so that the page recognises it after the payment. */
export function saveReservation(store: Store, items: readonly CourtReservation[]): void {
  const [first] = items
  if (!first) return
  const reservations = items.map(({ id, timeslotId }) => ({ id, timeslotId }))
  store.setItem(key, JSON.stringify({ holdId: first.holdId, reservations }))
}

/** @returns null when nothing valid is stored */
export function readReservation(store: Store): SavedReservation | null {
  try {
    const parsed = z.safeParse(Saved, JSON.parse(store.getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Whether the stored hold differs from the current choice. */
export function isDifferentChoice(saved: SavedReservation, chosenIds: readonly string[]): boolean {
  const savedIds = saved.reservations.map(({ timeslotId }) => timeslotId)
  return savedIds.length !== chosenIds.length || savedIds.some((id) => !chosenIds.includes(id))
}

export function clearReservation(store: Store): void {
  store.removeItem(key)
}

/** Specification, section 9: the payment that the payer returns from. */
const paymentKey = 'paymentId'

export function savePaymentId(store: Store, paymentId: string): void {
  store.setItem(paymentKey, paymentId)
}

export function readPaymentId(store: Store): string | null {
  const parsed = z.safeParse(z.uuid(), store.getItem(paymentKey))
  return parsed.success ? parsed.data : null
}

/** Clears the stored ids, once the outcome is known. */
export function clearSaved(store: Store): void {
  store.removeItem(paymentKey)
  clearReservation(store)
}
