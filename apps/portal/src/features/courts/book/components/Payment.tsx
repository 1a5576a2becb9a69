import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePayingDocument } from '#core/payments/card-form/use-paying-document.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { reservationsQuery } from '../../holds/queries.ts'
import { reservationErrorText } from '../../model/refusal-messages.ts'
import type { CourtSearch } from '../../timeslots/court-search.ts'
import type { ShownTimeslots } from '../../timeslots/show-timeslots.ts'
import { findPaymentEntry } from '../payment-entry.ts'
import { readPaymentId, readReservation } from '../saved-reservation.ts'
import { BookedAlready } from './BookedAlready.tsx'
import { Checkout } from './Checkout.tsx'
import { CreateHold } from './CreateHold.tsx'
import { GoToStatus } from './GoToStatus.tsx'
import { HoldExpired } from './HoldExpired.tsx'
import { LoadingStep } from './LoadingStep.tsx'
import { StepFrame } from './StepFrame.tsx'
import { UnknownReservation } from './UnknownReservation.tsx'

/** Holds the chosen timeslots, then shows the card form (specification, section 2). */
export function Payment({ shown, search }: { shown: ShownTimeslots; search: CourtSearch }) {
  const mayPay = usePayingDocument()
  const reservations = useQuery(reservationsQuery(getLocale()))
  // The held timeslots are no longer selectable, so the choice is remembered for the messages.
  const [chosen, setChosen] = useState<ShownTimeslots | null>(null)
  if (!mayPay) return <LoadingStep step={3} />
  if (!reservations.data)
    return reservations.isError ? (
      <StepFrame step={3} heading={m.courts_payment_heading()}>
        <LoadFailure
          text={reservationErrorText(reservations.error)}
          retry={() => reservations.refetch()}
        />
      </StepFrame>
    ) : (
      <LoadingStep step={3} />
    )
  const saved = readReservation(window.sessionStorage)
  const holdId = search.reservation
  const entry = findPaymentEntry({
    holdInAddress: holdId,
    saved,
    own: reservations.data.items,
    hasSelection: shown.selected.length > 0,
  })
  if (entry.action === 'hold' && !chosen) setChosen(shown)
  if (holdId === undefined && chosen) return <CreateHold shown={chosen} />
  const isSaved = holdId === undefined || holdId === saved?.holdId
  const paymentId = search.paymentId ?? (isSaved ? readPaymentId(window.sessionStorage) : null)
  switch (entry.action) {
    case 'hold':
      return <CreateHold shown={shown} />
    case 'pay':
      return <Checkout units={entry.units} returned={search.paymentId} paymentId={paymentId} />
    // Only the status step asks the provider what became of the payment.
    case 'booked':
      return paymentId ? <GoToStatus paymentId={paymentId} /> : <BookedAlready />
    case 'over':
      return paymentId ? <GoToStatus paymentId={paymentId} /> : <HoldExpired shown={shown} />
    case 'unknown':
      return <UnknownReservation />
  }
}
