import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import type { StaffClassDetails } from '../contract.ts'
import { cancelClass } from '../queries.ts'
import { useConfirmedChange } from './use-staff-change.ts'

/** Confirms the cancellation of a class, which cannot be undone. */
export function CancelDialog({
  staffClass,
  onClose,
}: {
  staffClass: StaffClassDetails
  onClose: () => void
}) {
  const change = useConfirmedChange(
    () => cancelClass(staffClass.id),
    m.staff_class_cancel_done(),
    onClose,
  )
  const count = staffClass.participants.length + staffClass.queue.length
  return (
    <ConfirmDialog
      heading={m.staff_class_cancel_heading({ name: staffClass.name })}
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
