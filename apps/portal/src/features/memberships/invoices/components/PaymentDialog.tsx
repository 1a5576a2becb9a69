import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import type { InvoiceItem } from '#core/invoices/contract.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { staffMembershipErrorText } from '../../model/refusal-messages.ts'
import { staffFieldText } from '../../model/staff-field-texts.ts'
import { registerPayment } from '../queries.ts'
import { paidOre, paymentForm, typedKroner } from './payment-form.ts'
import { useInvoiceCall } from './use-invoice-call.ts'

const idPrefix = 'payment-'

/** Registers what has come to the account for an invoice, and when: all that is open, a part, or more. */
export function PaymentDialog(props: {
  invoice: Pick<InvoiceItem, 'id' | 'invoiceNumber' | 'openOre'> & { name: string }
  onClose: () => void
}) {
  const { invoice, onClose } = props
  const call = useInvoiceCall(onClose)
  // A second press registers the same payment.
  const [id] = useState(() => crypto.randomUUID())
  const openOre = Math.max(0, invoice.openOre)
  const form = useForm({
    resolver: zodResolver(paymentForm),
    defaultValues: { kroner: typedKroner(openOre), paidOn: osloDate(new Date()) },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['kroner', 'paidOn'],
    errorText: staffMembershipErrorText,
    codeText: staffFieldText,
    send: ({ kroner, paidOn }) =>
      call(
        () =>
          registerPayment(invoice.id, {
            id,
            openOre: invoice.openOre,
            amountOre: paidOre(kroner),
            paidOn,
          }),
        () => m.fitness_payment_registered(),
      ),
  })
  return (
    <Dialog heading={m.fitness_payment_heading()} onClose={onClose}>
      <p>
        {m.fitness_payment_text({
          number: invoice.invoiceNumber,
          name: invoice.name,
          amount: formatKroner(openOre),
        })}
      </p>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <TextField
          id={`${idPrefix}kroner`}
          label={m.fitness_paid_amount()}
          hint={m.fitness_paid_amount_hint()}
          inputMode="decimal"
          error={textOf('kroner')}
          {...form.register('kroner')}
        />
        <TextField
          id={`${idPrefix}paidOn`}
          label={m.fitness_paid_on()}
          type="date"
          error={textOf('paidOn')}
          {...form.register('paidOn')}
        />
        <div>
          <Button type="submit" loading={isSubmitting}>
            {isSubmitting ? m.fitness_saving() : m.fitness_register_payment()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
