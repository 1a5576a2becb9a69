import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { LinkForm } from '#core/newsletters/link-form.ts'
import { linkRefusals as refusals } from '#core/newsletters/refusals.ts'
import { formRefusalDetails, SentForm } from '#core/public-forms/contract.ts'
import { formLimits } from '#core/public-forms/form-limits.server.ts'
import { formRefusals } from '#core/public-forms/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { subscribingEndpoints as endpoints } from './endpoints.ts'

const language = z.enum(locales)
const query = z.object({ token: z.string().max(200), language })

export const described = {
  signUp: describeEndpoint(endpoints.signUp, {
    summary:
      'Signs up for the newsletter. The answer is the same for every address; an email says what is next.',
    access: 'everybody',
    query: z.object({ language }),
    body: SentForm,
    answer: Done,
    refusals: { ...formRefusals, ...only(accountRefusals, 'TOO_MANY_ATTEMPTS') },
    refusalDetails: formRefusalDetails,
    limits: formLimits,
  }),
  confirmSubscription: describeEndpoint(endpoints.confirmSubscription, {
    summary: 'Confirms a sign-up for the newsletter. The same link again changes nothing.',
    access: 'everybody',
    body: LinkForm,
    answer: Done,
    refusals,
  }),
  unsubscribe: describeEndpoint(endpoints.unsubscribe, {
    summary: 'Ends a subscription to the newsletter. Repeating it is not an error.',
    access: 'everybody',
    body: LinkForm,
    answer: Done,
    refusals,
  }),
  unsubscribeWithOneClick: describeEndpoint(endpoints.unsubscribeWithOneClick, {
    summary:
      'Ends a subscription from a mail program (RFC 8058): the body is `List-Unsubscribe=One-Click`.',
    access: 'everybody',
    query,
    body: { type: 'application/x-www-form-urlencoded', otherTypes: ['multipart/form-data'] },
    answer: Done,
    refusals,
  }),
  redirectToUnsubscribePage: describeEndpoint(endpoints.redirectToUnsubscribePage, {
    summary:
      'Redirects a person who opens the address of the mail header to the unsubscribe page. Nothing is changed.',
    access: 'everybody',
    query,
    answer: { kind: 'redirect' },
  }),
}
