import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { formRefusalDetails, SentForm } from '#core/public-forms/contract.ts'
import { formLimits } from '#core/public-forms/form-limits.server.ts'
import { formRefusals } from '#core/public-forms/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { LinkForm } from '../forms.ts'
import { linkRefusals as refusals } from '../refusals.ts'
import { subscribingEndpoints as endpoints } from './endpoints.ts'

const language = z.enum(['no', 'en'])
const query = z.object({ token: z.string().max(200), language })

export const described = {
  signUp: describeEndpoint(endpoints.signUp, {
    summary:
      'Asks for the newsletter. The answer is the same for every address, and a mail says what follows.',
    access: 'everybody',
    query: z.object({ language }),
    body: SentForm,
    answer: Done,
    refusals: { ...formRefusals, ...only(accountRefusals, 'TOO_MANY_ATTEMPTS') },
    refusalDetails: formRefusalDetails,
    limits: formLimits,
  }),
  confirm: describeEndpoint(endpoints.confirm, {
    summary: 'Confirms that the newsletter was asked for. The same link again changes nothing.',
    access: 'everybody',
    body: LinkForm,
    answer: Done,
    refusals,
  }),
  unsubscribe: describeEndpoint(endpoints.unsubscribe, {
    summary: 'Ends a subscription to the newsletter, also one that has ended.',
    access: 'everybody',
    body: LinkForm,
    answer: Done,
    refusals,
  }),
  oneClick: describeEndpoint(endpoints.oneClick, {
    summary:
      'Ends a subscription for a mail program whose user has asked it to (RFC 8058): the body says `List-Unsubscribe=One-Click`.',
    access: 'everybody',
    query,
    body: { type: 'application/x-www-form-urlencoded', otherTypes: ['multipart/form-data'] },
    answer: Done,
    refusals,
  }),
  opened: describeEndpoint(endpoints.opened, {
    summary:
      'Leads whoever has opened the address of a mail header to the page with the button. Changes nothing.',
    access: 'everybody',
    query,
    answer: { kind: 'redirect' },
  }),
}
