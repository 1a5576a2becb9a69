import { Button } from '@digdir/designsystemet-react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { describeMoney } from '#core/payments/describe-money.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { refetchAfterRelease, releaseHold } from '../../holds/queries.ts'
import { paymentErrorText } from '../../model/refusal-messages.ts'
import { cancelPayment } from '../../pay/queries.ts'
import styles from '../../timeslots/components/Courts.module.css'
import type { CourtSearch } from '../../timeslots/court-search.ts'
import { clearSaved } from '../saved-reservation.ts'
import { useGoToStatus } from './GoToStatus.tsx'
import { cancelledByPayerTexts } from './money-texts.ts'

type Props = { holdId: string; paymentId: string | null }

/** Cancels the payment and releases the time. The card form has no cancel button of its own. */
export function CancelPayment(props: Props) {
  const cancellation = useCancelPayment(props)
  return (
    <div className={styles.buttons}>
      <Button
        variant="secondary"
        loading={cancellation.isPending}
        onClick={() => !cancellation.isPending && cancellation.mutate()}
      >
        {m.courts_cancel_payment()}
      </Button>
    </div>
  )
}

function useCancelPayment({ holdId, paymentId }: Props) {
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const navigate = useNavigate()
  const toStatus = useGoToStatus()
  return useMutation({
    mutationFn: () =>
      whileLoggedIn(async () => {
        if (paymentId) return cancelPayment(paymentId)
        await releaseHold(holdId)
        return null
      }),
    onSuccess: (outcome) => {
      // The payment may have succeeded meanwhile, at the bank or just before the button was
      // pressed.
      if (outcome && outcome.paymentStatus !== 'CANCELLED') return toStatus(outcome.paymentId)
      clearSaved(window.sessionStorage)
      // Without a payment on this page the provider was not asked, so nothing is known about money.
      const text = outcome
        ? describeMoney(outcome.money, cancelledByPayerTexts)
        : m.courts_time_released()
      showMessage(text, 'success')
      void navigate({
        to: '/sports/courts-and-halls',
        search: (search: CourtSearch) => ({
          ...search,

          step: undefined,
          reservation: undefined,
          paymentId: undefined,
        }),
        replace: true,
      })
    },
    onError: (error) => showMessage(paymentErrorText(error), 'error'),
    onSettled: refetchAfterRelease,
  })
}
