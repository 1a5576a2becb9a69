import { queryOptions } from '@tanstack/react-query'
import { isSettledForPayer } from '#core/payments/describe-money.ts'
import { getLocale } from '#locale'
import { ApiError, callEndpoint } from '#platform/api-client.ts'
import { invoicePaymentEndpoints as endpoints } from './endpoints.ts'

const key = ['invoice-payment'] as const
/** Milliseconds. */
const askAgainAfter = 3_000

export const startPayment = (invoiceNumber: string) =>
  callEndpoint(endpoints.start, { body: { invoiceNumber, locale: getLocale() } })

/** The payment of an invoice with a fresh address of the card form; asked again only on purpose. */
export const paymentQuery = (invoiceNumber: string) =>
  queryOptions({
    queryKey: [...key, 'begun', invoiceNumber],
    queryFn: () => startPayment(invoiceNumber),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })

/** What has become of a payment. While nobody can say, it is asked again. */
export const outcomeQuery = (paymentId: string) =>
  queryOptions({
    queryKey: [...key, 'outcome', paymentId],
    queryFn: () => callEndpoint(endpoints.reconcile, { body: { paymentId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: ({ state: { data, error } }) =>
      (data ? isSettledForPayer(data) : isRefused(error)) ? false : askAgainAfter,
    refetchOnWindowFocus: false,
  })

/** We were answered that it is not theirs to ask about; anything else says nothing of the payment. */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500

export const cancelPayment = (paymentId: string) =>
  callEndpoint(endpoints.cancel, { body: { paymentId } })
