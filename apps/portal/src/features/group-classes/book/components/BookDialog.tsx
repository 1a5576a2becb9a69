import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { GroupExercise } from '../../model/contract.ts'

/** Asks for confirmation before booking, and says until when the place can be cancelled. */
export function BookDialog(props: {
  exercise: GroupExercise
  joinsQueue: boolean
  onConfirm: () => void
  onClose: () => void
}) {
  const { exercise, joinsQueue } = props
  const start = new Date(exercise.startTime)
  const closes = formatDayAndTime(new Date(exercise.unbookingClosesAt))
  return (
    <Dialog
      heading={
        joinsQueue
          ? m.class_dialog_queue_heading({ name: exercise.className })
          : m.class_dialog_book_heading({ name: exercise.className })
      }
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onConfirm}>
            {joinsQueue ? m.class_dialog_queue_submit() : m.class_dialog_book_submit()}
          </Button>
          <Button variant="secondary" onClick={props.onClose}>
            {m.class_dialog_back()}
          </Button>
        </>
      }
    >
      <p>
        {formatDayAndTime(start)} · {exercise.sportsCenter.name}
      </p>
      {joinsQueue && <p>{m.class_dialog_queue_text()}</p>}
      <p>
        {joinsQueue
          ? m.class_dialog_queue_until({ time: closes })
          : m.class_dialog_book_text({ time: closes })}
      </p>
    </Dialog>
  )
}
