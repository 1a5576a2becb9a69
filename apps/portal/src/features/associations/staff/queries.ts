import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { getLocale } from '#locale'
import { staffEndpoints as endpoints } from './endpoints.ts'
import type { Addition, Audience, Correction, Mailing, Merge, StateChange } from './forms.ts'

const key = [...staffKey, 'associations'] as const

export const associationsQuery = queryOptions({
  queryKey: [...key, 'all'],
  queryFn: ({ signal }) => callStaff(endpoints.list, { signal }),
  retry: false,
})

export const staffAssociationQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, id],
    queryFn: ({ signal }) => callStaff(endpoints.details, { params: { id }, signal }),
    retry: false,
  })

export const mergePreviewQuery = (id: string, into: string) =>
  queryOptions({
    queryKey: [...key, id, 'merge', into],
    queryFn: ({ signal }) =>
      callStaff(endpoints.previewMerge, {
        params: { id },
        query: { into, language: getLocale() },
        signal,
      }),
    retry: false,
    staleTime: 0,
  })

/** After a change of one of them. */
export const readAssociationsAgain = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: key })

const inLanguage = () => ({ language: getLocale() })

export const addAssociation = (body: Addition) => callStaff(endpoints.add, { body })
export const correctAssociation = (id: string, body: Correction) =>
  callStaff(endpoints.correct, { params: { id }, body })
export const changeState = (id: string, body: StateChange) =>
  callStaff(endpoints.changeState, { params: { id }, query: inLanguage(), body })
export const mergeAssociation = (id: string, body: Merge) =>
  callStaff(endpoints.merge, { params: { id }, query: inLanguage(), body })
export const countMailing = (body: Audience) => callStaff(endpoints.countMailing, { body })
export const sendMailing = (body: Mailing) => callStaff(endpoints.sendMailing, { body })
