import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import styles from '../../components/Associations.module.css'
import type { StaffAssociationDetails } from '../../model/contract.ts'
import type { StateStep } from '../forms.ts'
import { possibleSteps } from '../possible-steps.ts'
import { stepTexts } from '../step-texts.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { StepDialog } from './StepDialog.tsx'

/** What can be done with its state now. */
export function StateActions({ association }: { association: StaffAssociationDetails }) {
  const [open, setOpen] = useState<StateStep | 'merge' | null>(null)
  const { state, others } = association
  const isRunning = state === 'active' || state === 'inactive'
  const close = () => setOpen(null)
  return (
    <>
      <div className={styles.buttons}>
        {possibleSteps(association).map((step) => (
          <Button key={step} variant="secondary" data-size="sm" onClick={() => setOpen(step)}>
            {stepTexts[step].name()}
          </Button>
        ))}
        {isRunning && others.length > 0 && (
          <Button variant="secondary" data-size="sm" onClick={() => setOpen('merge')}>
            {m.associations_merge()}
          </Button>
        )}
      </div>
      {open === 'merge' && <MergeDialog association={association} onClose={close} />}
      {open !== null && open !== 'merge' && (
        <StepDialog association={association} step={open} onClose={close} />
      )}
    </>
  )
}
