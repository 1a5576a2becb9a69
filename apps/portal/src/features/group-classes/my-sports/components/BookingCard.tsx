import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { formatDay, formatDayAndTime, formatTime } from '#platform/time/format.ts'
import type { SportsBooking } from '../../model/contract.ts'
import { unbookingClosesAt } from '../../model/rules.ts'
import styles from './BookingCard.module.css'

/** One booking: a place, or the position in the queue and what it means. */
export function BookingCard({
  booking,
  isNext,
  onUnbook,
}: {
  booking: SportsBooking
  /** The first class in which the member has a place. */
  isNext: boolean
  onUnbook: () => void
}) {
  const start = new Date(booking.startTime)
  const closes = formatDayAndTime(unbookingClosesAt(start))
  const isQueued = booking.queuePosition > 0
  const about = { name: booking.className, time: formatTime(start) }
  return (
    <li className={styles.card} data-queued={isQueued || undefined} data-next={isNext || undefined}>
      <div>
        {isNext && <p className={styles.next}>{m.my_sports_next()}</p>}
        <h3 className={styles.name}>{booking.className}</h3>
        <p className={styles.time}>
          <time dateTime={booking.startTime}>
            {sentenceCase(formatDay(start))}, {formatTime(start)}
          </time>
          –{formatTime(new Date(booking.endTime))}
        </p>
        <p>
          {booking.centerName}, {booking.roomName} ·{' '}
          {m.class_with({ name: booking.instructorName })}
        </p>
      </div>
      <p className={styles.place}>
        {isQueued
          ? m.my_sports_position({ position: booking.queuePosition, size: booking.queueSize })
          : m.my_sports_booked()}
      </p>
      {isQueued && <p>{m.my_sports_queue_meaning()}</p>}
      <div className={styles.action}>
        <p>{booking.canBeCancelled ? untilText(isQueued, closes) : lockedText(isQueued)}</p>
        {booking.canBeCancelled && (
          <Button
            variant="secondary"
            onClick={onUnbook}
            aria-label={isQueued ? m.class_button_leave_queue(about) : m.class_button_unbook(about)}
          >
            {isQueued ? m.class_dialog_leave_submit() : m.class_dialog_unbook_submit()}
          </Button>
        )}
      </div>
    </li>
  )
}

function untilText(isQueued: boolean, time: string): string {
  return isQueued ? m.my_sports_leave_until({ time }) : m.my_sports_unbook_until({ time })
}

function lockedText(isQueued: boolean): string {
  return isQueued ? m.class_queue_closed() : m.my_sports_locked()
}
