import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { getLocale } from '#locale'
import { routeAddress } from '#platform/api/route.ts'
import { callRoute, fetchFile } from '#platform/api-client.ts'
import type { AmountForm } from './amount-form.ts'
import type { ApplicationDraft, Submission } from './application-form.ts'
import type { DeadlinesForm } from './deadlines.ts'
import { depositRoutes } from './endpoints.ts'

const key = ['deposit-account'] as const

export const applicationQuery = queryOptions({
  queryKey: [...key, 'application'],
  queryFn: ({ signal }) => callRoute(depositRoutes.application, { signal }),
})

export const accountQuery = queryOptions({
  queryKey: [...key, 'account'],
  queryFn: ({ signal }) => callRoute(depositRoutes.account, { signal }),
})

export const creditNotesQuery = queryOptions({
  queryKey: [...key, 'credit-notes'],
  queryFn: ({ signal }) => callRoute(depositRoutes.creditNotes, { signal }),
})

export const creditNoteAddress = (number: string) =>
  routeAddress(depositRoutes.creditNote, { params: { id: number } })

export async function fetchInvoice(id: string): Promise<Blob> {
  return (await fetchFile(depositRoutes.invoice, { params: { id } })).blob()
}

/** Opened in a window of its own: the browser shows it. */
export const letterAddress = routeAddress(depositRoutes.confirmation)
export const receiptAddress = routeAddress(depositRoutes.receipt)

/** Read once, when the form is opened: from then on the form knows better. */
export const draftQuery = queryOptions({
  queryKey: [...key, 'draft'],
  queryFn: ({ signal }) => callRoute(depositRoutes.draft, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})

export const universitiesQuery = (language: 'no' | 'en') =>
  queryOptions({
    queryKey: ['universities', language],
    queryFn: ({ signal }) =>
      callRoute(depositRoutes.universities, { query: { language, type: 'udi' }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** @param id of the application that is sent again; null for the first time */
export function submitApplication(id: string | null, submission: Submission) {
  const query = { language: getLocale() }
  return id === null
    ? callRoute(depositRoutes.send, { query, body: submission })
    : callRoute(depositRoutes.edit, { query, body: { ...submission, id } })
}

export const keepDraft = (body: ApplicationDraft) => callRoute(depositRoutes.keepDraft, { body })

export const staffApplicationQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffKey, 'cases', id, 'deposit-application'],
    queryFn: ({ signal }) => callStaff(depositRoutes.staffApplication, { params: { id }, signal }),
    retry: false,
  })

export const staffInvoiceAddress = (id: string, number: string) =>
  routeAddress(depositRoutes.staffInvoice, { params: { id, number } })
export const staffCreditNoteAddress = (id: string, number: string) =>
  routeAddress(depositRoutes.staffCreditNote, { params: { id, number } })

export const amountsQuery = queryOptions({
  queryKey: [...staffKey, 'deposit-amounts'],
  queryFn: ({ signal }) => callStaff(depositRoutes.amounts, { signal }),
  retry: false,
})

export const saveAmount = (body: AmountForm) => callStaff(depositRoutes.saveAmount, { body })

export const saveDeadlines = (body: DeadlinesForm) =>
  callStaff(depositRoutes.saveDeadlines, { body })
