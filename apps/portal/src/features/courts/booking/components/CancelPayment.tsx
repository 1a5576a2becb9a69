import { Button } from '@digdir/designsystemet-react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { describeMoney } from '#core/payments/describe-money.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { cancelPayment, releaseHold, renewAfterGivingUp } from '../../queries.ts'
import { payingErrorText } from '../../refusal-messages.ts'
import type { CourtSearch } from '../court-search.ts'
import { forgetAll } from '../reservation-data.ts'
import styles from './Courts.module.css'
import { givenUpTexts } from './money-texts.ts'
import { useToStatus } from './ToStatus.tsx'

type Props = { holdId: string; paymentId: string | null }

/** The card form has no way out of its own: ends the payment, and frees the time for others. */
export function CancelPayment(props: Props) {
  const giveUp = useCancelPayment(props)
  return (
    <div className={styles.buttons}>
      <Button
        variant="secondary"
        loading={giveUp.isPending}
        onClick={() => !giveUp.isPending && giveUp.mutate()}
      >
        {m.courts_give_up()}
      </Button>
    </div>
  )
}

function useCancelPayment({ holdId, paymentId }: Props) {
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const navigate = useNavigate()
  const toStatus = useToStatus()
  return useMutation({
    mutationFn: () =>
      whileLoggedIn(async () => {
        if (paymentId) return cancelPayment(paymentId)
        await releaseHold(holdId)
        return null
      }),
    onSuccess: (outcome) => {
      // Somebody who is at their bank, or was faster than this button, may have paid.
      if (outcome && outcome.paymentStatus !== 'CANCELLED') return toStatus(outcome.paymentId)
      forgetAll(window.sessionStorage)
      // Without a payment that this page knows of nobody was asked about money.
      const text = outcome ? describeMoney(outcome.money, givenUpTexts) : m.courts_time_released()
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
    onError: (error) => showMessage(payingErrorText(error), 'error'),
    onSettled: renewAfterGivingUp,
  })
}
