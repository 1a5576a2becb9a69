import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '@trivsel/content-contract/locales'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import type { InviteForm } from '../model/staff-access-forms.ts'
import { staffPeopleEndpoints } from './endpoints.ts'

export const staffPeopleQuery = queryOptions({
  queryKey: [...staffKey, 'people'],
  queryFn: ({ signal }) => callStaff(staffPeopleEndpoints.listStaff, { signal }),
  retry: false,
})

export const inviteStaff = (body: InviteForm) =>
  callStaff(staffPeopleEndpoints.inviteStaff, { body })

export const withdrawInvitation = (id: string) =>
  callStaff(staffPeopleEndpoints.withdrawInvitation, { params: { id } })

export const changeRoles = (userId: string, roles: readonly StaffRole[]) =>
  callStaff(staffPeopleEndpoints.changeRoles, { params: { userId }, body: { roles: [...roles] } })

export const endStaff = (userId: string) =>
  callStaff(staffPeopleEndpoints.endStaff, { params: { userId } })

export const resetFactor = (userId: string, locale: Locale) =>
  callStaff(staffPeopleEndpoints.resetFactor, { params: { userId }, body: { locale } })
