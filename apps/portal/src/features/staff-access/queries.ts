import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import { staffAccessEndpoints } from './endpoints.ts'
import type { AcceptInvitationForm, InvitationForm } from './staff-access-forms.ts'

export const renewRecoveryCodes = (code: string) =>
  callStaff(staffAccessEndpoints.renewRecoveryCodes, { body: { code } })

export const checkInvitation = (token: string, signal: AbortSignal) =>
  callStaff(staffAccessEndpoints.checkInvitation, { body: { token }, signal })
export const acceptInvitation = (body: AcceptInvitationForm) =>
  callStaff(staffAccessEndpoints.acceptInvitation, { body })
export const joinStaff = (token: string) =>
  callStaff(staffAccessEndpoints.joinStaff, { body: { token } })

export const peopleQuery = queryOptions({
  queryKey: [...staffKey, 'people'],
  queryFn: ({ signal }) => callStaff(staffAccessEndpoints.people, { signal }),
  retry: false,
})

export const invite = (body: InvitationForm) => callStaff(staffAccessEndpoints.invite, { body })
export const withdrawInvitation = (id: string) =>
  callStaff(staffAccessEndpoints.withdrawInvitation, { params: { id } })

export const changeRoles = (userId: string, roles: readonly StaffRole[]) =>
  callStaff(staffAccessEndpoints.changeRoles, { params: { userId }, body: { roles: [...roles] } })
export const endStaff = (userId: string) =>
  callStaff(staffAccessEndpoints.endStaff, { params: { userId } })
export const resetFactor = (userId: string, locale: 'no' | 'en') =>
  callStaff(staffAccessEndpoints.resetFactor, { params: { userId }, body: { locale } })
