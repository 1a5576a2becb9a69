import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { AssociationId } from '#core/associations/contract.ts'
import { associationRefusals } from '#core/associations/refusals.ts'
import { LinkForm } from '#core/newsletters/link-form.ts'
import { linkRefusals as refusals } from '#core/newsletters/refusals.ts'
import { formRefusalDetails, SentForm } from '#core/public-forms/contract.ts'
import { formLimits } from '#core/public-forms/form-limits.server.ts'
import { formRefusals } from '#core/public-forms/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { AssociationSlug, Followable } from './contract.ts'
import { followEndpoints as endpoints } from './endpoints.ts'

const language = z.enum(locales)
const query = z.object({ token: z.string().max(200), language })

export const followDescribed = {
  read: describeEndpoint(endpoints.read, {
    summary: 'The association whose newsletter can be followed; none where it may not send one.',
    access: 'everybody',
    params: { schema: AssociationSlug, refusal: 'ASSOCIATION_NOT_FOUND' },
    answer: Followable,
    refusals: only(associationRefusals, 'ASSOCIATION_NOT_FOUND'),
  }),
  follow: describeEndpoint(endpoints.follow, {
    summary:
      'Asks for the newsletter of an association. The answer is the same for every address; an email says what is next.',
    access: 'everybody',
    params: { schema: z.object({ id: AssociationId }), refusal: 'ASSOCIATION_NOT_FOUND' },
    query: z.object({ language }),
    body: SentForm,
    answer: Done,
    refusals: {
      ...formRefusals,
      ...only(accountRefusals, 'TOO_MANY_ATTEMPTS'),
      ...only(associationRefusals, 'ASSOCIATION_NOT_FOUND'),
    },
    refusalDetails: formRefusalDetails,
    limits: formLimits,
  }),
  confirm: describeEndpoint(endpoints.confirm, {
    summary: 'Confirms that somebody follows an association. The same link again changes nothing.',
    access: 'everybody',
    body: LinkForm,
    answer: Done,
    refusals,
  }),
  end: describeEndpoint(endpoints.end, {
    summary:
      'Ends the newsletter of an association for its follower or member. Repeating it is not an error.',
    access: 'everybody',
    body: LinkForm,
    answer: Done,
    refusals,
  }),
  endWithOneClick: describeEndpoint(endpoints.endWithOneClick, {
    summary:
      'Ends the newsletter of an association from a mail program (RFC 8058): the body is `List-Unsubscribe=One-Click`.',
    access: 'everybody',
    query,
    body: { type: 'application/x-www-form-urlencoded', otherTypes: ['multipart/form-data'] },
    answer: Done,
    refusals,
  }),
  redirectToEndPage: describeEndpoint(endpoints.redirectToEndPage, {
    summary:
      'Redirects a person who opens the address of the mail header to the unsubscribe page. Nothing is changed.',
    access: 'everybody',
    query,
    answer: { kind: 'redirect' },
  }),
}
