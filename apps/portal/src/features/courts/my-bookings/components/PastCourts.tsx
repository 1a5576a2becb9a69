import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { formatShortDate, formatTime } from '#platform/time/format.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import type { CourtBooking } from '../contract.ts'
import styles from './MyCourts.module.css'
import { ReceiptButton } from './ReceiptButton.tsx'

/** Past and cancelled bookings, with their receipts. */
export function PastCourts({ bookings }: { bookings: readonly CourtBooking[] }) {
  return (
    <details className={styles.past}>
      <summary>{m.my_courts_past()}</summary>
      <Rows label={m.my_courts_past_label()}>
        {bookings.map((booking) => (
          <Row
            key={booking.id}
            name={`${booking.court.name}, ${booking.sportsCenter.name}`}
            details={
              <>
                <p>
                  {formatShortDate(new Date(booking.startTime))},{' '}
                  {formatTime(new Date(booking.startTime))}–{formatTime(new Date(booking.endTime))}
                </p>
                <p>{stateText(booking)}</p>
              </>
            }
            action={
              booking.hasReceipt && <ReceiptButton id={booking.id} court={booking.court.name} />
            }
          />
        ))}
      </Rows>
    </details>
  )
}

function stateText({ state, amountOre, refundedOre }: CourtBooking): string {
  if (state !== 'cancelled') return m.my_courts_booked({ amount: formatKroner(amountOre) })
  return refundedOre > 0
    ? m.my_courts_cancelled_with_refund({ amount: formatKroner(refundedOre) })
    : m.my_courts_cancelled_no_refund()
}
