import { queryOptions } from '@tanstack/react-query'
import type { RefundPayment } from '#core/payments/contract.ts'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { fetchFile } from '#platform/api-client.ts'
import type { DownloadedFile } from '#platform/save-file.ts'
import { paymentEndpoints } from './endpoints.ts'

const paymentsKey = [...staffKey, 'payments'] as const

export const staffPaymentsQuery = () =>
  queryOptions({
    queryKey: [...paymentsKey, 'attention', getLocale()],
    queryFn: ({ signal }) =>
      callStaff(paymentEndpoints.list, { query: { language: getLocale() }, signal }),
    retry: false,
  })

/** An action on one payment can change every list. */
export const paymentsChanged = { queryKey: paymentsKey }

export const settlementQuery = (day: string) =>
  queryOptions({
    queryKey: [...paymentsKey, 'settlement', day, getLocale()],
    queryFn: ({ signal }) =>
      callStaff(paymentEndpoints.settlement, { query: { day, language: getLocale() }, signal }),
    retry: false,
  })

export const refreshPayment = (id: string) =>
  callStaff(paymentEndpoints.refresh, { params: { id } })

export const retryPayment = (id: string, version: number) =>
  callStaff(paymentEndpoints.retry, { params: { id }, body: { version } })

export const refundPayment = (id: string, body: RefundPayment) =>
  callStaff(paymentEndpoints.refund, { params: { id }, body })

const inLanguage = () => ({ language: getLocale() })

export async function fetchReceipt(id: string): Promise<DownloadedFile> {
  const file = await fetchFile(paymentEndpoints.openReceipt, {
    params: { id },
    query: inLanguage(),
  })
  return { name: `${m.payments_receipt_file()}.pdf`, content: await file.blob() }
}

export async function fetchCreditNote(noteId: string): Promise<DownloadedFile> {
  const file = await fetchFile(paymentEndpoints.openCreditNote, {
    params: { noteId },
    query: inLanguage(),
  })
  return { name: `${m.payments_credit_note_file()}.pdf`, content: await file.blob() }
}
