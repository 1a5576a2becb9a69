import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { paymentErrorText } from '../../model/refusal-messages.ts'
import { reconcilePayment } from '../../pay/queries.ts'
import type { CourtSearch } from '../../timeslots/court-search.ts'
import { readPaymentId } from '../saved-reservation.ts'
import { findRefetchInterval, mergeCheck, type PaymentCheck, statusView } from '../status-view.ts'
import { Booked } from './Booked.tsx'
import { Checking } from './Checking.tsx'
import { Failed } from './Failed.tsx'
import { Pending } from './Pending.tsx'
import { ReturnToChoice } from './ReturnToChoice.tsx'

/** Shows the outcome of a payment (specification, section 4 "Court booking"). */
export function Status({ search }: { search: CourtSearch }) {
  // The stored id is read once, because it is cleared when the outcome is known.
  const [saved] = useState(() => readPaymentId(window.sessionStorage))
  const paymentId = search.paymentId ?? saved
  const whileLoggedIn = useLoginInPlace()
  const queryClient = useQueryClient()
  const queryKey = ['court-payment-status', paymentId]
  const { data, error } = useQuery({
    queryKey,
    queryFn: async (): Promise<PaymentCheck> =>
      mergeCheck(
        queryClient.getQueryData<PaymentCheck>(queryKey),
        await whileLoggedIn(() => reconcilePayment(paymentId ?? '')),
      ),
    enabled: paymentId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) => findRefetchInterval(state.data, state.error),
    refetchIntervalInBackground: true,
  })
  const view = statusView({ paymentId, check: data, error })
  switch (view.shows) {
    case 'missing':
      return <Failed text={m.court_unknown_payment()} />
    case 'refused':
      return <Failed text={paymentErrorText(view.error)} />
    case 'checking':
      return <Checking />
    case 'pending':
      return <Pending holdId={view.holdId} />
    case 'booked':
      return <Booked outcome={view.outcome} />
    case 'cancelled':
      return <ReturnToChoice money={view.money} />
    case 'failed':
      return <Failed money={view.money} />
  }
}
