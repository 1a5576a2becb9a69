import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import type { OpenStaffClass } from '../contract.ts'
import { cancelClass } from '../queries.ts'
import { useConfirmedChange } from './use-staff-change.ts'

/** That a class will not take place, which nobody can take back. */
export function CancelDialog({ found, onClose }: { found: OpenStaffClass; onClose: () => void }) {
  const change = useConfirmedChange(
    () => cancelClass(found.id),
    m.staff_class_cancel_done(),
    onClose,
  )
  const count = found.participants.length + found.queue.length
  return (
    <ConfirmDialog
      heading={m.staff_class_cancel_heading({ name: found.name })}
      yes={m.staff_class_cancel()}
      isBusy={change.isPending}
      onConfirm={() => change.isPending || change.mutate()}
      onClose={onClose}
    >
      <p>{m.staff_class_cancel_text()}</p>
      <p>{m.staff_class_told({ count })}</p>
    </ConfirmDialog>
  )
}
