import { queryOptions } from '@tanstack/react-query'
import { getLocale } from '#locale'
import { callEndpoint, fetchFile } from '#platform/api-client.ts'
import type { Language } from '../model/contract.ts'
import { bookingEndpoints as endpoints } from './endpoints.ts'

export const courtBookingsKey = ['court-bookings'] as const

/** Holds expire and refunds change while the page is open. */
const findRefetchInterval = 30_000

export const courtBookingsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...courtBookingsKey, language],
    queryFn: ({ signal }) => callEndpoint(endpoints.list, { query: { language }, signal }),
    staleTime: 2_000,
    refetchInterval: findRefetchInterval,
  })

/** @param refundOre the refund that was shown */
export const cancelBooking = (id: string, refundOre: number) =>
  callEndpoint(endpoints.cancel, { params: { id }, body: { refundOre } })

export async function fetchReceipt(id: string): Promise<Blob> {
  const query = { language: getLocale() }
  return (await fetchFile(endpoints.receipt, { params: { id }, query })).blob()
}
