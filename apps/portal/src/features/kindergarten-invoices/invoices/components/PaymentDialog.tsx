import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { BankPayment } from '#core/invoices/contract.ts'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { parseKroner } from '#platform/parse-kroner.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { writeKroner } from '#platform/write-kroner.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { moneyFieldText } from '../../model/field-texts.ts'
import { moneyErrorText } from '../../model/refusal-texts.ts'
import type { StaffInvoice } from '../contract.ts'
import { registerPayment, staffInvoicesQuery } from '../queries.ts'

const idPrefix = 'kindergarten-payment-'
const mostOre = 100_000_000

const typedPayment = z.object({
  kroner: z
    .string()
    .check(z.refine((typed) => parseKroner(typed, mostOre) !== null, 'AMOUNT_INVALID')),
  paidOn: BankPayment.shape.paidOn,
})

/** Registers what has come to the account for an invoice: all that is open, a part, or more. */
export function PaymentDialog({
  invoice,
  onClose,
}: {
  invoice: StaffInvoice
  onClose: () => void
}) {
  const { openOre } = invoice
  // A second press registers the same payment.
  const [id] = useState(() => crypto.randomUUID())
  const form = useForm({
    resolver: zodResolver(typedPayment),
    defaultValues: {
      kroner: openOre > 0 ? writeKroner(openOre) : '',
      paidOn: osloDate(new Date()),
    },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['kroner', 'paidOn'],
    fieldOf: { PAYMENT_DAY_INVALID: 'paidOn' },
    errorText: moneyErrorText,
    codeText: (code) =>
      code === 'PAYMENT_DAY_INVALID' ? m.kindergarten_payment_day_invalid() : moneyFieldText(code),
    draft: { key: `kindergarten-payment:${invoice.id}`, fields: ['kroner'] },
    call: ({ kroner, paidOn }) =>
      registerPayment(invoice.id, {
        id,
        openOre,
        amountOre: parseKroner(kroner, mostOre) ?? 0,
        paidOn,
      }),
    changes: staffInvoicesQuery.queryKey,
    done: () => m.kindergarten_registered(),
    onClose,
  })
  return (
    <DialogForm
      heading={m.kindergarten_register()}
      state={state}
      send={m.kindergarten_register()}
      onClose={onClose}
    >
      <TextField
        id={`${idPrefix}kroner`}
        label={m.kindergarten_register_amount()}
        inputMode="decimal"
        error={state.textOf('kroner')}
        {...form.register('kroner')}
      />
      <TextField
        id={`${idPrefix}paidOn`}
        label={m.kindergarten_paid_on()}
        type="date"
        error={state.textOf('paidOn')}
        {...form.register('paidOn')}
      />
    </DialogForm>
  )
}
