import { queryOptions } from '@tanstack/react-query'
import { sessionListKey } from '#core/sessions/session-list-key.ts'
import { callEndpoint } from '#platform/api-client.ts'
import type {
  ChangeEmailForm,
  ChangePasswordForm,
  ConfirmEmailForm,
  FinishSignUpForm,
  ForgotPasswordForm,
  LinkCheck,
  ResetPasswordForm,
  SignUpForm,
} from './account-forms.ts'
import { accountEndpoints } from './endpoints.ts'

export const signUp = (body: SignUpForm) => callEndpoint(accountEndpoints.signUp, { body })
export const completeSignUp = (body: FinishSignUpForm) =>
  callEndpoint(accountEndpoints.completeSignUp, { body })
export const forgotPassword = (body: ForgotPasswordForm) =>
  callEndpoint(accountEndpoints.forgotPassword, { body })
export const resetPassword = (body: ResetPasswordForm) =>
  callEndpoint(accountEndpoints.resetPassword, { body })
export const confirmEmail = (body: ConfirmEmailForm) =>
  callEndpoint(accountEndpoints.confirmEmail, { body })
export const changeEmail = (body: ChangeEmailForm) =>
  callEndpoint(accountEndpoints.changeEmail, { body })
export const changePassword = (body: ChangePasswordForm) =>
  callEndpoint(accountEndpoints.changePassword, { body })
export const checkLink = (body: LinkCheck, signal: AbortSignal) =>
  callEndpoint(accountEndpoints.checkLink, { body, signal })

export const accountEmailQuery = queryOptions({
  queryKey: ['account-email'],
  queryFn: ({ signal }) => callEndpoint(accountEndpoints.email, { signal }),
})

export const sessionsQuery = queryOptions({
  queryKey: sessionListKey,
  queryFn: ({ signal }) => callEndpoint(accountEndpoints.sessions, { signal }),
})

export const endSession = (id: string) =>
  callEndpoint(accountEndpoints.endSession, { params: { id } })
export const endOtherSessions = () => callEndpoint(accountEndpoints.endOtherSessions)
