import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import type { OpenIssue } from './contract.ts'
import { writeEndpoints } from './endpoints.ts'
import type { IssueForm } from './forms.ts'

const newsletterKey = ['association-newsletter'] as const
/** The filter that invalidates every query of the newsletter of an association. */
export const allNewsletterQueries = { queryKey: newsletterKey }

export const overviewQuery = (id: string) =>
  queryOptions({
    queryKey: [...newsletterKey, id],
    queryFn: ({ signal }) => callEndpoint(writeEndpoints.readOverview, { params: { id }, signal }),
    retry: false,
  })

/** Milliseconds between two requests while an issue is being sent. */
const pollInterval = 3_000

const isBeingSent = ({ state, waiting }: OpenIssue) => state === 'sending' || waiting > 0

export const issueQuery = (id: string, issueId: string) =>
  queryOptions({
    queryKey: [...newsletterKey, id, issueId],
    queryFn: ({ signal }) =>
      callEndpoint(writeEndpoints.readIssue, { params: { id, issueId }, signal }),
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isBeingSent(data) ? pollInterval : false),
  })

type Place = { readonly id: string; readonly issueId: string }

export const createIssue = (id: string) =>
  callEndpoint(writeEndpoints.createIssue, { params: { id } })

export const updateIssue = (params: Place, body: IssueForm) =>
  callEndpoint(writeEndpoints.updateIssue, { params, body })

export const deleteIssue = (params: Place) => callEndpoint(writeEndpoints.deleteIssue, { params })

export const sendTest = (params: Place, version: number) =>
  callEndpoint(writeEndpoints.sendTest, { params, body: { version } })

export const sendIssue = (params: Place, version: number) =>
  callEndpoint(writeEndpoints.sendIssue, { params, body: { version } })

export const stopIssue = (params: Place) => callEndpoint(writeEndpoints.stopIssue, { params })
