import { callEndpoint } from '#platform/api-client.ts'
import type {
  ChangePasswordForm,
  ForgotPasswordForm,
  ResetPasswordForm,
} from '../model/account-forms.ts'
import { passwordEndpoints } from './endpoints.ts'

export const requestPasswordReset = (body: ForgotPasswordForm) =>
  callEndpoint(passwordEndpoints.requestPasswordReset, { body })
export const resetPassword = (body: ResetPasswordForm) =>
  callEndpoint(passwordEndpoints.resetPassword, { body })
export const changePassword = (body: ChangePasswordForm) =>
  callEndpoint(passwordEndpoints.changePassword, { body })
