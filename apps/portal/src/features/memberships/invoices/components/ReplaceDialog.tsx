import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { staffMembershipErrorText } from '../../model/refusal-messages.ts'
import { staffFieldText } from '../../model/staff-field-texts.ts'
import type { StaffInvoice } from '../contract.ts'
import { replaceInvoice, staffInvoicesQuery } from '../queries.ts'
import { replaceForm, toReplacement } from './credit-form.ts'
import { lineName } from './InvoiceLines.tsx'
import { typedKroner } from './payment-form.ts'

const idPrefix = 'replace-'

/** Credits an invoice that was wrong in full, and sends one with the right amounts. */
export function ReplaceDialog({
  invoice,
  onClose,
}: {
  invoice: StaffInvoice
  onClose: () => void
}) {
  const { id, invoiceNumber: number, lines } = invoice
  const form = useForm({
    resolver: zodResolver(replaceForm),
    defaultValues: { lines: lines.map(({ amountOre }) => typedKroner(amountOre)), why: '' },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: [...lines.map((_, index) => `lines.${index}` as const), 'why'],
    errorText: staffMembershipErrorText,
    codeText: staffFieldText,
    draft: { key: `invoice-replace:${id}`, fields: ['why'] },
    call: (typed) => replaceInvoice(id, toReplacement(typed, invoice)),
    changes: staffInvoicesQuery.queryKey,
    done: ({ invoiceNumber }) => m.fitness_replaced({ number: invoiceNumber }),
    onClose,
  })
  const { textOf } = state
  return (
    <DialogForm
      heading={m.fitness_replace_heading({ number })}
      state={state}
      send={m.fitness_replace()}
      onClose={onClose}
    >
      <p>{m.fitness_replace_text()}</p>
      {lines.map((line, index) => (
        <TextField
          key={`${line.kind}${line.from}`}
          id={`${idPrefix}lines.${index}`}
          label={lineName(line, invoice)}
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
