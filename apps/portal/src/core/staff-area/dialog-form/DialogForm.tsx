import { Button } from '@digdir/designsystemet-react'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { DraftNote } from '../drafts/DraftNote.tsx'
import type { DialogFormState } from './use-dialog-form.ts'

type Props = {
  readonly heading: string
  readonly state: DialogFormState
  /** What the button says that sends it. */
  readonly send: string
  readonly onClose: () => void
  /** The fields. */
  readonly children: ReactNode
}

/** A form of staff in a dialog: its problems, its fields, what is kept of them, and the buttons. */
export function DialogForm({ heading, state, send, onClose, children }: Props) {
  const { submit, isSubmitting, problems, failures, draft } = state
  return (
    <Dialog heading={heading} onClose={onClose}>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        {children}
        <DraftNote draft={draft} />
        <div className={formStyles.actions}>
          <Button type="submit" loading={isSubmitting}>
            {send}
          </Button>
          <Button type="button" variant="secondary" onClick={onClose}>
            {m.dialog_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
