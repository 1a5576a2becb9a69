import { Button } from '@digdir/designsystemet-react'
import type { QueryKey } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { useDecisionAction } from './use-decision-action.ts'

type Props<Answer> = {
  /** What the button says that opens the question, and the one that answers it. */
  readonly name: string
  /** What it is about, for those who hear the button alone. */
  readonly of?: string | undefined
  readonly heading: string
  readonly call: () => Promise<Answer>
  readonly changes: QueryKey
  readonly done: (answer: Answer) => string
  readonly errorText?: (failure: unknown) => string
  readonly variant?: 'primary' | 'secondary'
  readonly children: ReactNode
}

/** A button that asks before it does what cannot be undone. */
export function AskFirst<Answer>(props: Props<Answer>) {
  const { name, of, heading, variant = 'primary', children, ...action } = props
  const [isOpen, setOpen] = useState(false)
  const doing = useDecisionAction<void, Answer>({ ...action, onDone: () => setOpen(false) })
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {name}
        {of && <span className="ds-sr-only">: {of}</span>}
      </Button>
      {isOpen && (
        <ConfirmDialog
          heading={heading}
          yes={name}
          isBusy={doing.isPending}
          onConfirm={() => doing.mutate()}
          onClose={() => setOpen(false)}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  )
}
