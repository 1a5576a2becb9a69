import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import { institutionsEndpoint } from './endpoints.ts'
import { institutionOptions } from './institutions.ts'

/** Milliseconds: they seldom change. */
const staleTime = 5 * 60_000

export const institutionsQuery = queryOptions({
  queryKey: ['institutions'],
  queryFn: async ({ signal }) => (await callEndpoint(institutionsEndpoint, { signal })).items,
  staleTime,
})

/** By which cases are counted and filtered. */
export const institutionGroups = {
  queryKey: ['institutions', 'groups'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    institutionOptions((await callEndpoint(institutionsEndpoint, { signal })).items),
  staleTime,
}
