import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import type { StaffClassDetails } from '../contract.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { CapacityDialog } from './CapacityDialog.tsx'
import { RoomDialog } from './RoomDialog.tsx'
import styles from './StaffClass.module.css'
import { SubstituteDialog } from './SubstituteDialog.tsx'

const dialogs = {
  substitute: SubstituteDialog,
  room: RoomDialog,
  capacity: CapacityDialog,
  cancel: CancelDialog,
}
type Action = keyof typeof dialogs

/** The changes that are still possible; each opens a dialog that says what happens. */
export function ClassActions({ staffClass }: { staffClass: StaffClassDetails }) {
  const [openAction, setOpenAction] = useState<Action | null>(null)
  const available = availableActions(staffClass)
  if (available.length === 0) return null
  const ActionDialog = openAction && dialogs[openAction]
  return (
    <section aria-labelledby="change-heading" className={styles.part}>
      <h2 id="change-heading">{m.staff_class_change()}</h2>
      <div className={styles.buttons}>
        {available.map((action) => (
          <Button key={action} variant="secondary" onClick={() => setOpenAction(action)}>
            {actionNames[action]()}
          </Button>
        ))}
      </div>
      {ActionDialog && <ActionDialog staffClass={staffClass} onClose={() => setOpenAction(null)} />}
    </section>
  )
}

const actionNames = {
  substitute: m.staff_class_substitute,
  room: m.staff_class_move,
  capacity: m.staff_class_resize,
  cancel: m.staff_class_cancel,
} satisfies Record<Action, () => string>

function availableActions({ state }: StaffClassDetails): Action[] {
  if (state === 'coming') return ['substitute', 'room', 'capacity', 'cancel']
  return state === 'running' ? ['substitute'] : []
}
