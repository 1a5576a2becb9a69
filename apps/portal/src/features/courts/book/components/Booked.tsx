import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PaymentOutcome } from '#core/payments/contract.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { queriesChangedByHolds, reservationsQuery } from '../../holds/queries.ts'
import { clearSaved } from '../saved-reservation.ts'
import { AfterBooking } from './BookedAlready.tsx'
import { Booking } from './BookingFacts.tsx'
import { StepFrame } from './StepFrame.tsx'

/** Shows the confirmed booking. */
export function Booked({ outcome: { subjectId, reference } }: { outcome: PaymentOutcome }) {
  const queryClient = useQueryClient()
  const { data } = useQuery(reservationsQuery(getLocale()))
  useEffect(() => {
    clearSaved(window.sessionStorage)
    void queryClient.invalidateQueries(queriesChangedByHolds)
  }, [queryClient])
  const [first, ...others] = (data?.items ?? []).filter(({ holdId }) => holdId === subjectId)
  return (
    <StepFrame step={4} heading={m.courts_booked_heading()}>
      <p>{m.courts_booked()}</p>
      {first && <Booking units={[first, ...others]} reference={reference} />}
      <AfterBooking />
    </StepFrame>
  )
}
