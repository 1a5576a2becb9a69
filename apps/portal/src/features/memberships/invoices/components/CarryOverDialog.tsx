import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { staffMembershipErrorText } from '../../model/refusal-messages.ts'
import type { CarriedOver, StaffInvoice } from '../contract.ts'
import { carryOver } from '../queries.ts'
import { useInvoiceCall } from './use-invoice-call.ts'

/** Pays other invoices of the person with what is owed to them. */
export function CarryOverDialog({
  invoice,
  onClose,
}: {
  invoice: StaffInvoice
  onClose: () => void
}) {
  const call = useInvoiceCall(onClose)
  const showMessage = useSnackbar()
  const carrying = useSingleMutation<void>({
    mutationFn: () =>
      call<CarriedOver>(
        () => carryOver(invoice.id),
        ({ carriedOre }) => m.fitness_carried({ amount: formatKroner(carriedOre) }),
      ),
    onError: (error) => showMessage(staffMembershipErrorText(error), 'error'),
  })
  const amount = formatKroner(Math.min(invoice.owedOre, invoice.otherOpenOre))
  return (
    <ConfirmDialog
      heading={m.fitness_carry_over()}
      yes={m.fitness_carry_over()}
      isBusy={carrying.isPending}
      onConfirm={() => carrying.mutate()}
      onClose={onClose}
    >
      <p>{m.fitness_carry_over_text({ amount })}</p>
    </ConfirmDialog>
  )
}
