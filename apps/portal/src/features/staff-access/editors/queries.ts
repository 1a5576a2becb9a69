import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import type { EditorForm } from './contract.ts'
import { editorsEndpoints } from './endpoints.ts'

export const editorsQuery = queryOptions({
  queryKey: [...staffKey, 'editors'],
  queryFn: ({ signal }) => callStaff(editorsEndpoints.list, { signal }),
  retry: false,
})

export const inviteEditor = (body: EditorForm) => callStaff(editorsEndpoints.invite, { body })
export const removeEditor = (email: string) =>
  callStaff(editorsEndpoints.remove, { body: { email } })
