import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { institutionsQuery } from '#core/studies/queries.ts'
import { setupEndpoints as endpoints } from './endpoints.ts'
import type { SetupEdit } from './setup-forms.ts'

export const setupQuery = queryOptions({
  queryKey: [...staffKey, 'institutions'],
  queryFn: ({ signal }) => callStaff(endpoints.read, { signal }),
  retry: false,
})

/** The forms of this browser offer what was saved, too. */
export const readAgain = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: setupQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: institutionsQuery.queryKey }),
  ])

export const saveSetup = (body: SetupEdit) => callStaff(endpoints.save, { body })
export const issueKey = (institution: string) =>
  callStaff(endpoints.issueKey, { body: { institution } })
export const revokeKey = (id: string) => callStaff(endpoints.revokeKey, { params: { id } })
