import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { SportsBooking } from '../../model/contract.ts'

export function UnbookDialog(props: {
  booking: SportsBooking
  onConfirm: (booking: SportsBooking) => void
  onClose: () => void
}) {
  const { booking } = props
  const isQueued = booking.queuePosition > 0
  return (
    <Dialog
      heading={
        isQueued
          ? m.class_dialog_leave_heading({ name: booking.className })
          : m.class_dialog_unbook_heading({ name: booking.className })
      }
      onClose={props.onClose}
      actions={
        <>
          <Button data-color="danger" onClick={() => props.onConfirm(booking)}>
            {isQueued ? m.class_dialog_leave_submit() : m.class_dialog_unbook_submit()}
          </Button>
          <Button variant="secondary" onClick={props.onClose}>
            {isQueued ? m.class_dialog_stay() : m.class_dialog_keep()}
          </Button>
        </>
      }
    >
      <p>
        {formatDayAndTime(new Date(booking.startTime))} · {booking.centerName}
      </p>
      <p>{consequenceOf(booking)}</p>
    </Dialog>
  )
}

function consequenceOf({ queuePosition, queueSize }: SportsBooking): string {
  if (queuePosition > 0) return m.class_dialog_unbook_queue_text()
  return queueSize > 0 ? m.class_dialog_unbook_text() : m.class_dialog_unbook_free_text()
}
