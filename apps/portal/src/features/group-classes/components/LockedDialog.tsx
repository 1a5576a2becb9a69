import { Button, Dialog } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import type { SportsBooking } from '../contract.ts'
import { unbookingClosesAt } from '../rules.ts'
import dialogStyles from './dialog.module.css'

export function LockedDialog(props: { booking: SportsBooking; onClose: () => void }) {
  const { booking, onClose } = props
  return (
    <Dialog open onClose={onClose} closeButton={m.class_dialog_close()} aria-labelledby="ask">
      <h2 id="ask" className={dialogStyles.heading}>
        {m.class_dialog_locked_heading()}
      </h2>
      <p>
        {m.class_dialog_locked_text({
          name: booking.className,
          time: formatDayAndTime(unbookingClosesAt(new Date(booking.startTime))),
        })}
      </p>
      <div className={dialogStyles.buttons}>
        <Button onClick={onClose}>{m.class_dialog_close()}</Button>
      </div>
    </Dialog>
  )
}
