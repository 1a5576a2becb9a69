import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { TextArea } from '#ui/form/TextArea.tsx'
import { moneyFieldText } from '../../model/field-texts.ts'
import { moneyErrorText } from '../../model/refusal-texts.ts'
import { Reason } from '../contract.ts'
import { staffInvoicesQuery } from '../queries.ts'

const idPrefix = 'kindergarten-reason-'

/** Takes a reason, and does something with the money of an invoice. */
export function ReasonDialog<Answer>(props: {
  heading: string
  text: string
  /** Where the reason is printed, or who reads it. */
  hint?: string
  /** What the button says that does it. */
  yes: string
  /** Key of what is typed. */
  draftKey: string
  done: (answer: Answer) => string
  send: (why: string) => Promise<Answer>
  onClose: () => void
}) {
  const { heading, text, hint, yes, draftKey, done, send, onClose } = props
  const form = useForm({
    resolver: zodResolver(Reason),
    defaultValues: { why: '' },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['why'],
    errorText: moneyErrorText,
    codeText: moneyFieldText,
    draft: { key: draftKey, fields: ['why'] },
    call: ({ why }) => send(why),
    changes: staffInvoicesQuery.queryKey,
    done,
    onClose,
  })
  return (
    <DialogForm heading={heading} state={state} send={yes} onClose={onClose}>
      <p>{text}</p>
      <TextArea
        id={`${idPrefix}why`}
        label={m.kindergarten_money_why()}
        hint={hint}
        error={state.textOf('why')}
        {...form.register('why')}
      />
    </DialogForm>
  )
}
