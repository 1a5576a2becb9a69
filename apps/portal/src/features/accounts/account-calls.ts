import { queryOptions } from '@tanstack/react-query'
import type { CompleteSignUpForm } from '#core/identity/forms/sign-up-forms.ts'
import { sessionListKey } from '#core/identity/sessions/session-list-key.ts'
import { callApi } from '#platform/api-client.ts'
import type {
  ChangeEmailForm,
  ChangePasswordForm,
  ConfirmEmailForm,
  ForgotPasswordForm,
  LinkCheck,
  ResetPasswordForm,
  SignUpForm,
} from './account-forms.ts'
import type { AccountEmail, CheckedLink, CompletedSignUp, SessionList } from './contract.ts'

const send = <Answer>(path: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
  callApi<Answer>(`accounts/${path}`, { method, body })

export const signUp = (form: SignUpForm) => send<object>('sign-up', form)
export const completeSignUp = (form: CompleteSignUpForm) =>
  send<CompletedSignUp>('sign-up/complete', form)
export const forgotPassword = (form: ForgotPasswordForm) => send<object>('forgot-password', form)
export const resetPassword = (form: ResetPasswordForm) => send<object>('reset-password', form)
export const confirmEmail = (form: ConfirmEmailForm) => send<AccountEmail>('email/confirm', form)
export const changeEmail = (form: ChangeEmailForm) => send<object>('email', form)
export const changePassword = (form: ChangePasswordForm) => send<object>('password', form, 'PUT')

export function checkLink(body: LinkCheck, signal: AbortSignal): Promise<CheckedLink> {
  return callApi('accounts/links/check', { method: 'POST', body, signal })
}

export const accountEmailQuery = queryOptions({
  queryKey: ['account-email'],
  queryFn: ({ signal }) => callApi<AccountEmail>('accounts/email', { signal }),
})

export const sessionsQuery = queryOptions({
  queryKey: sessionListKey,
  queryFn: ({ signal }) => callApi<SessionList>('accounts/sessions', { signal }),
})

export function endSession(id: string): Promise<object> {
  return callApi(`accounts/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' })
}

export function endOtherSessions(): Promise<object> {
  return callApi('accounts/sessions', { method: 'DELETE' })
}
