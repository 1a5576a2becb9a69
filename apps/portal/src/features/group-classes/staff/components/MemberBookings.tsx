import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { useNow } from '#platform/time/use-now.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { markTexts } from '../class-texts.ts'
import type { SportsMember } from '../contract.ts'
import styles from './StaffClass.module.css'

type Booking = SportsMember['bookings'][number]

/** A member's bookings, and whether they attended. */
export function MemberBookings({ member }: { member: SportsMember }) {
  const now = useNow(Date.now())
  const isComing = ({ startTime }: Booking) => now < new Date(startTime)
  const coming = member.bookings.filter(isComing).toReversed()
  const past = member.bookings.filter((booking) => !isComing(booking) && !booking.isQueued)
  return (
    <div className={styles.part}>
      <section aria-labelledby="coming-heading">
        <h2 id="coming-heading">{m.staff_member_coming()}</h2>
        <BookingRows bookings={coming} />
      </section>
      <section aria-labelledby="past-heading">
        <h2 id="past-heading">{m.staff_member_past()}</h2>
        <BookingRows bookings={past} />
      </section>
    </div>
  )
}

function BookingRows({ bookings }: { bookings: readonly Booking[] }) {
  if (bookings.length === 0) return <p>{m.staff_member_no_bookings()}</p>
  return (
    <Rows>
      {bookings.map((booking) => (
        <Row
          key={booking.classId}
          name={
            <Link to="/staff/sports/classes/$id" params={{ id: String(booking.classId) }}>
              {booking.className}
            </Link>
          }
          details={
            <p>
              <time dateTime={booking.startTime}>
                {formatDayAndTime(new Date(booking.startTime))}
              </time>
              , {booking.centerName}
            </p>
          }
          action={noteOf(booking)}
        />
      ))}
    </Rows>
  )
}

function noteOf({ isQueued, mark }: Booking): string {
  if (isQueued) return m.staff_member_queued()
  return mark ? markTexts[mark]() : ''
}
