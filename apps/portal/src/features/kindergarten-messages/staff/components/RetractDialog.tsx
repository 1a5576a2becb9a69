import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { useStaffAction } from '../../model/use-staff-action.ts'
import { retractMessage } from '../queries.ts'

type Props = { threadId: string; messageId: string; onClose: () => void }

/** A message that went to the wrong thread: its text is deleted for everybody. */
export function RetractDialog({ threadId, messageId, onClose }: Props) {
  const { mutate, isPending } = useStaffAction(() => retractMessage(threadId, messageId), {
    done: () => m.kindergarten_messages_retract_done(),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      heading={m.kindergarten_messages_retract_ask()}
      yes={m.kindergarten_messages_retract()}
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>{m.kindergarten_messages_retract_text()}</p>
    </ConfirmDialog>
  )
}
