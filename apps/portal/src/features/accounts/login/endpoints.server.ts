import { defaultLocale, locales } from '@trivsel/content-contract/locales'
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
import { Success } from '#platform/api/plain-answers.server.ts'
import { limitTexts } from '../model/describe.server.ts'

export const loginDescribed = {
  signIn: describeEndpoint(signInEndpoint, {
    summary: 'Logs in by e-mail and password: the session is in a cookie.',
    access: 'everybody',
    body: LoginForm,
    answer: Success,
    refusals: only(accountRefusals, 'INVALID_EMAIL_OR_PASSWORD', 'TOO_MANY_LOGIN_ATTEMPTS'),
    limits: limitTexts.passwords,
  }),
  signInForm: describeEndpoint(signInFormEndpoint, {
    summary:
      'Logs in for a browser without JavaScript, and leads on to where the visitor was, or back to the login page with the reason.',
    access: 'everybody',
    query: z.object({ language: z.enum(locales).catch(defaultLocale) }),
    body: { type: 'application/x-www-form-urlencoded' },
    answer: { kind: 'redirect' },
    limits: limitTexts.passwords,
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
}
