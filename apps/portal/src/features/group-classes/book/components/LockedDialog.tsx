import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { SportsBooking } from '../../model/contract.ts'

export function LockedDialog(props: { booking: SportsBooking; onClose: () => void }) {
  const { booking, onClose } = props
  const isQueued = booking.queuePosition > 0
  const about = {
    name: booking.className,
    time: formatDayAndTime(new Date(booking.unbookingClosesAt)),
  }
  return (
    <Dialog
      heading={isQueued ? m.class_queue_closed() : m.class_dialog_locked_heading()}
      onClose={onClose}
      actions={<Button onClick={onClose}>{m.dialog_close()}</Button>}
    >
      <p>
        {formatDayAndTime(new Date(booking.startTime))} · {booking.centerName}
      </p>
      <p>
        {isQueued ? m.class_dialog_queue_closed_text(about) : m.class_dialog_locked_text(about)}
      </p>
    </Dialog>
  )
}
