import { useQuery } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import type { CourtReservation } from '../contract.ts'
import { reconcilePayment, startPayment } from '../queries.ts'
import { keepPaymentId, keepReservation } from './reservation-data.ts'

/** `settled`: there is nothing to pay any more, whatever became of it. */
export type BegunPayment = { paymentId: string } & (
  | { settled: true }
  | { settled: false; checkoutUrl: string }
)

/**
 * The payment of what is held, and the address of its card form. Asked again it is the same payment
 * with a fresh address; it is not asked again by itself.
 * @param returned the payment that a bank has led back from: it may be made by now
 */
export function useBegunPayment(
  units: readonly [CourtReservation, ...CourtReservation[]],
  returned: string | undefined,
) {
  const whileLoggedIn = useLoginInPlace()
  const [{ holdId }] = units
  return useQuery({
    queryKey: ['court-payment', holdId, getLocale()],
    queryFn: async (): Promise<BegunPayment> => {
      if (returned && (await whileLoggedIn(() => isSettled(returned))))
        return { paymentId: returned, settled: true }
      const begun = await whileLoggedIn(() =>
        startPayment({
          completeUrl: statusAddress(new URL(window.location.href)),
          courtReservationInputs: units.map(({ id, timeslotId, sportsCenter }) => ({
            reservationId: id,
            classId: timeslotId,
            location: sportsCenter.name,
          })),
          locale: getLocale(),
        }),
      )
      keepReservation(window.sessionStorage, units)
      keepPaymentId(window.sessionStorage, begun.paymentId)
      return { ...begun, settled: false }
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

/** This page with what was chosen, where one comes to when the card form is through. */
export function statusAddress(here: URL): string {
  const address = new URL(here)
  address.hash = ''
  address.searchParams.set('step', 'status')
  address.searchParams.delete('reservation')
  address.searchParams.delete('paymentId')
  return address.href
}
