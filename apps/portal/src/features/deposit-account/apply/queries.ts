import { queryOptions } from '@tanstack/react-query'
import { getLocale } from '#locale'
import { callEndpoint } from '#platform/api-client.ts'
import type { ApplicationDraft, Submission } from '../model/application-form.ts'
import { applicationEndpoints } from './endpoints.ts'

export const applicationQuery = queryOptions({
  queryKey: ['deposit-account', 'application'],
  queryFn: ({ signal }) => callEndpoint(applicationEndpoints.application, { signal }),
})

/** Read once, when the form is opened: after that, only the form has the current values. */
export const draftQuery = queryOptions({
  queryKey: ['deposit-account', 'draft'],
  queryFn: ({ signal }) => callEndpoint(applicationEndpoints.draft, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})

/** What an approval of this study would fix now. */
export function expectedAmountQuery({ study, institution }: Submission) {
  const query = {
    institution: institution.code,
    degree: study.degree ?? undefined,
    semesters: study.nrOfSemesters,
    semesterStart: study.semester,
  }
  return queryOptions({
    queryKey: ['deposit-account', 'expected-amount', query],
    queryFn: ({ signal }) => callEndpoint(applicationEndpoints.expectedAmount, { query, signal }),
  })
}

/** @param id of the application that is sent again; null for the first time */
export function submitApplication(id: string | null, submission: Submission) {
  const query = { language: getLocale() }
  return id === null
    ? callEndpoint(applicationEndpoints.send, { query, body: submission })
    : callEndpoint(applicationEndpoints.edit, { query, body: { ...submission, id } })
}

export const saveDraft = (body: ApplicationDraft) =>
  callEndpoint(applicationEndpoints.saveDraft, { body })
