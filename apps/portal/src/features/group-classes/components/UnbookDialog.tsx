import { Button, Dialog } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import type { SportsBooking } from '../contract.ts'
import dialogStyles from './dialog.module.css'

export function UnbookDialog(props: {
  booking: SportsBooking
  onConfirm: (booking: SportsBooking) => void
  onClose: () => void
}) {
  const { booking } = props
  return (
    <Dialog open onClose={props.onClose} closeButton={m.class_dialog_close()} aria-labelledby="ask">
      <h2 id="ask" className={dialogStyles.heading}>
        {m.class_dialog_unbook_heading({ name: booking.className })}
      </h2>
      <p>{formatDayAndTime(new Date(booking.startTime))}</p>
      <p>
        {booking.queuePosition > 0
          ? m.class_dialog_unbook_queue_text()
          : m.class_dialog_unbook_text()}
      </p>
      <div className={dialogStyles.buttons}>
        <Button data-color="danger" onClick={() => props.onConfirm(booking)}>
          {m.class_dialog_unbook_submit()}
        </Button>
        <Button variant="secondary" onClick={props.onClose}>
          {m.class_dialog_keep()}
        </Button>
      </div>
    </Dialog>
  )
}
