import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { MoneyState } from '#core/payments/contract.ts'
import { describeMoney } from '#core/payments/describe-money.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { CourtSearch } from '../../timeslots/court-search.ts'
import { clearSaved } from '../saved-reservation.ts'
import { LoadingStep } from './LoadingStep.tsx'
import { cancelledTexts } from './money-texts.ts'

/** Returns to the choice and shows the reason. */
export function ReturnToChoice({ money }: { money: MoneyState }) {
  const navigate = useNavigate()
  const showMessage = useSnackbar()
  const goBack = useEffectEvent(() => {
    clearSaved(window.sessionStorage)
    showMessage(describeMoney(money, cancelledTexts), 'error')
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
  })
  useEffect(() => goBack(), [])
  return <LoadingStep step={3} />
}
