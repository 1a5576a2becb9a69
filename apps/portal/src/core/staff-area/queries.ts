import { queryOptions } from '@tanstack/react-query'
import { getLocale } from '#locale'
import type { AnswerOf, Endpoint, Inputs } from '#platform/api/endpoint.ts'
import { ApiError, callEndpoint } from '#platform/api-client.ts'
import { queryClient } from '#platform/queries/query-client.ts'
import type { DraftToSave } from './drafts/draft.ts'
import { staffEndpoints } from './endpoints.ts'
import type { ViewChange, ViewToSave } from './views/saved-view.ts'

/** Of everything that is asked for in the staff area: asked again after a new code. */
export const staffKey = ['staff'] as const
const staffAccessKey = ['staff-access'] as const

/** Fetched again when a call is refused, and not while a secret or recovery codes are shown. */
export const staffAccessQuery = queryOptions({
  queryKey: staffAccessKey,
  queryFn: ({ signal }) => callEndpoint(staffEndpoints.readStaffAccess, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
})

/** How much waits, for the menu and the first page; each minute, since colleagues work on it too. */
export const staffWorkQuery = queryOptions({
  queryKey: [...staffKey, 'work'] as const,
  queryFn: ({ signal }) => callStaff(staffEndpoints.readStaffWork, { signal }),
  retry: false,
  refetchInterval: 60_000,
})

/** When the access has ended, the staff area hears of it and asks for a code. */
export async function callStaff<Known extends Endpoint>(
  endpoint: Known,
  ...inputs: Inputs<Known>
): Promise<AnswerOf<Known>> {
  try {
    return await callEndpoint(endpoint, ...inputs)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED')
      await queryClient.invalidateQueries({ queryKey: staffAccessKey })
    throw error
  }
}

/** Asked for once: from then on this browser knows better. */
export const draftsQuery = queryOptions({
  queryKey: ['staff-drafts'],
  queryFn: async ({ signal }) => (await callStaff(staffEndpoints.listDrafts, { signal })).items,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
})
export const saveDraft = (body: DraftToSave) => callEndpoint(staffEndpoints.saveDraft, { body })
export const deleteDraft = (key: string) =>
  callEndpoint(staffEndpoints.deleteDraft, { query: { key } })

/** The caller's saved views of one list, asked for again whenever they are opened. */
export const viewsQuery = (list: string) =>
  queryOptions({
    queryKey: [...staffKey, 'views', list] as const,
    queryFn: async ({ signal }) =>
      (await callStaff(staffEndpoints.listViews, { query: { list }, signal })).items,
    staleTime: 0,
    retry: false,
  })
export const createView = (body: ViewToSave) => callStaff(staffEndpoints.createView, { body })
export const updateView = (id: string, body: ViewChange) =>
  callStaff(staffEndpoints.updateView, { params: { id }, body })
export const deleteView = (id: string) => callStaff(staffEndpoints.deleteView, { params: { id } })

export const leave = () => callStaff(staffEndpoints.leaveStaffArea)
export const enterWithCode = (code: string) =>
  callStaff(staffEndpoints.enterStaffArea, { body: { code, locale: getLocale() } })
export const beginFactor = (signal: AbortSignal) =>
  callStaff(staffEndpoints.startEnrolment, { signal })
export const confirmFactor = (code: string) =>
  callStaff(staffEndpoints.confirmEnrolment, { body: { code } })
