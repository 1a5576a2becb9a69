import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import type { OpenIssue } from './contract.ts'
import { issueEndpoints } from './endpoints.ts'
import type { IssueForm } from './forms.ts'

const newsletterKey = [...staffKey, 'newsletter']
/** The filter that invalidates every query of the newsletter. */
export const allNewsletterQueries = { queryKey: newsletterKey }

export const overviewQuery = queryOptions({
  queryKey: [...newsletterKey, 'overview'],
  queryFn: ({ signal }) => callStaff(issueEndpoints.readOverview, { signal }),
  retry: false,
})

/** Milliseconds between two requests while an issue is being sent. */
const pollInterval = 3_000

const isBeingSent = ({ state, recipients, delivered, failed }: OpenIssue) =>
  state === 'sending' || (recipients ?? 0) > delivered + failed

export const issueQuery = (id: string) =>
  queryOptions({
    queryKey: [...newsletterKey, id],
    queryFn: ({ signal }) => callStaff(issueEndpoints.readIssue, { params: { id }, signal }),
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isBeingSent(data) ? pollInterval : false),
  })

export const createIssue = () => callStaff(issueEndpoints.createIssue)

export const updateIssue = (id: string, body: IssueForm) =>
  callStaff(issueEndpoints.updateIssue, { params: { id }, body })

export const deleteIssue = (id: string) => callStaff(issueEndpoints.deleteIssue, { params: { id } })

export const sendTest = (id: string, version: number) =>
  callStaff(issueEndpoints.sendTest, { params: { id }, body: { version } })

export const sendIssue = (id: string, version: number) =>
  callStaff(issueEndpoints.sendIssue, { params: { id }, body: { version } })
