import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { callRoute } from '#platform/api-client.ts'
import { suggestionBoxRoutes } from './endpoints.ts'
import type { EntryForm } from './entry-form.ts'

export const ownEntriesQuery = queryOptions({
  queryKey: ['suggestion-box'],
  queryFn: ({ signal }) => callRoute(suggestionBoxRoutes.own, { signal }),
})

export const allEntriesQuery = queryOptions({
  queryKey: [...staffKey, 'suggestion-box'],
  queryFn: ({ signal }) => callStaff(suggestionBoxRoutes.all, { signal }),
  retry: false,
})

export const writeEntry = (body: EntryForm) => callRoute(suggestionBoxRoutes.write, { body })

export const markHandled = (id: string) =>
  callStaff(suggestionBoxRoutes.markHandled, { params: { id } })
