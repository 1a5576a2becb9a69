import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { SearchLink } from '#ui/SearchLink.tsx'
import type { SportsBooking } from '../../model/contract.ts'
import styles from './OwnWeek.module.css'

type Props = { bookings: readonly SportsBooking[]; days: readonly string[] }

/** The member's bookings on the days of the strip. Each links to its day without a filter. */
export function OwnWeek({ bookings, days }: Props) {
  const ofStrip = bookings
    .map((booking) => ({ booking, day: osloDate(new Date(booking.startTime)) }))
    .filter(({ day }) => days.includes(day))
  if (ofStrip.length === 0) return null
  return (
    <section aria-labelledby="own-week" className={styles.week}>
      <h2 id="own-week" className={styles.heading}>
        {m.classes_own_week()}
      </h2>
      <ol className={styles.list}>
        {ofStrip.map(({ booking, day }) => (
          <li key={booking.id} data-queued={booking.queuePosition > 0 || undefined}>
            <SearchLink
              search={day === days[0] ? {} : { day }}
              resetScroll={false}
              current={undefined}
              className={undefined}
            >
              {booking.className}
            </SearchLink>
            <p>
              {sentenceCase(formatDayAndTime(new Date(booking.startTime)))} · {booking.centerName}
            </p>
            {booking.queuePosition > 0 && (
              <p className={styles.position}>
                {m.class_status_position({ position: booking.queuePosition })}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
