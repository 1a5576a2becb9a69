import { Button } from '@digdir/designsystemet-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffPayment } from '#core/payments/contract.ts'
import { oneMayAlone } from '#core/payments/staff-rules.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import {
  givePaymentBack,
  readPaymentAgain,
  staffPaymentsQuery,
  tryPaymentAgain,
} from '../queries.ts'
import { paymentErrorText } from '../refusal-messages.ts'
import styles from './Payments.module.css'

export function PaymentActions({ payment }: { payment: StaffPayment }) {
  const { id, version, canTryAgain, refundableOre, request } = payment
  const [asked, setAsked] = useState<'try' | 'give-back' | null>(null)
  const close = () => setAsked(null)
  const reading = usePaymentAction(async () => {
    await readPaymentAgain(id)
    return m.payments_read_again_done()
  }, close)
  const trying = usePaymentAction(async () => {
    await tryPaymentAgain(id, version)
    return m.payments_try_again_done()
  }, close)
  const giving = usePaymentAction(async () => {
    const { outcome } = await givePaymentBack(id, { version, refundOre: refundableOre })
    return outcome === 'waits' ? m.payments_give_back_waits() : m.payments_give_back_done()
  }, close)
  const isBusy = reading.isPending || trying.isPending || giving.isPending

  return (
    <div className={styles.buttons}>
      <Button
        variant="secondary"
        loading={reading.isPending}
        onClick={() => isBusy || reading.mutate()}
      >
        {m.payments_read_again()}
      </Button>
      {canTryAgain && (
        <Button variant="secondary" onClick={() => setAsked('try')}>
          {m.payments_try_again()}
        </Button>
      )}
      {refundableOre > 0 && !request?.isOwn && (
        <Button variant="secondary" onClick={() => setAsked('give-back')}>
          {m.payments_give_back()}
        </Button>
      )}
      {asked === 'try' && (
        <ConfirmDialog
          heading={m.payments_try_again()}
          yes={m.payments_try_again()}
          isBusy={trying.isPending}
          onConfirm={() => isBusy || trying.mutate()}
          onClose={close}
        >
          <p>{m.payments_try_again_question()}</p>
        </ConfirmDialog>
      )}
      {asked === 'give-back' && (
        <ConfirmDialog
          heading={m.payments_give_back()}
          yes={m.payments_give_back()}
          isBusy={giving.isPending}
          onConfirm={() => isBusy || giving.mutate()}
          onClose={close}
        >
          <p>{m.payments_give_back_question({ amount: formatKroner(refundableOre) })}</p>
          {refundableOre > oneMayAlone && !request && (
            <p>{m.payments_give_back_second({ limit: formatKroner(oneMayAlone) })}</p>
          )}
        </ConfirmDialog>
      )}
    </div>
  )
}

/** @param act what it came to, as it is said */
function usePaymentAction(act: () => Promise<string>, close: () => void) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  return useMutation({
    mutationFn: () => whileLoggedIn(act),
    onSuccess: (text) => showMessage(text, 'success'),
    onError: (error) => showMessage(paymentErrorText(error), 'error'),
    onSettled: () => {
      close()
      return queryClient.invalidateQueries({ queryKey: staffPaymentsQuery.queryKey })
    },
  })
}
