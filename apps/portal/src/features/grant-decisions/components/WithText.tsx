import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { staffKey } from '#core/staff-area/queries.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { decisionFieldText, staffDecisionErrorText } from '../model/refusal-messages.ts'

type Action = {
  /** Names the action and what it is about: `reopen-<id>`. */
  readonly id: string
  /** What the button says that opens it, and the one that does it. */
  readonly name: string
  /** What it is about, for those who hear the button alone. */
  readonly of?: string
  readonly heading: string
  readonly text: string
  /** Of the field. */
  readonly label: string
  readonly call: (text: string) => Promise<unknown>
  readonly done: () => string
}

/** Something that staff do with a text, such as the reason. */
export function WithText(action: Action) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {action.name}
        {action.of && <span className="ds-sr-only">: {action.of}</span>}
      </Button>
      {isOpen && <TextDialog action={action} onClose={() => setOpen(false)} />}
    </>
  )
}

function TextDialog({ action, onClose }: { action: Action; onClose: () => void }) {
  const idPrefix = `${action.id}-`
  const form = useForm<{ text: string }>({
    resolver: (typed) =>
      typed.text.trim() === ''
        ? { values: {}, errors: { text: { type: 'value', message: 'TEXT_REQUIRED' } } }
        : { values: typed, errors: {} },
    defaultValues: { text: '' },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['text'],
    errorText: staffDecisionErrorText,
    codeText: decisionFieldText,
    draft: { key: `grant-decisions:${action.id}`, fields: ['text'] },
    call: ({ text }) => action.call(text),
    changes: staffKey,
    done: action.done,
    onClose,
  })
  const { textOf } = state
  return (
    <DialogForm heading={action.heading} state={state} send={action.name} onClose={onClose}>
      <p>{action.text}</p>
      <TextArea
        id={`${idPrefix}text`}
        label={action.label}
        rows={4}
        error={textOf('text')}
        {...form.register('text')}
      />
    </DialogForm>
  )
}
