import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { formatDayAndTime, formatTime } from '#platform/time/format.ts'
import { UnbookDialog } from '../../book/components/UnbookDialog.tsx'
import { useClassBooking } from '../../book/components/use-class-booking.ts'
import type { SportsBooking } from '../../model/contract.ts'
import styles from './MySportsPage.module.css'

/** A place, or the position in the queue and what it means, and the way out of it. */
export function BookedClass({ booking }: { booking: SportsBooking }) {
  const { centerName, roomName, instructorName, queuePosition, queueSize } = booking
  const end = formatTime(new Date(booking.endTime))
  return (
    <>
      <p>
        {m.my_sports_ends({ time: end })} · {centerName}, {roomName} ·{' '}
        {m.class_with({ name: instructorName })}
      </p>
      {queuePosition > 0 ? (
        <>
          <p className={styles.state}>
            {m.my_sports_position({ position: queuePosition, size: queueSize })}
          </p>
          <p>{m.my_sports_queue_meaning()}</p>
        </>
      ) : (
        <p className={styles.state}>{m.my_sports_booked()}</p>
      )}
      <WayOut booking={booking} />
    </>
  )
}

function WayOut({ booking }: { booking: SportsBooking }) {
  const [isAsking, setAsking] = useState(false)
  const { unbook } = useClassBooking()
  const isQueued = booking.queuePosition > 0
  if (!booking.canBeCancelled)
    return <p>{isQueued ? m.class_queue_closed() : m.my_sports_locked()}</p>
  const start = new Date(booking.startTime)
  const time = formatDayAndTime(new Date(booking.unbookingClosesAt))
  const about = { name: booking.className, time: formatTime(start) }
  return (
    <>
      <p>{isQueued ? m.my_sports_leave_until({ time }) : m.my_sports_unbook_until({ time })}</p>
      <p>
        <Button
          variant="secondary"
          // Leaving a queue needs no confirmation: the member has no place to lose.
          onClick={() => (isQueued ? unbook(booking) : setAsking(true))}
          aria-label={isQueued ? m.class_button_leave_queue(about) : m.class_button_unbook(about)}
        >
          {isQueued ? m.class_dialog_leave_submit() : m.class_dialog_unbook_submit()}
        </Button>
      </p>
      {isAsking && (
        <UnbookDialog
          booking={booking}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            unbook(booking)
          }}
        />
      )}
    </>
  )
}
