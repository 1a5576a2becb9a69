import { useQuery } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import type { CourtReservation } from '../contract.ts'
import { beginPayment } from '../queries.ts'
import { keepPaymentId, keepReservation } from './reservation-data.ts'

/**
 * The payment of what is held, and the address of its card form. Asked again it is the same payment
 * with a fresh address; it is not asked again by itself.
 */
export function useBegunPayment(units: readonly [CourtReservation, ...CourtReservation[]]) {
  const whileLoggedIn = useLoginInPlace()
  const [{ holdId }] = units
  return useQuery({
    queryKey: ['court-payment', holdId, getLocale()],
    queryFn: async () => {
      const begun = await whileLoggedIn(() =>
        beginPayment({
          completeUrl: statusAddress(new URL(window.location.href)),
          courtReservationInputs: units.map(({ id, timeslotId, sportsCenter }) => ({
            ...{ reservationId: id, classId: timeslotId, location: sportsCenter.name },
          })),
          locale: getLocale(),
        }),
      )
      keepReservation(window.sessionStorage, units)
      keepPaymentId(window.sessionStorage, begun.paymentId)
      return begun
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
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
