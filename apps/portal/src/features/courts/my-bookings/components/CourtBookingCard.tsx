import { Button } from '@digdir/designsystemet-react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import { formatDay, formatDayAndTime, formatTime } from '#platform/time/format.ts'
import { buildCourtAddress } from '../../model/court-address.ts'
import type { CourtBooking } from '../contract.ts'
import styles from './MyCourts.module.css'
import { ReceiptButton } from './ReceiptButton.tsx'

/** One coming court: what is paid or to be paid, and the possible actions. */
export function CourtBookingCard(props: { booking: CourtBooking; onCancel: () => void }) {
  const { booking, onCancel } = props
  const start = new Date(booking.startTime)
  return (
    <li className={styles.card} data-held={booking.state === 'held' || undefined}>
      <div>
        <h3 className={styles.name}>{booking.court.name}</h3>
        <p>
          <time dateTime={booking.startTime}>
            {sentenceCase(formatDay(start))}, {formatTime(start)}
          </time>
          –{formatTime(new Date(booking.endTime))}
        </p>
        <p>
          {booking.category.name}, {booking.sportsCenter.name}
        </p>
      </div>
      {booking.state === 'held' ? (
        <ToPay booking={booking} />
      ) : (
        <Booked booking={booking} onCancel={onCancel} />
      )}
    </li>
  )
}

/** Pages with a card form have their own security policy, so a full page load leads there. */
function ToPay({ booking }: { booking: CourtBooking }) {
  const { id, category, sportsCenter, court, startTime, endTime, expiresAt } = booking
  const address = buildCourtAddress(
    {
      categoryId: category.id,
      centerId: sportsCenter.id,
      courtId: court.id,

      startsAt: new Date(startTime),
      endsAt: new Date(endTime),
      holdId: id,
    },
    getLocale(),
  )
  return (
    <>
      <p className={styles.state}>{m.my_courts_held()}</p>
      {expiresAt && <p>{m.my_courts_held_text({ time: formatTime(new Date(expiresAt)) })}</p>}
      <p className={styles.actions}>
        <a className="ds-button" href={address}>
          {m.my_courts_pay({ amount: formatKroner(booking.amountOre) })}
        </a>
      </p>
    </>
  )
}

function Booked({ booking, onCancel }: { booking: CourtBooking; onCancel: () => void }) {
  const { amountOre, cancellation, court, hasReceipt, id } = booking
  return (
    <>
      <p className={styles.state}>{m.my_courts_booked({ amount: formatKroner(amountOre) })}</p>
      <p>{cancellation ? refundText(amountOre, cancellation) : m.my_courts_started()}</p>
      <div className={styles.actions}>
        {hasReceipt && <ReceiptButton id={id} court={court.name} />}
        {cancellation && (
          <Button variant="secondary" onClick={onCancel}>
            {m.my_courts_cancel()}
            <span className="ds-sr-only">: {court.name}</span>
          </Button>
        )}
      </div>
    </>
  )
}

function refundText(
  amountOre: number,
  { refundOre, fullUntil }: NonNullable<CourtBooking['cancellation']>,
): string {
  if (refundOre === amountOre)
    return m.my_courts_full_until({ time: formatDayAndTime(new Date(fullUntil)) })
  return refundOre > 0
    ? m.my_courts_late({ amount: formatKroner(refundOre) })
    : m.my_courts_late_nothing()
}
