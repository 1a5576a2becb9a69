import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { Payment, type StaffInvoices } from '../../model/contract.ts'
import { staffMembershipErrorText } from '../../model/refusal-messages.ts'
import { staffFieldText } from '../../model/staff-field-texts.ts'
import { registerPayment, staffInvoicesQuery } from '../queries.ts'

const idPrefix = 'payment-'

/** Registers that an invoice was paid in full, and when. */
export function PaymentDialog(props: {
  invoice: StaffInvoices['items'][number]
  onClose: () => void
}) {
  const { invoice, onClose } = props
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm({
    resolver: zodResolver(Payment),
    defaultValues: { paidOn: osloDate(new Date()) },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['paidOn'],
    errorText: staffMembershipErrorText,
    codeText: staffFieldText,
    send: async ({ paidOn }) => {
      try {
        await whileLoggedIn(() => registerPayment(invoice.id, paidOn))
        onClose()
        showMessage(m.fitness_payment_registered(), 'success')
      } finally {
        await queryClient.invalidateQueries({ queryKey: staffInvoicesQuery.queryKey })
      }
    },
  })
  return (
    <Dialog heading={m.fitness_payment_heading()} onClose={onClose}>
      <p>
        {m.fitness_payment_text({
          number: invoice.invoiceNumber,
          name: invoice.name,
          amount: formatKroner(invoice.amountOre),
        })}
      </p>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
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
