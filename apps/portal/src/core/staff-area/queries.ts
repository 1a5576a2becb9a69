import { queryOptions } from '@tanstack/react-query'
import { getLocale } from '#locale'
import type { AnswerOf, Inputs, Route } from '#platform/api/route.ts'
import { ApiError, callRoute } from '#platform/api-client.ts'
import { queryClient } from '#platform/queries/query-client.ts'
import type { DraftToKeep } from './drafts/draft.ts'
import { staffRoutes } from './endpoints.ts'

/** Of everything that is asked for in the staff area: asked again after a new code. */
export const staffKey = ['staff'] as const
const staffAccessKey = ['staff-access'] as const

/** Asked for anew when a call is refused, and not while a secret or recovery codes are shown. */
export const staffAccessQuery = queryOptions({
  queryKey: staffAccessKey,
  queryFn: ({ signal }) => callRoute(staffRoutes.access, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
})

/** When the access has ended, the staff area hears of it and asks for a code. */
export async function callStaff<Known extends Route>(
  route: Known,
  ...inputs: Inputs<Known>
): Promise<AnswerOf<Known>> {
  try {
    return await callRoute(route, ...inputs)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED')
      await queryClient.invalidateQueries({ queryKey: staffAccessKey })
    throw error
  }
}

/** Asked for once: from then on this browser knows better. */
export const draftsQuery = queryOptions({
  queryKey: ['staff-drafts'],
  queryFn: async ({ signal }) => (await callStaff(staffRoutes.drafts, { signal })).items,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
})
export const keepDraft = (body: DraftToKeep) => callRoute(staffRoutes.keepDraft, { body })
export const forgetDraft = (key: string) => callRoute(staffRoutes.forgetDraft, { query: { key } })

export const leave = () => callStaff(staffRoutes.leave)
export const enterWithCode = (code: string) =>
  callStaff(staffRoutes.enter, { body: { code, locale: getLocale() } })
export const beginFactor = (signal: AbortSignal) => callStaff(staffRoutes.beginFactor, { signal })
export const confirmFactor = (code: string) =>
  callStaff(staffRoutes.confirmFactor, { body: { code } })
