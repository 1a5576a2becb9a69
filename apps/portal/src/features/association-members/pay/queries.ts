import { queryOptions } from '@tanstack/react-query'
import { isSettledForPayer } from '#core/payments/describe-money.ts'
import { getLocale } from '#locale'
import { ApiError, callEndpoint } from '#platform/api-client.ts'
import type { JoinForm } from '../model/contract.ts'
import type { FeeHold } from './contract.ts'
import { feeEndpoints as endpoints } from './endpoints.ts'

const key = ['association-fee'] as const
const pollMilliseconds = 3_000

export const holdFee = (form: JoinForm) => callEndpoint(endpoints.hold, { body: form })

/** Something that is begun once, and again only when the page asks for it. */
const once = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
} as const

/** A hold with its payment, and a new address of the card form. */
export async function startPayment(hold: FeeHold) {
  const body = { holdId: hold.id, locale: getLocale() }
  return { ...(await callEndpoint(endpoints.startPayment, { body })), hold }
}

export const feeHoldQuery = (form: JoinForm) =>
  queryOptions({
    queryKey: [...key, 'hold', form.slug],
    queryFn: () => holdFee(form),
    ...once,
  })

export const feePaymentQuery = (hold: FeeHold) =>
  queryOptions({
    queryKey: [...key, 'started', hold.id],
    queryFn: () => startPayment(hold),
    ...once,
  })

/** The outcome of a payment, polled while it is unknown. */
export const outcomeQuery = (paymentId: string) =>
  queryOptions({
    queryKey: [...key, 'outcome', paymentId],
    queryFn: () => callEndpoint(endpoints.reconcilePayment, { body: { paymentId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: ({ state: { data, error } }) =>
      (data ? isSettledForPayer(data) : isRefused(error)) ? false : pollMilliseconds,
    refetchOnWindowFocus: false,
  })

/** The payment is not the caller’s. Any other failure says nothing about the outcome. */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500

export const cancelPayment = (paymentId: string) =>
  callEndpoint(endpoints.cancelPayment, { body: { paymentId } })
