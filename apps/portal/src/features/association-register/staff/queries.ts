import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { staffRegisterEndpoints as endpoints } from './endpoints.ts'
import type { CorrectionForm, StaffRoleForm } from './forms.ts'

const key = (id: string) => [...staffKey, 'association-register', id] as const

/** @param text that is searched for; it must not be in an address */
export const staffRegisterQuery = (id: string, text: string, page: number) =>
  queryOptions({
    queryKey: [...key(id), 'search', text, page],
    queryFn: ({ signal }) =>
      callStaff(endpoints.search, { params: { id }, body: { text, page }, signal }),
    retry: false,
  })

export const staffEntryQuery = (id: string, memberId: string) =>
  queryOptions({
    queryKey: [...key(id), 'entry', memberId],
    queryFn: ({ signal }) => callStaff(endpoints.entry, { params: { id, memberId }, signal }),
    retry: false,
  })

export const readStaffRegisterAgain = (queryClient: QueryClient, id: string) =>
  queryClient.invalidateQueries({ queryKey: key(id) })

export const correctMember = (id: string, memberId: string, body: CorrectionForm) =>
  callStaff(endpoints.correct, { params: { id, memberId }, body })

export const giveRole = (id: string, memberId: string, body: StaffRoleForm) =>
  callStaff(endpoints.giveRole, { params: { id, memberId }, body })

export const endRole = (id: string, memberId: string, roleId: string) =>
  callStaff(endpoints.endRole, { params: { id, memberId, roleId } })
