import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { formatDayAndTime, formatTime } from '#platform/time/format.ts'
import { buildCourtAddress } from '../../model/court-address.ts'
import type { CourtBooking } from '../contract.ts'
import { CancelDialog } from './CancelDialog.tsx'
import styles from './MyCourts.module.css'
import { ReceiptButton } from './ReceiptButton.tsx'

/** One coming court: what is paid or to be paid, and the possible actions. */
export function BookedCourt({ booking }: { booking: CourtBooking }) {
  const { category, sportsCenter, endTime, state } = booking
  const end = formatTime(new Date(endTime))
  return (
    <>
      <p>
        {m.my_courts_ends({ time: end })} · {category.name}, {sportsCenter.name}
      </p>
      {state === 'held' ? <ToPay booking={booking} /> : <Booked booking={booking} />}
    </>
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

function Booked({ booking }: { booking: CourtBooking }) {
  const { amountOre, cancellation, court, hasReceipt, id } = booking
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <p className={styles.state}>{m.my_courts_booked({ amount: formatKroner(amountOre) })}</p>
      <p>{cancellation ? refundText(amountOre, cancellation) : m.my_courts_started()}</p>
      <div className={styles.actions}>
        {hasReceipt && <ReceiptButton id={id} court={court.name} />}
        {cancellation && (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {m.my_courts_cancel()}
            <span className="ds-sr-only">: {court.name}</span>
          </Button>
        )}
      </div>
      {isAsking && cancellation && (
        <CancelDialog
          booking={booking}
          cancellation={cancellation}
          onClose={() => setAsking(false)}
        />
      )}
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
