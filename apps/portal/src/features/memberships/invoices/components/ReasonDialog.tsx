import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { TextArea } from '#ui/form/TextArea.tsx'
import { staffMembershipErrorText } from '../../model/refusal-messages.ts'
import { staffFieldText } from '../../model/staff-field-texts.ts'
import { UndonePayment } from '../contract.ts'
import { staffInvoicesQuery } from '../queries.ts'

const idPrefix = 'invoice-reason-'

/** Asks for a reason, and does something with the money of an invoice. */
export function ReasonDialog<Answer>(props: {
  heading: string
  text: string
  /** What the button says that does it. */
  yes: string
  /** Key of what is typed. */
  draftKey: string
  done: (answer: Answer) => string
  send: (why: string) => Promise<Answer>
  onClose: () => void
}) {
  const { heading, text, yes, draftKey, done, send, onClose } = props
  const form = useForm({
    resolver: zodResolver(UndonePayment),
    defaultValues: { why: '' },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['why'],
    errorText: staffMembershipErrorText,
    codeText: staffFieldText,
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
        label={m.desk_why()}
        error={state.textOf('why')}
        {...form.register('why')}
      />
    </DialogForm>
  )
}
