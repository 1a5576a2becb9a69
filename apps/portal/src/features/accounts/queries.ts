import { queryOptions } from '@tanstack/react-query'
import { sessionListKey } from '#core/sessions/session-list-key.ts'
import { callRoute } from '#platform/api-client.ts'
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
import { accountRoutes } from './endpoints.ts'

export const signUp = (body: SignUpForm) => callRoute(accountRoutes.signUp, { body })
export const completeSignUp = (body: FinishSignUpForm) =>
  callRoute(accountRoutes.completeSignUp, { body })
export const forgotPassword = (body: ForgotPasswordForm) =>
  callRoute(accountRoutes.forgotPassword, { body })
export const resetPassword = (body: ResetPasswordForm) =>
  callRoute(accountRoutes.resetPassword, { body })
export const confirmEmail = (body: ConfirmEmailForm) =>
  callRoute(accountRoutes.confirmEmail, { body })
export const changeEmail = (body: ChangeEmailForm) => callRoute(accountRoutes.changeEmail, { body })
export const changePassword = (body: ChangePasswordForm) =>
  callRoute(accountRoutes.changePassword, { body })
export const checkLink = (body: LinkCheck, signal: AbortSignal) =>
  callRoute(accountRoutes.checkLink, { body, signal })

export const accountEmailQuery = queryOptions({
  queryKey: ['account-email'],
  queryFn: ({ signal }) => callRoute(accountRoutes.email, { signal }),
})

export const sessionsQuery = queryOptions({
  queryKey: sessionListKey,
  queryFn: ({ signal }) => callRoute(accountRoutes.sessions, { signal }),
})

export const endSession = (id: string) => callRoute(accountRoutes.endSession, { params: { id } })
export const endOtherSessions = () => callRoute(accountRoutes.endOtherSessions)
