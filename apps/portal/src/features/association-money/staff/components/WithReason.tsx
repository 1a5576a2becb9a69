import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { TextArea } from '#ui/form/TextArea.tsx'
import { moneyFieldText, staffMoneyErrorText } from '../../model/refusal-messages.ts'
import { ReasonForm } from '../contract.ts'
import { staffMoneyKey } from '../queries.ts'

type Action<Answer> = {
  /** Names the action and what it is about: `decline-<id>`. */
  id: string
  /** What the button says that opens it, and the one that does it. */
  name: string
  heading: string
  text: string
  call: (reason: string) => Promise<Answer>
  /** Null for what is seen anyway. */
  done: (() => string) | null
  onDone?: (answer: Answer) => void
}

/**
 * Something that staff do with a reason.
 * @param of whom it is about, for those who hear the button alone
 */
export function WithReason<Answer>({ of, ...action }: Action<Answer> & { of: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {action.name}
        <span className="ds-sr-only">: {of}</span>
      </Button>
      {isOpen && <ReasonDialog action={action} onClose={() => setOpen(false)} />}
    </>
  )
}

function ReasonDialog<Answer>(props: { action: Action<Answer>; onClose: () => void }) {
  const { action, onClose } = props
  const idPrefix = `${action.id}-`
  const form = useForm({
    resolver: zodResolver(ReasonForm),
    defaultValues: { reason: '' },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['reason'],
    errorText: staffMoneyErrorText,
    codeText: moneyFieldText,
    draft: {
      key: `association-money:${action.id}`,
      fields: ['reason'],
    },
    call: ({ reason }) => action.call(reason),
    changes: staffMoneyKey,
    done: action.done,
    onClose,
    onDone: (answer) => action.onDone?.(answer),
  })
  const { textOf } = state
  return (
    <DialogForm heading={action.heading} state={state} send={action.name} onClose={onClose}>
      <p>{action.text}</p>
      <TextArea
        id={`${idPrefix}reason`}
        label={m.association_money_reason()}
        rows={3}
        error={textOf('reason')}
        {...form.register('reason')}
      />
    </DialogForm>
  )
}
