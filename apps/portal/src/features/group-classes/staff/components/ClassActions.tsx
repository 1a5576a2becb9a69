import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import type { OpenStaffClass } from '../contract.ts'
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

/** What can still be changed about a class; each asks first and says what happens. */
export function ClassActions({ found }: { found: OpenStaffClass }) {
  const [asking, setAsking] = useState<Action | null>(null)
  const possible = possibleActions(found)
  if (possible.length === 0) return null
  const Asked = asking && dialogs[asking]
  return (
    <section aria-labelledby="change-heading" className={styles.part}>
      <h2 id="change-heading">{m.staff_class_change()}</h2>
      <div className={styles.buttons}>
        {possible.map((action) => (
          <Button key={action} variant="secondary" onClick={() => setAsking(action)}>
            {actionNames[action]()}
          </Button>
        ))}
      </div>
      {Asked && <Asked found={found} onClose={() => setAsking(null)} />}
    </section>
  )
}

const actionNames = {
  substitute: m.staff_class_substitute,
  room: m.staff_class_move,
  capacity: m.staff_class_resize,
  cancel: m.staff_class_cancel,
} satisfies Record<Action, () => string>

function possibleActions({ state }: OpenStaffClass): Action[] {
  if (state === 'coming') return ['substitute', 'room', 'capacity', 'cancel']
  return state === 'running' ? ['substitute'] : []
}
