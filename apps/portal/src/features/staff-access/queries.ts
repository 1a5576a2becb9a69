import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import { staffAccessRoutes } from './endpoints.ts'
import type { AcceptInvitationForm, InvitationForm } from './staff-access-forms.ts'

export const renewRecoveryCodes = (code: string) =>
  callStaff(staffAccessRoutes.renewRecoveryCodes, { body: { code } })

export const checkInvitation = (token: string, signal: AbortSignal) =>
  callStaff(staffAccessRoutes.checkInvitation, { body: { token }, signal })
export const acceptInvitation = (body: AcceptInvitationForm) =>
  callStaff(staffAccessRoutes.acceptInvitation, { body })
export const joinStaff = (token: string) =>
  callStaff(staffAccessRoutes.joinStaff, { body: { token } })

export const peopleQuery = queryOptions({
  queryKey: [...staffKey, 'people'],
  queryFn: ({ signal }) => callStaff(staffAccessRoutes.people, { signal }),
  retry: false,
})

export const invite = (body: InvitationForm) => callStaff(staffAccessRoutes.invite, { body })
export const withdrawInvitation = (id: string) =>
  callStaff(staffAccessRoutes.withdrawInvitation, { params: { id } })

export const changeRoles = (userId: string, roles: readonly StaffRole[]) =>
  callStaff(staffAccessRoutes.changeRoles, { params: { userId }, body: { roles: [...roles] } })
export const endStaff = (userId: string) =>
  callStaff(staffAccessRoutes.endStaff, { params: { userId } })
export const resetFactor = (userId: string, locale: 'no' | 'en') =>
  callStaff(staffAccessRoutes.resetFactor, { params: { userId }, body: { locale } })
