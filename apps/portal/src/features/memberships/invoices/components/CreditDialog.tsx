import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { staffMembershipErrorText } from '../../model/refusal-messages.ts'
import { staffFieldText } from '../../model/staff-field-texts.ts'
import type { StaffInvoice } from '../contract.ts'
import { creditInvoice, staffInvoicesQuery } from '../queries.ts'
import { creditForm, toCredit } from './credit-form.ts'
import { lineName } from './InvoiceLines.tsx'

const idPrefix = 'credit-'

/** Takes back parts of an invoice, line by line, with a credit note. */
export function CreditDialog({ invoice, onClose }: { invoice: StaffInvoice; onClose: () => void }) {
  const form = useForm({
    resolver: zodResolver(creditForm(invoice)),
    defaultValues: { lines: invoice.lines.map(() => ''), why: '' },
    shouldFocusError: false,
  })
  const lineFields = invoice.lines.map((_, index) => `lines.${index}` as const)
  const state = useDialogForm(form, {
    idPrefix,
    fields: [...lineFields, 'why'],
    errorText: staffMembershipErrorText,
    codeText: staffFieldText,
    draft: { key: `invoice-credit:${invoice.id}`, fields: ['why'] },
    call: (typed) => creditInvoice(invoice.id, toCredit(typed, invoice)),
    changes: staffInvoicesQuery.queryKey,
    done: () => m.fitness_credited(),
    onClose,
  })
  const { textOf } = state
  return (
    <DialogForm
      heading={m.fitness_credit_heading({ number: invoice.invoiceNumber })}
      state={state}
      send={m.fitness_credit()}
      onClose={onClose}
    >
      <p>{m.fitness_credit_text()}</p>
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
    </DialogForm>
  )
}
