import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { staffMembershipErrorText } from '../../model/refusal-messages.ts'
import { staffFieldText } from '../../model/staff-field-texts.ts'
import type { StaffInvoice } from '../contract.ts'
import { creditInvoice } from '../queries.ts'
import { creditForm, toCredit } from './credit-form.ts'
import { lineName } from './InvoiceLines.tsx'
import { useInvoiceCall } from './use-invoice-call.ts'

const idPrefix = 'credit-'

/** Takes back parts of an invoice, line by line, with a credit note. */
export function CreditDialog({ invoice, onClose }: { invoice: StaffInvoice; onClose: () => void }) {
  const call = useInvoiceCall(onClose)
  const form = useForm({
    resolver: zodResolver(creditForm(invoice)),
    defaultValues: { lines: invoice.lines.map(() => ''), why: '' },
    shouldFocusError: false,
  })
  const lineFields = invoice.lines.map((_, index) => `lines.${index}` as const)
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: [...lineFields, 'why'],
    errorText: staffMembershipErrorText,
    codeText: staffFieldText,
    send: (typed) =>
      call(
        () => creditInvoice(invoice.id, toCredit(typed, invoice)),
        () => m.fitness_credited(),
      ),
  })
  return (
    <Dialog heading={m.fitness_credit_heading({ number: invoice.invoiceNumber })} onClose={onClose}>
      <p>{m.fitness_credit_text()}</p>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        {invoice.lines.map((line, index) => (
          <TextField
            key={`${line.kind}${line.from}`}
            id={`${idPrefix}lines.${index}`}
            label={lineName(line, invoice)}
            hint={m.fitness_credit_hint({ amount: formatKroner(line.leftOre) })}
            inputMode="decimal"
            error={textOf(`lines.${index}`)}
            {...form.register(`lines.${index}`)}
          />
        ))}
        <TextArea
          id={`${idPrefix}why`}
          label={m.desk_why()}
          hint={m.fitness_credit_why_hint()}
          error={textOf('why')}
          {...form.register('why')}
        />
        <div>
          <Button type="submit" loading={isSubmitting}>
            {m.fitness_credit()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
