import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { callEndpoint } from '#platform/api-client.ts'
import type { EntryForm } from '../model/entry-form.ts'
import { suggestionBoxEndpoints } from './endpoints.ts'

export const ownEntriesQuery = queryOptions({
  queryKey: ['suggestion-box'],
  queryFn: ({ signal }) => callEndpoint(suggestionBoxEndpoints.own, { signal }),
})

export const allEntriesQuery = queryOptions({
  queryKey: [...staffKey, 'suggestion-box'],
  queryFn: ({ signal }) => callStaff(suggestionBoxEndpoints.all, { signal }),
  retry: false,
})

export const writeEntry = (body: EntryForm) => callEndpoint(suggestionBoxEndpoints.write, { body })

export const markHandled = (id: string) =>
  callStaff(suggestionBoxEndpoints.markHandled, { params: { id } })
