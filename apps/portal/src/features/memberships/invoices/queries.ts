import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { getLocale } from '#locale'
import { callEndpoint, fetchFile } from '#platform/api-client.ts'
import { membershipsKey } from '../model/queries.ts'
import { membershipInvoiceEndpoints as endpoints } from './endpoints.ts'

export const invoicesQuery = queryOptions({
  queryKey: [...membershipsKey, 'invoices'],
  queryFn: ({ signal }) => callEndpoint(endpoints.listInvoices, { signal }),
})

export async function fetchInvoice(number: string): Promise<Blob> {
  const query = { language: getLocale() }
  return (await fetchFile(endpoints.getInvoice, { params: { number }, query })).blob()
}

export const staffInvoicesQuery = queryOptions({
  queryKey: [...staffKey, 'fitness-invoices'],
  queryFn: ({ signal }) => callStaff(endpoints.listStaffInvoices, { signal }),
  retry: false,
})

export const registerPayment = (id: string, paidOn: string) =>
  callStaff(endpoints.registerPayment, { params: { id }, body: { paidOn } })
