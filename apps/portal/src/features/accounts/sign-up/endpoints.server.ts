import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { FinishSignUpForm, SignUpForm } from '../model/account-forms.ts'
import { limitTexts, passwordRules } from '../model/describe.server.ts'
import { signUpEndpoints as endpoints } from './endpoints.ts'

export const signUpDescribed = {
  requestSignUp: describeEndpoint(endpoints.requestSignUp, {
    summary: 'Asks for a mailed link by which an account is made.',
    access: 'everybody',
    body: SignUpForm,
    answer: Done,
    status: 202,
    refusals: only(accountRefusals, 'TOO_MANY_ATTEMPTS', 'ny.bruker.fodselsdato.ugyldig'),
    limits: limitTexts.links,
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
    limits: limitTexts.linkUse,
  }),
}
