import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { LoginForm } from '#core/accounts/forms/login-form.ts'
import { Session } from '#core/sessions/contract.ts'
import {
  sessionRoute,
  signInFormRoute,
  signInRoute,
  signOutRoute,
} from '#core/sessions/endpoints.ts'
import { describeRoute, only } from '#platform/api/describe-route.server.ts'
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
import { accountRoutes as routes } from './endpoints.ts'

const linkLimits = 'A few mails in a quarter of an hour, for an address and from one.'
const useLimits = 'Some dozen tries of links in a quarter of an hour, from one address.'
const passwordLimits = 'Ten wrong passwords in a quarter of an hour.'

const WithEmail = z.strictObject({ email: z.string() })
const passwordRules = ['PASSWORD_TOO_SHORT', 'PASSWORD_TOO_COMMON'] as const

export const described = {
  signIn: describeRoute(signInRoute, {
    summary: 'Logs in by e-mail and password: the session is in a cookie.',
    mayAsk: 'everybody',
    body: LoginForm,
    answer: Success,
    refusals: only(accountRefusals, 'INVALID_EMAIL_OR_PASSWORD', 'TOO_MANY_LOGIN_ATTEMPTS'),
    limits: passwordLimits,
  }),
  signInForm: describeRoute(signInFormRoute, {
    summary:
      'Logs in for a browser without JavaScript, and leads on to where the visitor was, or back to the login page with the reason.',
    mayAsk: 'everybody',
    query: z.object({ language: z.enum(['no', 'en']).catch('no') }),
    body: { type: 'application/x-www-form-urlencoded' },
    answer: { kind: 'redirect' },
    limits: passwordLimits,
  }),
  signOut: describeRoute(signOutRoute, {
    summary: 'Ends the session of this browser, if there is one.',
    mayAsk: 'everybody',
    answer: Success,
  }),
  session: describeRoute(sessionRoute, {
    summary: 'Who is logged in; nobody for a visitor.',
    mayAsk: 'everybody',
    answer: Session,
  }),
  signUp: describeRoute(routes.signUp, {
    summary: 'Asks for a mailed link by which an account is made.',
    mayAsk: 'everybody',
    body: SignUpForm,
    answer: Done,
    status: 202,
    refusals: only(accountRefusals, 'TOO_MANY_ATTEMPTS', 'ny.bruker.fodselsdato.ugyldig'),
    limits: linkLimits,
  }),
  completeSignUp: describeRoute(routes.completeSignUp, {
    summary: 'Makes the account that a mailed link permits, and logs in.',
    mayAsk: 'everybody',
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
  forgotPassword: describeRoute(routes.forgotPassword, {
    summary: 'Asks for a mailed link by which a new password is set.',
    mayAsk: 'everybody',
    body: ForgotPasswordForm,
    answer: Done,
    status: 202,
    refusals: only(accountRefusals, 'TOO_MANY_ATTEMPTS'),
    limits: linkLimits,
  }),
  resetPassword: describeRoute(routes.resetPassword, {
    summary: 'Sets a new password by a mailed link, and ends every session.',
    mayAsk: 'everybody',
    body: ResetPasswordForm,
    answer: Done,
    refusals: only(accountRefusals, 'TOO_MANY_ATTEMPTS', 'LINK_NOT_VALID', ...passwordRules),
    limits: useLimits,
  }),
  checkLink: describeRoute(routes.checkLink, {
    summary: 'Whose mailbox a link was sent to, while it can be used.',
    mayAsk: 'everybody',
    body: LinkCheck,
    answer: WithEmail,
    refusals: only(accountRefusals, 'TOO_MANY_ATTEMPTS', 'LINK_NOT_VALID'),
    limits: useLimits,
  }),
  confirmEmail: describeRoute(routes.confirmEmail, {
    summary: 'Changes the address of an account by the link that was mailed to the new one.',
    mayAsk: 'everybody',
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
  email: describeRoute(routes.email, {
    summary: 'The address of one’s account.',
    mayAsk: 'user',
    answer: WithEmail,
  }),
  changeEmail: describeRoute(routes.changeEmail, {
    summary:
      'Asks for a link to a new address; the account keeps the old one until it is followed.',
    mayAsk: 'user',
    body: ChangeEmailForm,
    answer: Done,
    status: 202,
    refusals: only(accountRefusals, 'TOO_MANY_ATTEMPTS', 'WRONG_PASSWORD'),
    limits: `${passwordLimits} ${linkLimits}`,
  }),
  changePassword: describeRoute(routes.changePassword, {
    summary: 'Sets another password, and ends the other sessions.',
    mayAsk: 'user',
    body: ChangePasswordForm,
    answer: Done,
    refusals: only(accountRefusals, 'TOO_MANY_ATTEMPTS', 'WRONG_PASSWORD', ...passwordRules),
    limits: passwordLimits,
  }),
  sessions: describeRoute(routes.sessions, {
    summary: 'Where one is logged in, the last used first.',
    mayAsk: 'user',
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
  endOtherSessions: describeRoute(routes.endOtherSessions, {
    summary: 'Ends every session of one’s own but this one.',
    mayAsk: 'user',
    answer: Done,
  }),
  endSession: describeRoute(routes.endSession, {
    summary: 'Ends a session of one’s own. One that is not there is no error.',
    mayAsk: 'user',
    answer: Done,
  }),
}
