import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { reconcilePayment } from '../../queries.ts'
import { payingErrorText } from '../../refusal-messages.ts'
import type { CourtSearch } from '../court-search.ts'
import { readPaymentId } from '../reservation-data.ts'
import { askAgainAfter, type Heard, heardSince, statusView } from '../status-view.ts'
import { Booked } from './Booked.tsx'
import { Checking } from './Checking.tsx'
import { Failed } from './Failed.tsx'
import { Pending } from './Pending.tsx'
import { ToBooking } from './ToBooking.tsx'

/** What became of a payment (specification, section 4 "Court booking"). */
export function Status({ search }: { search: CourtSearch }) {
  // What is kept is forgotten once it is known what became of it.
  const [kept] = useState(() => readPaymentId(window.sessionStorage))
  const paymentId = search.paymentId ?? kept
  const whileLoggedIn = useLoginInPlace()
  const queryClient = useQueryClient()
  const queryKey = ['court-payment-status', paymentId]
  const { data, error } = useQuery({
    queryKey,
    queryFn: async (): Promise<Heard> =>
      heardSince(
        queryClient.getQueryData<Heard>(queryKey),
        await whileLoggedIn(() => reconcilePayment(paymentId ?? '')),
      ),
    enabled: paymentId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) => askAgainAfter(state.data, state.error),
    refetchIntervalInBackground: true,
  })
  const view = statusView({ paymentId, heard: data, error })
  switch (view.shows) {
    case 'missing':
      return <Failed text={m.court_unknown_payment()} />
    case 'refused':
      return <Failed text={payingErrorText(view.error)} />
    case 'asking':
      return <Checking />
    case 'pending':
      return <Pending holdId={view.holdId} />
    case 'booked':
      return <Booked outcome={view.outcome} />
    case 'cancelled':
      return <ToBooking money={view.money} />
    case 'failed':
      return <Failed money={view.money} />
  }
}
