import { accountRefusals } from '#core/accounts/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { ChangeEmailForm, ConfirmEmailForm } from '../model/account-forms.ts'
import { limitTexts, WithEmail } from '../model/describe.server.ts'
import { emailEndpoints as endpoints } from './endpoints.ts'

export const emailDescribed = {
  findEmail: describeEndpoint(endpoints.findEmail, {
    summary: 'The address of one’s account.',
    access: 'user',
    answer: WithEmail,
  }),
  requestEmailChange: describeEndpoint(endpoints.requestEmailChange, {
    summary:
      'Asks for a link to a new address; the account keeps the old one until it is followed.',
    access: 'user',
    body: ChangeEmailForm,
    answer: Done,
    status: 202,
    refusals: only(accountRefusals, 'TOO_MANY_ATTEMPTS', 'WRONG_PASSWORD'),
    limits: `${limitTexts.passwords} ${limitTexts.links}`,
  }),
  confirmEmailChange: describeEndpoint(endpoints.confirmEmailChange, {
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
    limits: limitTexts.linkUse,
  }),
}
