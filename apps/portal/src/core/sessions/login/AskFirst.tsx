import { Button } from '@digdir/designsystemet-react'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { type Press, usePress } from './use-press.ts'

type Props<Answer> = Omit<Press<void, Answer>, 'onDone'> & {
  /** What the button says that opens the question, and the one that answers it. */
  readonly name: string
  /** What it is about, for those who hear the button alone. */
  readonly of?: string
  readonly heading: string
  readonly variant?: 'primary' | 'secondary'
  readonly children: ReactNode
}

/** A button that asks before it does what cannot be undone. */
export function AskFirst<Answer>(props: Props<Answer>) {
  const { name, of, heading, variant = 'primary', children, ...press } = props
  const [isOpen, setOpen] = useState(false)
  const doing = usePress<void, Answer>({ ...press, onDone: () => setOpen(false) })
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
