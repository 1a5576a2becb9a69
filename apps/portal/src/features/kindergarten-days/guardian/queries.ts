import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import type { AnswersForm } from '../model/forms.ts'
import { daysKey } from '../model/queries.ts'
import { guardianEndpoints as endpoints } from './endpoints.ts'

/** Queues move and another guardian may answer while a page is open. */
const oftenEnough = 30_000

export const daysQuery = queryOptions({
  queryKey: daysKey,
  queryFn: ({ signal }) => callEndpoint(endpoints.list, { signal }),
  staleTime: 2_000,
  refetchInterval: oftenEnough,
})

type Ids = { readonly id: string; readonly childId: string }

export const answerSurvey = (params: Ids, body: AnswersForm) =>
  callEndpoint(endpoints.answer, { params, body })
export const bookExtra = (params: Ids) => callEndpoint(endpoints.book, { params })
export const cancelExtra = (params: Ids) => callEndpoint(endpoints.cancel, { params })
