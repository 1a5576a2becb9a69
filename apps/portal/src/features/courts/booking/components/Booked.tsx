import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PaymentOutcome } from '#core/payments/contract.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { holdsChanged, reservationsQuery } from '../../queries.ts'
import { forgetAll } from '../reservation-data.ts'
import { AfterBooking } from './BookedAlready.tsx'
import { Booking } from './Booking.tsx'
import styles from './Courts.module.css'
import { StepHeading } from './StepHeading.tsx'

/** It is paid, and theirs. */
export function Booked({ outcome: { subjectId, reference } }: { outcome: PaymentOutcome }) {
  const queryClient = useQueryClient()
  const { data } = useQuery(reservationsQuery(getLocale()))
  useEffect(() => {
    forgetAll(window.sessionStorage)
    void queryClient.invalidateQueries(holdsChanged)
  }, [queryClient])
  const [first, ...others] = (data?.items ?? []).filter(({ holdId }) => holdId === subjectId)
  return (
    <div className={styles.step}>
      <StepHeading>{m.courts_booked_heading()}</StepHeading>
      <p>{m.courts_booked()}</p>
      {first && <Booking units={[first, ...others]} reference={reference} />}
      <AfterBooking />
    </div>
  )
}
