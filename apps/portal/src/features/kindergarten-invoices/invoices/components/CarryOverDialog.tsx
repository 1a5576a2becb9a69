import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { moneyErrorText } from '../../model/refusal-texts.ts'
import type { CarriedOver, StaffInvoice } from '../contract.ts'
import { carryOver, staffInvoicesQuery } from '../queries.ts'

/** Pays other invoices of the payer with what is owed to them. */
export function CarryOverDialog({
  invoice,
  onClose,
}: {
  invoice: StaffInvoice
  onClose: () => void
}) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const carrying = useSingleMutation<CarriedOver>({
    mutationFn: () => whileLoggedIn(() => carryOver(invoice.id)),
    onSuccess: ({ carriedOre }) =>
      showMessage(m.kindergarten_carried({ amount: formatKroner(carriedOre) }), 'success'),
    onError: (error) => showMessage(moneyErrorText(error), 'error'),
    onSettled: async () => {
      onClose()
      await queryClient.invalidateQueries({ queryKey: staffInvoicesQuery.queryKey })
    },
  })
  const amount = formatKroner(Math.min(invoice.owedOre, invoice.otherOpenOre))
  return (
    <ConfirmDialog
      heading={m.kindergarten_carry()}
      yes={m.kindergarten_carry()}
      isBusy={carrying.isPending}
      onConfirm={() => carrying.mutate()}
      onClose={onClose}
    >
      <p>{m.kindergarten_carry_text({ amount })}</p>
    </ConfirmDialog>
  )
}
