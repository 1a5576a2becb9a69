import { Tag } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { formatTime } from '#platform/time/format.ts'
import type { CourtBlock, StaffReservation } from '../contract.ts'
import styles from './Calendar.module.css'

/** Says who has some half hours of a court, or that they are free. */
export function BlockText({
  block: { kind, text, reservation },
  onOpen,
}: {
  block: CourtBlock
  onOpen: (reservation: StaffReservation) => void
}) {
  if (reservation) return <Reserved reservation={reservation} onOpen={onOpen} />
  if (kind === 'free') return <span className={styles.quiet}>{m.court_calendar_free()}</span>
  if (kind === 'club') return <span>{m.court_calendar_club({ club: text ?? '' })}</span>
  return (
    <span>{text ? m.court_calendar_closed({ reason: text }) : m.court_calendar_is_closed()}</span>
  )
}

function Reserved({
  reservation,
  onOpen,
}: {
  reservation: StaffReservation
  onOpen: (reservation: StaffReservation) => void
}) {
  const { member, state, startTime, endTime, expiresAt, isInClosure, request } = reservation
  const from = formatTime(new Date(startTime))
  const to = formatTime(new Date(endTime))
  return (
    <>
      <button type="button" className={styles.name} onClick={() => onOpen(reservation)}>
        {member.name}
        <span className="ds-sr-only">, {m.court_calendar_from_to({ from, to })}</span>
      </button>
      {state === 'held' && expiresAt && (
        <Tag data-color="info">
          {m.court_calendar_held({ time: formatTime(new Date(expiresAt)) })}
        </Tag>
      )}
      {isInClosure && <Tag data-color="danger">{m.court_calendar_in_closure()}</Tag>}
      {request && <Tag data-color="warning">{m.court_calendar_waits()}</Tag>}
    </>
  )
}
