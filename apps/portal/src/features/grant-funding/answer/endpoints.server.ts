import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { byApplicant, ofGrant } from '../model/endpoint-parts.server.ts'
import { PayeeForm, VersionForm } from '../model/forms.ts'
import { fundingRefusals } from '../model/refusals.ts'
import { answerEndpoints as endpoints } from './endpoints.ts'

export const answerDescribed = {
  accept: describeEndpoint(endpoints.accept, {
    summary:
      'The applicant accepts a grant with its conditions. Staff approve the first part then.',
    access: 'user',
    params: ofGrant,
    body: VersionForm,
    answer: Done,
    refusals: byApplicant,
  }),
  decline: describeEndpoint(endpoints.decline, {
    summary: 'The applicant declines a grant: its money goes back to the budget.',
    access: 'user',
    params: ofGrant,
    body: VersionForm,
    answer: Done,
    refusals: byApplicant,
  }),
  payee: describeEndpoint(endpoints.payee, {
    summary: 'A person enters the bank account to which their grant is paid.',
    access: 'user',
    params: ofGrant,
    body: PayeeForm,
    answer: Done,
    refusals: {
      ...byApplicant,
      ...only(
        fundingRefusals,
        'GRANT_ACCOUNT_INVALID',
        'GRANT_ACCOUNT_OWN',
        'GRANT_ACCOUNT_IS_NATIONAL_ID',
      ),
    },
  }),
}
