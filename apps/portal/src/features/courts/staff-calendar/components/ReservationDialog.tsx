import { Button } from '@digdir/designsystemet-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { formatTime } from '#platform/time/format.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { PairTable } from '#ui/pairs/PairTable.tsx'
import { whenText, whereText } from '../booking-texts.ts'
import type { StaffReservation } from '../contract.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { PartRefundDialog } from './PartRefundDialog.tsx'

/** One reservation and its member, with the buttons to move it, to refund a part and to cancel it. */
export function ReservationDialog(props: { reservation: StaffReservation; onClose: () => void }) {
  const { reservation, onClose } = props
  const [step, setStep] = useState<'facts' | 'move' | 'cancel' | 'part'>('facts')
  const [differenceOre, setDifference] = useState(0)
  if (step === 'move')
    return (
      <MoveDialog
        reservation={reservation}
        onClose={onClose}
        onCheaper={(difference) => {
          setDifference(difference)
          setStep('part')
        }}
      />
    )
  if (step === 'part') {
    // The move has given the booking its next version.
    const version = reservation.version + (differenceOre > 0 ? 1 : 0)
    return (
      <PartRefundDialog
        reservation={{ ...reservation, version }}
        differenceOre={differenceOre}
        onClose={onClose}
      />
    )
  }
  if (step === 'cancel') return <CancelDialog reservation={reservation} onClose={onClose} />
  return (
    <ReservationFacts
      reservation={reservation}
      onMove={() => setStep('move')}
      onRefundPart={() => setStep('part')}
      onCancel={() => setStep('cancel')}
      onClose={onClose}
    />
  )
}

function ReservationFacts(props: {
  reservation: StaffReservation
  onMove: () => void
  onRefundPart: () => void
  onCancel: () => void
  onClose: () => void
}) {
  const { reservation, onMove, onRefundPart, onCancel, onClose } = props
  const { member, priceOre, state, expiresAt } = reservation
  const isBooked = state === 'confirmed'
  const hasStarted = reservation.refundByRuleOre === null
  return (
    <Dialog
      heading={member.name}
      onClose={onClose}
      actions={
        isBooked && (
          <>
            {!hasStarted && <Button onClick={onMove}>{m.court_move()}</Button>}
            <Button variant="secondary" onClick={onRefundPart}>
              {m.court_part()}
            </Button>
            <Button variant="secondary" onClick={onCancel}>
              {m.court_cancel()}
            </Button>
          </>
        )
      }
    >
      <PairTable
        name={{ caption: null }}
        rows={[
          { name: m.court_court(), value: whereText(reservation) },
          { name: m.court_calendar_time(), value: whenText(reservation) },
          {
            name: isBooked ? m.court_paid() : m.court_to_be_paid(),
            value: formatKroner(priceOre),
          },
          ...(expiresAt
            ? [{ name: m.court_held_until(), value: formatTime(new Date(expiresAt)) }]
            : []),
        ]}
      />
      {!isBooked && <p>{m.court_held_text()}</p>}
      {isBooked && hasStarted && <p>{m.court_started_text()}</p>}
      <p>
        <Link to="/staff/sports/members/$id" params={{ id: member.id }}>
          {m.court_to_member()}
        </Link>
      </p>
    </Dialog>
  )
}
