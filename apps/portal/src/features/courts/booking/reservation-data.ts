import { z } from 'zod/mini'
import type { CourtReservation } from '../contract.ts'

/** Specification, section 9. Ids alone: whatever else there is to know is asked for. */
const key = 'courts-and-halls-reservation-data'

const Kept = z.object({
  holdId: z.uuid(),
  reservations: z.array(z.object({ id: z.uuid(), timeslotId: z.string() })),
})
export type KeptReservation = z.infer<typeof Kept>

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps what the return from the payment needs to know which reservation it was. */
export function keepReservation(store: Store, items: readonly CourtReservation[]): void {
  const [first] = items
  if (!first) return
  const reservations = items.map(({ id, timeslotId }) => ({ id, timeslotId }))
  store.setItem(key, JSON.stringify({ holdId: first.holdId, reservations }))
}

/** Null when there is none, or what lies there is not ours. */
export function readReservation(store: Store): KeptReservation | null {
  try {
    const parsed = z.safeParse(Kept, JSON.parse(store.getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Whether what was held before is something else than what is chosen now. */
export function isOther(kept: KeptReservation, chosenIds: readonly string[]): boolean {
  const keptIds = kept.reservations.map(({ timeslotId }) => timeslotId)
  return keptIds.length !== chosenIds.length || keptIds.some((id) => !chosenIds.includes(id))
}

export function forgetReservation(store: Store): void {
  store.removeItem(key)
}

/** Specification, section 9: the payment that one comes back from. */
const paymentKey = 'paymentId'

export function keepPaymentId(store: Store, paymentId: string): void {
  store.setItem(paymentKey, paymentId)
}

export function readPaymentId(store: Store): string | null {
  const parsed = z.safeParse(z.uuid(), store.getItem(paymentKey))
  return parsed.success ? parsed.data : null
}

/** Once it is known what became of it. */
export function forgetAll(store: Store): void {
  store.removeItem(paymentKey)
  forgetReservation(store)
}
