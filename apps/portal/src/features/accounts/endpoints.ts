import { type Done, route } from '#platform/api/endpoint.ts'
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
  signUp: route<{ body: SignUpForm; answer: Done }>()('POST', `${path}/sign-up`),
  completeSignUp: route<{ body: FinishSignUpForm; answer: CompletedSignUp }>()(
    'POST',
    `${path}/sign-up/complete`,
  ),
  forgotPassword: route<{ body: ForgotPasswordForm; answer: Done }>()(
    'POST',
    `${path}/forgot-password`,
  ),
  resetPassword: route<{ body: ResetPasswordForm; answer: Done }>()(
    'POST',
    `${path}/reset-password`,
  ),
  checkLink: route<{ body: LinkCheck; answer: CheckedLink }>()('POST', `${path}/links/check`),
  confirmEmail: route<{ body: ConfirmEmailForm; answer: AccountEmail }>()(
    'POST',
    `${path}/email/confirm`,
  ),
  email: route<{ answer: AccountEmail }>()('GET', `${path}/email`),
  changeEmail: route<{ body: ChangeEmailForm; answer: Done }>()('POST', `${path}/email`),
  changePassword: route<{ body: ChangePasswordForm; answer: Done }>()('PUT', `${path}/password`),
  sessions: route<{ answer: SessionList }>()('GET', `${path}/sessions`),
  endOtherSessions: route<{ answer: Done }>()('DELETE', `${path}/sessions`),
  endSession: route<{ answer: Done }>()('DELETE', `${path}/sessions/:id`),
}
