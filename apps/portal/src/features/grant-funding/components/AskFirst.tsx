import { Button } from '@digdir/designsystemet-react'
import type { QueryKey } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { useFundingAction } from './use-funding-action.ts'

type Props = {
  /** What the button says that opens the question, and the one that does it. */
  name: string
  /** What it is about, for those who hear the button alone. */
  of: string
  heading: string
  children: ReactNode
  call: () => Promise<unknown>
  changes: QueryKey
  done: () => string
  variant?: 'primary' | 'secondary'
  errorText?: (failure: unknown) => string
}

/** Something that is done after a last question. */
export function AskFirst({ name, of, heading, children, variant = 'primary', ...action }: Props) {
  const [isOpen, setOpen] = useState(false)
  const doing = useFundingAction({ ...action, onDone: () => setOpen(false) })
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {name}
        <span className="ds-sr-only">: {of}</span>
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
