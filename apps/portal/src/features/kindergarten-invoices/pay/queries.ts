import { queryOptions } from '@tanstack/react-query'
import { isSettledForPayer } from '#core/payments/describe-money.ts'
import { getLocale } from '#locale'
import { ApiError, callEndpoint } from '#platform/api-client.ts'
import { kindergartenPaymentEndpoints as endpoints } from './endpoints.ts'

const key = ['kindergarten-invoice-payment'] as const
const pollMilliseconds = 3_000

export const startPayment = (invoiceNumber: string) =>
  callEndpoint(endpoints.start, { body: { invoiceNumber, locale: getLocale() } })

/** The payment of an invoice with a new address of the card form; refetched only explicitly. */
export const paymentQuery = (invoiceNumber: string) =>
  queryOptions({
    queryKey: [...key, 'started', invoiceNumber],
    queryFn: () => startPayment(invoiceNumber),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })

/** The outcome of a payment, polled while it is unknown. */
export const outcomeQuery = (paymentId: string) =>
  queryOptions({
    queryKey: [...key, 'outcome', paymentId],
    queryFn: () => callEndpoint(endpoints.reconcile, { body: { paymentId } }),
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
  callEndpoint(endpoints.cancel, { body: { paymentId } })
