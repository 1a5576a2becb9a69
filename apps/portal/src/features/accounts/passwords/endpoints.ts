import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type {
  ChangePasswordForm,
  ForgotPasswordForm,
  ResetPasswordForm,
} from '../model/account-forms.ts'

const path = '/api/frontend/accounts'

export const passwordEndpoints = {
  requestPasswordReset: endpoint<{ body: ForgotPasswordForm; answer: Done }>()(
    'POST',
    `${path}/forgot-password`,
  ),
  resetPassword: endpoint<{ body: ResetPasswordForm; answer: Done }>()(
    'POST',
    `${path}/reset-password`,
  ),
  changePassword: endpoint<{ body: ChangePasswordForm; answer: Done }>()('PUT', `${path}/password`),
}
