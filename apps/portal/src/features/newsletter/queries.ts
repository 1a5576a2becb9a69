import { queryOptions } from '@tanstack/react-query'
import type { SentForm } from '#core/public-forms/contract.ts'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { getLocale } from '#locale'
import { callEndpoint } from '#platform/api-client.ts'
import type { OpenIssue } from './contract.ts'
import type { IssueForm } from './forms.ts'
import { issueEndpoints } from './issues/endpoints.ts'
import { subscribingEndpoints } from './subscribing/endpoints.ts'

const newsletterKey = [...staffKey, 'newsletter']
export const newsletterChanged = { queryKey: newsletterKey }

export const overviewQuery = queryOptions({
  queryKey: [...newsletterKey, 'overview'],
  queryFn: ({ signal }) => callStaff(issueEndpoints.overview, { signal }),
  retry: false,
})

/** Milliseconds: while mails are made, and while they leave. */
const watchEvery = 3_000

const isOnItsWay = ({ state, recipients, taken, failed }: OpenIssue) =>
  state === 'sending' || (recipients ?? 0) > taken + failed

export const issueQuery = (id: string) =>
  queryOptions({
    queryKey: [...newsletterKey, id],
    queryFn: ({ signal }) => callStaff(issueEndpoints.read, { params: { id }, signal }),
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isOnItsWay(data) ? watchEvery : false),
  })

export const signUp = (body: SentForm) =>
  callEndpoint(subscribingEndpoints.signUp, { query: { language: getLocale() }, body })
export const confirmSubscription = (token: string) =>
  callEndpoint(subscribingEndpoints.confirm, { body: { token } })
export const unsubscribe = (token: string) =>
  callEndpoint(subscribingEndpoints.unsubscribe, { body: { token } })

export const createIssue = () => callStaff(issueEndpoints.create)
export const writeIssue = (id: string, body: IssueForm) =>
  callStaff(issueEndpoints.write, { params: { id }, body })
export const removeIssue = (id: string) => callStaff(issueEndpoints.remove, { params: { id } })
export const testIssue = (id: string, version: number) =>
  callStaff(issueEndpoints.test, { params: { id }, body: { version } })
export const sendIssue = (id: string, version: number) =>
  callStaff(issueEndpoints.send, { params: { id }, body: { version } })
