import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { SportsBooking } from '../contract.ts'

export function UnbookDialog(props: {
  booking: SportsBooking
  onConfirm: (booking: SportsBooking) => void
  onClose: () => void
}) {
  const { booking } = props
  return (
    <Dialog
      heading={m.class_dialog_unbook_heading({ name: booking.className })}
      onClose={props.onClose}
      actions={
        <>
          <Button data-color="danger" onClick={() => props.onConfirm(booking)}>
            {m.class_dialog_unbook_submit()}
          </Button>
          <Button variant="secondary" onClick={props.onClose}>
            {m.class_dialog_keep()}
          </Button>
        </>
      }
    >
      <p>{formatDayAndTime(new Date(booking.startTime))}</p>
      <p>
        {booking.queuePosition > 0
          ? m.class_dialog_unbook_queue_text()
          : m.class_dialog_unbook_text()}
      </p>
    </Dialog>
  )
}
