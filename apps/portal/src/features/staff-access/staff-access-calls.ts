import { queryOptions } from '@tanstack/react-query'
import type { RecoveryCodes } from '#core/staff/contract.ts'
import type { StaffRole } from '#core/staff/roles.ts'
import { callStaff, postToStaff, staffKey } from '#core/staff/staff-calls.ts'
import type { OpenInvitation, StaffPeople } from './contract.ts'
import type { AcceptInvitationForm, InvitationForm } from './staff-access-forms.ts'

export const renewRecoveryCodes = (code: string) =>
  postToStaff<RecoveryCodes>('factor/recovery-codes', { code })

export const checkInvitation = (token: string, signal: AbortSignal) =>
  callStaff<OpenInvitation>('invitations/check', { method: 'POST', body: { token }, signal })
export const acceptInvitation = (form: AcceptInvitationForm) =>
  postToStaff<{ email: string }>('invitations/accept', form)
export const joinStaff = (token: string) => postToStaff<object>('invitations/join', { token })

export const peopleQuery = queryOptions({
  queryKey: [...staffKey, 'people'],
  queryFn: ({ signal }) => callStaff<StaffPeople>('people', { signal }),
  retry: false,
})

export const invite = (form: InvitationForm) => postToStaff<object>('invitations', form)
export const withdrawInvitation = (id: string) =>
  callStaff<object>(`invitations/${encodeURIComponent(id)}`, { method: 'DELETE' })

const person = (userId: string) => `people/${encodeURIComponent(userId)}`
export const changeRoles = (userId: string, roles: readonly StaffRole[]) =>
  callStaff<object>(`${person(userId)}/roles`, { method: 'PUT', body: { roles } })
export const endStaff = (userId: string) => callStaff<object>(person(userId), { method: 'DELETE' })
export const resetFactor = (userId: string, locale: 'no' | 'en') =>
  postToStaff<object>(`${person(userId)}/factor-reset`, { locale })
