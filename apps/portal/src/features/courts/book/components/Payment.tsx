import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePayingDocument } from '#core/payments/card-form/use-paying-document.ts'
import { getLocale } from '#locale'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
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
import { UnknownReservation } from './UnknownReservation.tsx'

/** Holds what was chosen, then shows the card form for it (specification, section 2). */
export function Payment({ shown, search }: { shown: ShownTimeslots; search: CourtSearch }) {
  const mayPay = usePayingDocument()
  const reservations = useQuery(reservationsQuery(getLocale()))
  // What is being held is taken from then on, and what is said of it must not go with it.
  const [wanted, setWanted] = useState<ShownTimeslots | null>(null)
  if (!mayPay) return <Waiting rows={3} />
  if (!reservations.data)
    return reservations.isError ? (
      <LoadFailure
        text={reservationErrorText(reservations.error)}
        retry={() => reservations.refetch()}
      />
    ) : (
      <Waiting rows={3} />
    )
  const saved = readReservation(window.sessionStorage)
  const named = search.reservation
  const entry = findPaymentEntry({
    named,
    saved,
    own: reservations.data.items,
    hasSelection: shown.selected.length > 0,
  })
  if (entry.does === 'hold' && !wanted) setWanted(shown)
  if (named === undefined && wanted) return <CreateHold shown={wanted} />
  const isSaved = named === undefined || named === saved?.holdId
  const paymentId = search.paymentId ?? (isSaved ? readPaymentId(window.sessionStorage) : null)
  switch (entry.does) {
    case 'hold':
      return <CreateHold shown={shown} />
    case 'pay':
      return <Checkout units={entry.units} returned={search.paymentId} paymentId={paymentId} />
    // What became of the payment is known to the status step, and to nobody before it has asked.
    case 'booked':
      return paymentId ? <GoToStatus paymentId={paymentId} /> : <BookedAlready />
    case 'over':
      return paymentId ? <GoToStatus paymentId={paymentId} /> : <HoldExpired shown={shown} />
    case 'unknown':
      return <UnknownReservation />
  }
}
