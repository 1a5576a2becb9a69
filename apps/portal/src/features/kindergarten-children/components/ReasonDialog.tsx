import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { TextArea } from '#ui/form/TextArea.tsx'
import { ReasonForm } from '../model/forms.ts'
import { childrenKey } from '../model/queries.ts'
import { childErrorText, childFieldText } from '../model/refusal-messages.ts'
import { unstoredDraft } from './unstored-draft.ts'

const idPrefix = 'child-reason-'

/** Asks for a reason, and does something about a child. */
export function ReasonDialog<Answer>(props: {
  heading: string
  text: string
  /** Who reads the reason. */
  hint: string
  /** What the button says that does it. */
  yes: string
  /** Key of what is typed; without one nothing of it is stored before it is sent. */
  draftKey?: string
  done: () => string
  send: (reason: string) => Promise<Answer>
  onClose: () => void
}) {
  const { heading, text, hint, yes, draftKey, done, send, onClose } = props
  const form = useForm({
    resolver: zodResolver(ReasonForm),
    defaultValues: { reason: '' },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['reason'],
    errorText: childErrorText,
    codeText: childFieldText,
    draft: draftKey === undefined ? unstoredDraft : { key: draftKey, fields: ['reason'] },
    call: ({ reason }) => send(reason),
    changes: childrenKey,
    done,
    onClose,
  })
  return (
    <DialogForm heading={heading} state={state} send={yes} onClose={onClose}>
      <p>{text}</p>
      <TextArea
        id={`${idPrefix}reason`}
        label={m.staff_child_reason()}
        hint={hint}
        error={state.textOf('reason')}
        {...form.register('reason')}
      />
    </DialogForm>
  )
}
