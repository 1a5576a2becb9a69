import { type Done, endpoint } from '#platform/api/endpoint.ts'
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
import type { AccountEmail, CheckedLink, CompletedSignUp, SessionList } from './contract.ts'

const path = '/api/frontend/accounts'

export const accountEndpoints = {
  signUp: endpoint<{ body: SignUpForm; answer: Done }>()('POST', `${path}/sign-up`),
  completeSignUp: endpoint<{ body: FinishSignUpForm; answer: CompletedSignUp }>()(
    'POST',
    `${path}/sign-up/complete`,
  ),
  forgotPassword: endpoint<{ body: ForgotPasswordForm; answer: Done }>()(
    'POST',
    `${path}/forgot-password`,
  ),
  resetPassword: endpoint<{ body: ResetPasswordForm; answer: Done }>()(
    'POST',
    `${path}/reset-password`,
  ),
  checkLink: endpoint<{ body: LinkCheck; answer: CheckedLink }>()('POST', `${path}/links/check`),
  confirmEmail: endpoint<{ body: ConfirmEmailForm; answer: AccountEmail }>()(
    'POST',
    `${path}/email/confirm`,
  ),
  email: endpoint<{ answer: AccountEmail }>()('GET', `${path}/email`),
  changeEmail: endpoint<{ body: ChangeEmailForm; answer: Done }>()('POST', `${path}/email`),
  changePassword: endpoint<{ body: ChangePasswordForm; answer: Done }>()('PUT', `${path}/password`),
  sessions: endpoint<{ answer: SessionList }>()('GET', `${path}/sessions`),
  endOtherSessions: endpoint<{ answer: Done }>()('DELETE', `${path}/sessions`),
  endSession: endpoint<{ answer: Done }>()('DELETE', `${path}/sessions/:id`),
}
