import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { MoveDialog } from '../../correct/components/MoveDialog.tsx'
import { OpenCaseDialog } from '../../correct/components/OpenCaseDialog.tsx'
import { WithdrawDialog } from '../../correct/components/WithdrawDialog.tsx'
import type { RoundApplication, RoundChoice } from '../../model/contract.ts'
import styles from './Round.module.css'

type Props = {
  application: RoundApplication
  roundId: string
  choices: readonly RoundChoice[]
}
type Action = 'move' | 'withdraw' | 'open'

/** What staff can put right about one application. */
export function ApplicationActions({ application, roundId, choices }: Props) {
  const [open, setOpen] = useState<Action | null>(null)
  const close = () => setOpen(null)
  const possible: Action[] = [
    ...(application.canBeMoved ? (['move', 'withdraw'] as const) : []),
    ...(!application.isTied && application.caseId === null && application.state !== 'withdrawn'
      ? (['open'] as const)
      : []),
  ]
  return (
    <>
      <div className={styles.actions}>
        {possible.map((action) => (
          <Button key={action} variant="secondary" data-size="sm" onClick={() => setOpen(action)}>
            {names[action]()}
            <span className="ds-sr-only">: {application.reference}</span>
          </Button>
        ))}
      </div>
      {open === 'move' && (
        <MoveDialog application={application} roundId={roundId} choices={choices} onClose={close} />
      )}
      {open === 'withdraw' && <WithdrawDialog application={application} onClose={close} />}
      {open === 'open' && <OpenCaseDialog application={application} onClose={close} />}
    </>
  )
}

const names = {
  move: m.grant_cases_move,
  withdraw: m.grant_cases_withdraw,
  open: m.grant_cases_open,
} as const satisfies Record<Action, () => string>
