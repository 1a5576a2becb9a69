import { queryOptions } from '@tanstack/react-query'
import type { GiveBack } from '#core/payments/contract.ts'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { paymentRoutes } from './routes.ts'

const paymentsKey = [...staffKey, 'payments'] as const

export const staffPaymentsQuery = queryOptions({
  queryKey: [...paymentsKey, 'attention'],
  queryFn: ({ signal }) => callStaff(paymentRoutes.list, { signal }),
  retry: false,
})

export const settlementQuery = (day: string) =>
  queryOptions({
    queryKey: [...paymentsKey, 'settlement', day],
    queryFn: ({ signal }) => callStaff(paymentRoutes.settlement, { query: { day }, signal }),
    retry: false,
  })

export const readPaymentAgain = (id: string) =>
  callStaff(paymentRoutes.readAgain, { params: { id } })

export const tryPaymentAgain = (id: string, version: number) =>
  callStaff(paymentRoutes.tryAgain, { params: { id }, body: { version } })

export const givePaymentBack = (id: string, body: GiveBack) =>
  callStaff(paymentRoutes.giveBack, { params: { id }, body })
