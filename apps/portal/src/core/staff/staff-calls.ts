import { queryOptions } from '@tanstack/react-query'
import { getLocale } from '#locale'
import { ApiError, callApi } from '#platform/api-client.ts'
import { queryClient } from '#platform/queries/query-client.ts'
import type {
  NewFactor,
  OpenInvitation,
  RecoveryCodes,
  StaffAccess,
  StaffPeople,
} from './contract.ts'
import type { StaffRole } from './roles.ts'
import type { AcceptInvitationForm, InvitationForm } from './staff-forms.ts'

/** Of everything that is asked for in the staff area: asked again after a new code. */
export const staffKey = ['staff'] as const
const accessKey = ['staff-access'] as const

/** Asked for anew when a call is refused, and not while a secret or recovery codes are shown. */
export const accessQuery = queryOptions({
  queryKey: accessKey,
  queryFn: ({ signal }) => callApi<StaffAccess>('staff/access', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
})

/** When the access has ended, the staff area hears of it and asks for a code. */
export async function callStaff<Answer>(
  path: string,
  options: Parameters<typeof callApi>[1] = {},
): Promise<Answer> {
  try {
    return await callApi<Answer>(`staff/${path}`, options)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED')
      await queryClient.invalidateQueries({ queryKey: accessKey })
    throw error
  }
}

const post = <Answer>(path: string, body: object) =>
  callStaff<Answer>(path, { method: 'POST', body })

export const enterWithCode = (code: string) => post<object>('access', { code, locale: getLocale() })
export const leave = () => callStaff<object>('access', { method: 'DELETE' })
export const beginFactor = (signal: AbortSignal) =>
  callStaff<NewFactor>('factor', { method: 'POST', signal })
export const confirmFactor = (code: string) => post<RecoveryCodes>('factor/confirm', { code })
export const renewRecoveryCodes = (code: string) =>
  post<RecoveryCodes>('factor/recovery-codes', { code })

export const checkInvitation = (token: string, signal: AbortSignal) =>
  callStaff<OpenInvitation>('invitations/check', { method: 'POST', body: { token }, signal })
export const acceptInvitation = (form: AcceptInvitationForm) =>
  post<{ email: string }>('invitations/accept', form)
export const joinStaff = (token: string) => post<object>('invitations/join', { token })

export const peopleQuery = queryOptions({
  queryKey: [...staffKey, 'people'],
  queryFn: ({ signal }) => callStaff<StaffPeople>('people', { signal }),
  retry: false,
})

export const invite = (form: InvitationForm) => post<object>('invitations', form)
export const withdrawInvitation = (id: string) =>
  callStaff<object>(`invitations/${encodeURIComponent(id)}`, { method: 'DELETE' })

const person = (userId: string) => `people/${encodeURIComponent(userId)}`
export const changeRoles = (userId: string, roles: readonly StaffRole[]) =>
  callStaff<object>(`${person(userId)}/roles`, { method: 'PUT', body: { roles } })
export const endStaff = (userId: string) => callStaff<object>(person(userId), { method: 'DELETE' })
export const resetFactor = (userId: string, locale: 'no' | 'en') =>
  post<object>(`${person(userId)}/factor-reset`, { locale })
