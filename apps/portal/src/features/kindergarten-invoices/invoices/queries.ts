import { queryOptions } from '@tanstack/react-query'
import type { BankPayment } from '#core/invoices/contract.ts'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { getLocale } from '#locale'
import { callEndpoint, fetchFile } from '#platform/api-client.ts'
import type { CardRefund, Credit, PayoutForm, Reason, Replacement } from './contract.ts'
import { kindergartenInvoiceEndpoints as endpoints } from './endpoints.ts'

export const ownInvoicesQuery = queryOptions({
  queryKey: ['kindergarten-invoices'],
  queryFn: ({ signal }) => callEndpoint(endpoints.listOwn, { signal }),
})

export async function fetchInvoice(number: string): Promise<Blob> {
  const query = { language: getLocale() }
  return (await fetchFile(endpoints.getInvoice, { params: { number }, query })).blob()
}

export async function fetchCreditNote(number: string): Promise<Blob> {
  const query = { language: getLocale() }
  return (await fetchFile(endpoints.getCreditNote, { params: { number }, query })).blob()
}

export const savePayoutAccount = (number: string, account: string) =>
  callEndpoint(endpoints.savePayoutAccount, { params: { number }, body: { account } })

export const staffInvoicesQuery = queryOptions({
  queryKey: [...staffKey, 'kindergarten-invoices'],
  queryFn: ({ signal }) => callStaff(endpoints.list, { signal }),
  retry: false,
})

/** Below the key of the list: what changes one changes the other. */
export const staffInvoiceQuery = (number: string) =>
  queryOptions({
    queryKey: [...staffInvoicesQuery.queryKey, number],
    queryFn: ({ signal }) => callStaff(endpoints.describe, { params: { number }, signal }),
    retry: false,
  })

export const registerPayment = (id: string, body: BankPayment) =>
  callStaff(endpoints.registerPayment, { params: { id }, body })

export const undoPayment = (id: string, paymentId: string, body: Reason) =>
  callStaff(endpoints.undoPayment, { params: { id, paymentId }, body })

export const creditInvoice = (id: string, body: Credit) =>
  callStaff(endpoints.credit, { params: { id }, body })

export const replaceInvoice = (id: string, body: Replacement) =>
  callStaff(endpoints.replace, { params: { id }, body })

export const carryOver = (id: string) => callStaff(endpoints.carryOver, { params: { id } })

export const preparePayout = (id: string, body: PayoutForm) =>
  callStaff(endpoints.preparePayout, { params: { id }, body })

export const refundToCard = (id: string, body: CardRefund) =>
  callStaff(endpoints.refundToCard, { params: { id }, body })
