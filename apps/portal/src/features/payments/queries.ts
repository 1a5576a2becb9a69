import { queryOptions } from '@tanstack/react-query'
import type { GiveBack } from '#core/payments/contract.ts'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { getLocale } from '#locale'
import { paymentEndpoints } from './endpoints.ts'

const paymentsKey = [...staffKey, 'payments'] as const

export const staffPaymentsQuery = () =>
  queryOptions({
    queryKey: [...paymentsKey, 'attention', getLocale()],
    queryFn: ({ signal }) =>
      callStaff(paymentEndpoints.list, { query: { language: getLocale() }, signal }),
    retry: false,
  })

/** What was done about one shows in all of them. */
export const paymentsChanged = { queryKey: paymentsKey }

export const settlementQuery = (day: string) =>
  queryOptions({
    queryKey: [...paymentsKey, 'settlement', day, getLocale()],
    queryFn: ({ signal }) =>
      callStaff(paymentEndpoints.settlement, { query: { day, language: getLocale() }, signal }),
    retry: false,
  })

export const readPaymentAgain = (id: string) =>
  callStaff(paymentEndpoints.readAgain, { params: { id } })

export const tryPaymentAgain = (id: string, version: number) =>
  callStaff(paymentEndpoints.tryAgain, { params: { id }, body: { version } })

export const givePaymentBack = (id: string, body: GiveBack) =>
  callStaff(paymentEndpoints.giveBack, { params: { id }, body })
