import { useQuery } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import type { CourtReservation } from '../model/contract.ts'
import { reconcilePayment, startPayment } from '../pay/queries.ts'
import { savePaymentId, saveReservation } from './saved-reservation.ts'

/** `settled`: nothing is left to reconcilePayment, whatever the outcome. */
export type StartedPayment = { paymentId: string } & (
  | { settled: true }
  | { settled: false; checkoutUrl: string }
)

/**
 * Starts the payment of a hold and returns the address of its card form. A refetch returns the same
 * payment with a fresh address; there is no automatic refetch.
 * @param returned the payment that a bank has sent the payer back from; it may be paid by now
 */
export function useStartedPayment(
  units: readonly [CourtReservation, ...CourtReservation[]],
  returned: string | undefined,
) {
  const whileLoggedIn = useLoginInPlace()
  const [{ holdId }] = units
  return useQuery({
    queryKey: ['court-payment', holdId, getLocale()],
    queryFn: async (): Promise<StartedPayment> => {
      if (returned && (await whileLoggedIn(() => isSettled(returned))))
        return { paymentId: returned, settled: true }
      const started = await whileLoggedIn(() =>
        startPayment({
          completeUrl: buildStatusAddress(new URL(window.location.href)),
          courtReservationInputs: units.map(({ id, timeslotId, sportsCenter }) => ({
            reservationId: id,
            classId: timeslotId,
            location: sportsCenter.name,
          })),
          locale: getLocale(),
        }),
      )
      saveReservation(window.sessionStorage, units)
      savePaymentId(window.sessionStorage, started.paymentId)
      return { ...started, settled: false }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
}

async function isSettled(paymentId: string): Promise<boolean> {
  const { outcome } = await reconcilePayment(paymentId)
  return outcome.paymentStatus !== 'INITIALIZED'
}

/** The address of the status step with the current choice, for the return from the card form. */
export function buildStatusAddress(here: URL): string {
  const address = new URL(here)
  address.hash = ''
  address.searchParams.set('step', 'status')
  address.searchParams.delete('reservation')
  address.searchParams.delete('paymentId')
  return address.href
}
