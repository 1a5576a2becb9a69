import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { staffMembershipErrorText } from '../../model/refusal-messages.ts'
import { staffFieldText } from '../../model/staff-field-texts.ts'
import { UndonePayment } from '../contract.ts'
import { useInvoiceCall } from './use-invoice-call.ts'

const idPrefix = 'invoice-reason-'

/** Asks for a reason, and does something with the money of an invoice. */
export function ReasonDialog<Answer>(props: {
  heading: string
  text: string
  yes: string
  done: (answer: Answer) => string
  send: (why: string) => Promise<Answer>
  onClose: () => void
}) {
  const { heading, text, yes, done, send, onClose } = props
  const call = useInvoiceCall(onClose)
  const form = useForm({
    resolver: zodResolver(UndonePayment),
    defaultValues: { why: '' },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['why'],
    errorText: staffMembershipErrorText,
    codeText: staffFieldText,
    send: ({ why }) => call(() => send(why), done),
  })
  return (
    <Dialog heading={heading} onClose={onClose}>
      <p>{text}</p>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <TextArea
          id={`${idPrefix}why`}
          label={m.desk_why()}
          error={textOf('why')}
          {...form.register('why')}
        />
        <div>
          <Button type="submit" loading={isSubmitting}>
            {yes}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
