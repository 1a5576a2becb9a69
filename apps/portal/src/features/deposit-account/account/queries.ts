import { queryOptions } from '@tanstack/react-query'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { callEndpoint, fetchFile } from '#platform/api-client.ts'
import { accountEndpoints } from './endpoints.ts'

export const accountQuery = queryOptions({
  queryKey: ['deposit-account', 'account'],
  queryFn: ({ signal }) => callEndpoint(accountEndpoints.account, { signal }),
})

export const creditNotesQuery = queryOptions({
  queryKey: ['deposit-account', 'credit-notes'],
  queryFn: ({ signal }) => callEndpoint(accountEndpoints.creditNotes, { signal }),
})

export const creditNoteAddress = (number: string) =>
  endpointAddress(accountEndpoints.creditNote, { params: { id: number } })

export async function fetchInvoice(id: string): Promise<Blob> {
  return (await fetchFile(accountEndpoints.invoice, { params: { id } })).blob()
}

/** The browser shows both in a window of their own. */
export const letterAddress = endpointAddress(accountEndpoints.confirmation)
export const receiptAddress = endpointAddress(accountEndpoints.receipt)

export const staffInvoiceAddress = (id: string, number: string) =>
  endpointAddress(accountEndpoints.staffInvoice, { params: { id, number } })
export const staffCreditNoteAddress = (id: string, number: string) =>
  endpointAddress(accountEndpoints.staffCreditNote, { params: { id, number } })
