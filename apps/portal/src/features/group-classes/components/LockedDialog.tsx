import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { SportsBooking } from '../contract.ts'
import { unbookingClosesAt } from '../rules.ts'

export function LockedDialog(props: { booking: SportsBooking; onClose: () => void }) {
  const { booking, onClose } = props
  return (
    <Dialog
      heading={m.class_dialog_locked_heading()}
      onClose={onClose}
      actions={<Button onClick={onClose}>{m.dialog_close()}</Button>}
    >
      <p>
        {formatDayAndTime(new Date(booking.startTime))} · {booking.centerName}
      </p>
      <p>
        {m.class_dialog_locked_text({
          name: booking.className,
          time: formatDayAndTime(unbookingClosesAt(new Date(booking.startTime))),
        })}
      </p>
    </Dialog>
  )
}
