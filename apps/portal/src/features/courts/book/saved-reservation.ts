import { z } from 'zod/mini'
import type { CourtReservation } from '../model/contract.ts'

/** Specification, section 9. Ids alone: whatever else there is to know is asked for. */
const key = 'courts-and-halls-reservation-data'

const Saved = z.object({
  holdId: z.uuid(),
  reservations: z.array(z.object({ id: z.uuid(), timeslotId: z.string() })),
})
export type SavedReservation = z.infer<typeof Saved>

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps what the return from the payment needs to know which reservation it was. */
export function saveReservation(store: Store, items: readonly CourtReservation[]): void {
  const [first] = items
  if (!first) return
  const reservations = items.map(({ id, timeslotId }) => ({ id, timeslotId }))
  store.setItem(key, JSON.stringify({ holdId: first.holdId, reservations }))
}

/** Null when there is none, or what lies there is not ours. */
export function readReservation(store: Store): SavedReservation | null {
  try {
    const parsed = z.safeParse(Saved, JSON.parse(store.getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Whether what was held before is something else than what is chosen now. */
export function isDifferentChoice(saved: SavedReservation, chosenIds: readonly string[]): boolean {
  const savedIds = saved.reservations.map(({ timeslotId }) => timeslotId)
  return savedIds.length !== chosenIds.length || savedIds.some((id) => !chosenIds.includes(id))
}

export function clearReservation(store: Store): void {
  store.removeItem(key)
}

/** Specification, section 9: the payment that one comes back from. */
const paymentKey = 'paymentId'

export function savePaymentId(store: Store, paymentId: string): void {
  store.setItem(paymentKey, paymentId)
}

export function readPaymentId(store: Store): string | null {
  const parsed = z.safeParse(z.uuid(), store.getItem(paymentKey))
  return parsed.success ? parsed.data : null
}

/** Once it is known what became of it. */
export function clearSaved(store: Store): void {
  store.removeItem(paymentKey)
  clearReservation(store)
}
