import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { MySlotAlerts } from '../../slot-alerts/components/MySlotAlerts.tsx'
import type { CourtBooking } from '../contract.ts'
import { courtBookingsQuery } from '../queries.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { CourtBookingCard } from './CourtBookingCard.tsx'
import styles from './MyCourts.module.css'
import { PastCourts } from './PastCourts.tsx'

/** The visitor's courts to pay for, to come and past, and their slot alerts. */
export function MyCourts() {
  return (
    <section aria-labelledby="my-courts" className={styles.section}>
      <h2 id="my-courts">{m.my_courts_heading()}</h2>
      <Bookings />
      <MySlotAlerts />
    </section>
  )
}

function Bookings() {
  const user = useSessionUser()
  const bookings = useQuery({ ...courtBookingsQuery(getLocale()), enabled: Boolean(user) })
  const [cancellingId, setCancellingId] = useState<string | null>(null)
  if (!bookings.data)
    return bookings.isError ? (
      <LoadFailure text={m.my_courts_load_error()} retry={() => bookings.refetch()} />
    ) : (
      <Waiting rows={2} />
    )
  const { coming, past } = bookings.data
  const toCancel = coming.find(({ id }) => id === cancellingId)
  return (
    <>
      {coming.length > 0 ? (
        <Coming bookings={coming} onCancel={setCancellingId} />
      ) : (
        <p>{m.my_courts_none()}</p>
      )}
      <p>
        <Link to="/sports/courts-and-halls">{m.my_courts_find()}</Link>
      </p>
      {past.length > 0 && <PastCourts bookings={past} />}
      {toCancel?.cancellation && (
        <CancelDialog
          booking={toCancel}
          cancellation={toCancel.cancellation}
          onClose={() => setCancellingId(null)}
        />
      )}
    </>
  )
}

function Coming(props: { bookings: readonly CourtBooking[]; onCancel: (id: string) => void }) {
  return (
    <ul className={styles.list} aria-label={m.my_courts_list_label()}>
      {props.bookings.map((booking) => (
        <CourtBookingCard
          key={booking.id}
          booking={booking}
          onCancel={() => props.onCancel(booking.id)}
        />
      ))}
    </ul>
  )
}
