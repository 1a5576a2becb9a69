import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import type { StaffReservation } from '../contract.ts'
import { bookingQueries, cancelBooking } from '../queries.ts'

type Outcome =
  | { readonly kind: 'cancelled' | 'waits' }
  | { readonly kind: 'failed'; readonly error: unknown }
export type Outcomes = ReadonlyMap<string, Outcome>

const nothing = { done: 0, total: 0, outcomes: new Map<string, Outcome>() as Outcomes }

/**
 * Cancels bookings one after the other, each with a full refund. A failure does not stop the
 * others: the booking stays in the list, and the action can be repeated.
 */
export function useCancelAll() {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const [progress, setProgress] = useState(nothing)

  async function run(bookings: readonly StaffReservation[], reason: string): Promise<void> {
    setProgress({ ...nothing, total: bookings.length })
    for (const { id, version, priceOre: refundOre } of bookings) {
      const outcome = await whileLoggedIn(() => cancelBooking(id, { version, refundOre, reason }))
        .then(({ outcome: kind }): Outcome => ({ kind }))
        .catch((error: unknown): Outcome => ({ kind: 'failed', error }))
      setProgress(({ done, total, outcomes }) => ({
        done: done + 1,
        total,
        outcomes: new Map([...outcomes, [id, outcome]]),
      }))
    }
    await queryClient.invalidateQueries(bookingQueries)
  }

  return { run, ...progress }
}
