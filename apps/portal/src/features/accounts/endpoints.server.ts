import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { LoginForm } from '#core/accounts/forms/login-form.ts'
import { Session } from '#core/sessions/contract.ts'
import {
  sessionEndpoint,
  signInEndpoint,
  signInFormEndpoint,
  signOutEndpoint,
} from '#core/sessions/endpoints.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done, Success } from '#platform/api/plain-answers.server.ts'
import {
  ChangeEmailForm,
  ChangePasswordForm,
  ConfirmEmailForm,
  FinishSignUpForm,
  ForgotPasswordForm,
  LinkCheck,
  ResetPasswordForm,
  SignUpForm,
} from './account-forms.ts'
import { accountEndpoints as endpoints } from './endpoints.ts'

const linkLimits = 'A few mails in a quarter of an hour, for an address and from one.'
const useLimits = 'Some dozen tries of links in a quarter of an hour, from one address.'
const passwordLimits = 'Ten wrong passwords in a quarter of an hour.'

const WithEmail = z.strictObject({ email: z.string() })
const passwordRules = ['PASSWORD_TOO_SHORT', 'PASSWORD_TOO_COMMON'] as const

export const described = {
  signIn: describeEndpoint(signInEndpoint, {
    summary: 'Logs in by e-mail and password: the session is in a cookie.',
    access: 'everybody',
    body: LoginForm,
    answer: Success,
    refusals: only(accountRefusals, 'INVALID_EMAIL_OR_PASSWORD', 'TOO_MANY_LOGIN_ATTEMPTS'),
    limits: passwordLimits,
  }),
  signInForm: describeEndpoint(signInFormEndpoint, {
    summary:
      'Logs in for a browser without JavaScript, and leads on to where the visitor was, or back to the login page with the reason.',
    access: 'everybody',
    query: z.object({ language: z.enum(['no', 'en']).catch('no') }),
    body: { type: 'application/x-www-form-urlencoded' },
    answer: { kind: 'redirect' },
    limits: passwordLimits,
  }),
  signOut: describeEndpoint(signOutEndpoint, {
    summary: 'Ends the session of this browser, if there is one.',
    access: 'everybody',
    answer: Success,
  }),
  session: describeEndpoint(sessionEndpoint, {
    summary: 'Who is logged in; nobody for a visitor.',
    access: 'everybody',
    answer: Session,
  }),
  signUp: describeEndpoint(endpoints.signUp, {
    summary: 'Asks for a mailed link by which an account is made.',
    access: 'everybody',
    body: SignUpForm,
    answer: Done,
    status: 202,
    refusals: only(accountRefusals, 'TOO_MANY_ATTEMPTS', 'ny.bruker.fodselsdato.ugyldig'),
    limits: linkLimits,
  }),
  completeSignUp: describeEndpoint(endpoints.completeSignUp, {
    summary: 'Makes the account that a mailed link permits, and logs in.',
    access: 'everybody',
    body: FinishSignUpForm,
    answer: z.strictObject({ isSignedIn: z.boolean() }),
    status: 201,
    refusals: only(
      accountRefusals,
      'TOO_MANY_ATTEMPTS',
      'LINK_NOT_VALID',
      ...passwordRules,
      'login.aktiverbruker.aktivert.epostadresse',
    ),
    limits: useLimits,
  }),
  forgotPassword: describeEndpoint(endpoints.forgotPassword, {
    summary: 'Asks for a mailed link by which a new password is set.',
    access: 'everybody',
    body: ForgotPasswordForm,
    answer: Done,
    status: 202,
    refusals: only(accountRefusals, 'TOO_MANY_ATTEMPTS'),
    limits: linkLimits,
  }),
  resetPassword: describeEndpoint(endpoints.resetPassword, {
    summary: 'Sets a new password by a mailed link, and ends every session.',
    access: 'everybody',
    body: ResetPasswordForm,
    answer: Done,
    refusals: only(accountRefusals, 'TOO_MANY_ATTEMPTS', 'LINK_NOT_VALID', ...passwordRules),
    limits: useLimits,
  }),
  checkLink: describeEndpoint(endpoints.checkLink, {
    summary: 'Whose mailbox a link was sent to, while it can be used.',
    access: 'everybody',
    body: LinkCheck,
    answer: WithEmail,
    refusals: only(accountRefusals, 'TOO_MANY_ATTEMPTS', 'LINK_NOT_VALID'),
    limits: useLimits,
  }),
  confirmEmail: describeEndpoint(endpoints.confirmEmail, {
    summary: 'Changes the address of an account by the link that was mailed to the new one.',
    access: 'everybody',
    body: ConfirmEmailForm,
    answer: WithEmail,
    refusals: only(
      accountRefusals,
      'TOO_MANY_ATTEMPTS',
      'LINK_NOT_VALID',
      'login.aktiverbruker.aktivert.epostadresse',
    ),
    limits: useLimits,
  }),
  email: describeEndpoint(endpoints.email, {
    summary: 'The address of one’s account.',
    access: 'user',
    answer: WithEmail,
  }),
  changeEmail: describeEndpoint(endpoints.changeEmail, {
    summary:
      'Asks for a link to a new address; the account keeps the old one until it is followed.',
    access: 'user',
    body: ChangeEmailForm,
    answer: Done,
    status: 202,
    refusals: only(accountRefusals, 'TOO_MANY_ATTEMPTS', 'WRONG_PASSWORD'),
    limits: `${passwordLimits} ${linkLimits}`,
  }),
  changePassword: describeEndpoint(endpoints.changePassword, {
    summary: 'Sets another password, and ends the other sessions.',
    access: 'user',
    body: ChangePasswordForm,
    answer: Done,
    refusals: only(accountRefusals, 'TOO_MANY_ATTEMPTS', 'WRONG_PASSWORD', ...passwordRules),
    limits: passwordLimits,
  }),
  sessions: describeEndpoint(endpoints.sessions, {
    summary: 'Where one is logged in, the last used first.',
    access: 'user',
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          id: z.string(),
          startedAt: z.iso.datetime(),
          lastUsedAt: z.iso.datetime(),
          browser: z.nullable(z.string()),
          system: z.nullable(z.string()),
          isThisOne: z.boolean(),
        }),
      ),
    }),
  }),
  endOtherSessions: describeEndpoint(endpoints.endOtherSessions, {
    summary: 'Ends every session of one’s own but this one.',
    access: 'user',
    answer: Done,
  }),
  endSession: describeEndpoint(endpoints.endSession, {
    summary: 'Ends a session of one’s own. One that is not there is no error.',
    access: 'user',
    answer: Done,
  }),
}
