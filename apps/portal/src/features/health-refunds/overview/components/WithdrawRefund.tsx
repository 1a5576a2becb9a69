import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { healthRefundsKey } from '../../model/queries.ts'
import { refundErrorText } from '../../model/refund-errors.ts'
import { withdrawRefund } from '../queries.ts'

/** Withdraws an application, after a last question. */
export function WithdrawRefund({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  const whileLoggedIn = useLoginInPlace()
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const withdrawing = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => withdrawRefund(id)),
    onSuccess: () => showMessage(m.health_refund_withdrawn(), 'success'),
    onError: (error) => showMessage(refundErrorText(error), 'error'),
    onSettled: async () => {
      setOpen(false)
      await queryClient.invalidateQueries({ queryKey: healthRefundsKey })
    },
  })
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {m.health_refund_withdraw()}
      </Button>
      {isOpen && (
        <ConfirmDialog
          heading={m.health_refund_withdraw_heading()}
          yes={m.health_refund_withdraw()}
          isBusy={withdrawing.isPending}
          onConfirm={() => withdrawing.mutate()}
          onClose={() => setOpen(false)}
        >
          <p>{m.health_refund_withdraw_text()}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
