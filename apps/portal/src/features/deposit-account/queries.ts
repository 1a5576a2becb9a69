import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { getLocale } from '#locale'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { callEndpoint, fetchFile } from '#platform/api-client.ts'
import type { AmountForm } from './amount-form.ts'
import type { ApplicationDraft, Submission } from './application-form.ts'
import type { DeadlinesForm } from './deadlines.ts'
import { depositEndpoints } from './endpoints.ts'

const key = ['deposit-account'] as const

export const applicationQuery = queryOptions({
  queryKey: [...key, 'application'],
  queryFn: ({ signal }) => callEndpoint(depositEndpoints.application, { signal }),
})

export const accountQuery = queryOptions({
  queryKey: [...key, 'account'],
  queryFn: ({ signal }) => callEndpoint(depositEndpoints.account, { signal }),
})

export const creditNotesQuery = queryOptions({
  queryKey: [...key, 'credit-notes'],
  queryFn: ({ signal }) => callEndpoint(depositEndpoints.creditNotes, { signal }),
})

export const creditNoteAddress = (number: string) =>
  endpointAddress(depositEndpoints.creditNote, { params: { id: number } })

export async function fetchInvoice(id: string): Promise<Blob> {
  return (await fetchFile(depositEndpoints.invoice, { params: { id } })).blob()
}

/** Opened in a window of its own: the browser shows it. */
export const letterAddress = endpointAddress(depositEndpoints.confirmation)
export const receiptAddress = endpointAddress(depositEndpoints.receipt)

/** Read once, when the form is opened: from then on the form knows better. */
export const draftQuery = queryOptions({
  queryKey: [...key, 'draft'],
  queryFn: ({ signal }) => callEndpoint(depositEndpoints.draft, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})

export const universitiesQuery = (language: 'no' | 'en') =>
  queryOptions({
    queryKey: ['universities', language],
    queryFn: ({ signal }) =>
      callEndpoint(depositEndpoints.universities, { query: { language, type: 'udi' }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** @param id of the application that is sent again; null for the first time */
export function submitApplication(id: string | null, submission: Submission) {
  const query = { language: getLocale() }
  return id === null
    ? callEndpoint(depositEndpoints.send, { query, body: submission })
    : callEndpoint(depositEndpoints.edit, { query, body: { ...submission, id } })
}

export const saveDraft = (body: ApplicationDraft) =>
  callEndpoint(depositEndpoints.saveDraft, { body })

export const staffApplicationQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffKey, 'cases', id, 'deposit-application'],
    queryFn: ({ signal }) =>
      callStaff(depositEndpoints.staffApplication, { params: { id }, signal }),
    retry: false,
  })

export const staffInvoiceAddress = (id: string, number: string) =>
  endpointAddress(depositEndpoints.staffInvoice, { params: { id, number } })
export const staffCreditNoteAddress = (id: string, number: string) =>
  endpointAddress(depositEndpoints.staffCreditNote, { params: { id, number } })

export const amountsQuery = queryOptions({
  queryKey: [...staffKey, 'deposit-amounts'],
  queryFn: ({ signal }) => callStaff(depositEndpoints.amounts, { signal }),
  retry: false,
})

export const saveAmount = (body: AmountForm) => callStaff(depositEndpoints.saveAmount, { body })

export const saveDeadlines = (body: DeadlinesForm) =>
  callStaff(depositEndpoints.saveDeadlines, { body })
