import { queryOptions } from '@tanstack/react-query'
import type { SentForm } from '#core/public-forms/contract.ts'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { getLocale } from '#locale'
import { callRoute } from '#platform/api-client.ts'
import type { OpenIssue } from './contract.ts'
import type { IssueForm } from './forms.ts'
import { issueRoutes } from './issues/endpoints.ts'
import { subscribingRoutes } from './subscribing/endpoints.ts'

const newsletterKey = [...staffKey, 'newsletter']
export const newsletterChanged = { queryKey: newsletterKey }

export const overviewQuery = queryOptions({
  queryKey: [...newsletterKey, 'overview'],
  queryFn: ({ signal }) => callStaff(issueRoutes.overview, { signal }),
  retry: false,
})

/** Milliseconds: while mails are made, and while they leave. */
const watchEvery = 3_000

const isOnItsWay = ({ state, recipients, taken, failed }: OpenIssue) =>
  state === 'sending' || (recipients ?? 0) > taken + failed

export const issueQuery = (id: string) =>
  queryOptions({
    queryKey: [...newsletterKey, id],
    queryFn: ({ signal }) => callStaff(issueRoutes.read, { params: { id }, signal }),
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isOnItsWay(data) ? watchEvery : false),
  })

export const signUp = (body: SentForm) =>
  callRoute(subscribingRoutes.signUp, { query: { language: getLocale() }, body })
export const confirmSubscription = (token: string) =>
  callRoute(subscribingRoutes.confirm, { body: { token } })
export const unsubscribe = (token: string) =>
  callRoute(subscribingRoutes.unsubscribe, { body: { token } })

export const createIssue = () => callStaff(issueRoutes.create)
export const writeIssue = (id: string, body: IssueForm) =>
  callStaff(issueRoutes.write, { params: { id }, body })
export const removeIssue = (id: string) => callStaff(issueRoutes.remove, { params: { id } })
export const testIssue = (id: string, version: number) =>
  callStaff(issueRoutes.test, { params: { id }, body: { version } })
export const sendIssue = (id: string, version: number) =>
  callStaff(issueRoutes.send, { params: { id }, body: { version } })
