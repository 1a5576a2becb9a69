import { Button, Tag } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { formatTime } from '#platform/time/format.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { whenText, whereText } from '../booking-texts.ts'
import { cancelErrorText } from '../cancel-error-text.ts'
import type { ClosureReservations, StaffReservation } from '../contract.ts'
import styles from './Calendar.module.css'
import { CancelAllDialog } from './CancelAllDialog.tsx'
import { ReservationDialog } from './ReservationDialog.tsx'
import { type Outcomes, useCancelAll } from './use-cancel-all.ts'

/** The bookings in a closure, and the result of cancelling each. */
export function ClosureBookings({ closure }: { closure: ClosureReservations }) {
  const { items } = closure
  const [isConfirming, setConfirming] = useState(false)
  const [open, setOpen] = useState<StaffReservation | null>(null)
  const { run, done, total, outcomes } = useCancelAll()
  const isRunning = done < total
  const booked = items.filter(({ state, request }) => state === 'confirmed' && !request?.isOwn)
  const ended = [...outcomes].filter(([, { kind }]) => kind === 'cancelled').length
  return (
    <section className={styles.bookings} aria-label={m.court_closure_bookings()}>
      <p role="status">
        {isRunning && m.court_closure_progress({ done, total })}
        {!isRunning && total > 0 && m.court_closure_result({ done: ended, total })}
      </p>
      {items.length > 0 && (
        <Rows label={m.court_closure_bookings()} isBusy={isRunning}>
          {items.map((item) => (
            <Row
              key={item.id}
              name={item.member.name}
              details={<Details item={item} outcomes={outcomes} />}
              action={
                <Button variant="tertiary" disabled={isRunning} onClick={() => setOpen(item)}>
                  {m.court_closure_open()}
                  <span className="ds-sr-only"> {item.member.name}</span>
                </Button>
              }
            />
          ))}
        </Rows>
      )}
      {booked.length > 0 && (
        <div className={styles.buttons}>
          <Button loading={isRunning} onClick={() => isRunning || setConfirming(true)}>
            {m.court_closure_cancel_all({ count: booked.length })}
          </Button>
        </div>
      )}
      {isConfirming && (
        <CancelAllDialog
          closure={closure}
          bookings={booked}
          onConfirm={(reason) => {
            setConfirming(false)
            void run(booked, reason)
          }}
          onClose={() => setConfirming(false)}
        />
      )}
      {open && <ReservationDialog reservation={open} onClose={() => setOpen(null)} />}
    </section>
  )
}

function Details({ item, outcomes }: { item: StaffReservation; outcomes: Outcomes }) {
  const { state, expiresAt, priceOre, request, id } = item
  const outcome = outcomes.get(id)
  return (
    <>
      <p>
        {whereText(item)}, {whenText(item)}, {formatKroner(priceOre)}
      </p>
      {state === 'held' && expiresAt && (
        <Tag data-color="info">
          {m.court_calendar_held({ time: formatTime(new Date(expiresAt)) })}
        </Tag>
      )}
      {request && <Tag data-color="warning">{m.court_calendar_waits()}</Tag>}
      {outcome?.kind === 'failed' && <p>{cancelErrorText(outcome.error)}</p>}
    </>
  )
}
