import { accountRefusals } from '#core/accounts/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import {
  ChangePasswordForm,
  ForgotPasswordForm,
  ResetPasswordForm,
} from '../model/account-forms.ts'
import { limitTexts, passwordRules } from '../model/describe.server.ts'
import { passwordEndpoints as endpoints } from './endpoints.ts'

export const passwordsDescribed = {
  requestPasswordReset: describeEndpoint(endpoints.requestPasswordReset, {
    summary: 'Asks for a mailed link by which a new password is set.',
    access: 'everybody',
    body: ForgotPasswordForm,
    answer: Done,
    status: 202,
    refusals: only(accountRefusals, 'TOO_MANY_ATTEMPTS'),
    limits: limitTexts.links,
  }),
  resetPassword: describeEndpoint(endpoints.resetPassword, {
    summary: 'Sets a new password by a mailed link, and ends every session.',
    access: 'everybody',
    body: ResetPasswordForm,
    answer: Done,
    refusals: only(accountRefusals, 'TOO_MANY_ATTEMPTS', 'LINK_NOT_VALID', ...passwordRules),
    limits: limitTexts.linkUse,
  }),
  changePassword: describeEndpoint(endpoints.changePassword, {
    summary: 'Sets another password, and ends the other sessions.',
    access: 'user',
    body: ChangePasswordForm,
    answer: Done,
    refusals: only(accountRefusals, 'TOO_MANY_ATTEMPTS', 'WRONG_PASSWORD', ...passwordRules),
    limits: limitTexts.passwords,
  }),
}
