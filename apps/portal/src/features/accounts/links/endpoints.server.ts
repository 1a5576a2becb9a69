import { accountRefusals } from '#core/accounts/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { LinkCheck } from '../model/account-forms.ts'
import { limitTexts, WithEmail } from '../model/describe.server.ts'
import { linkEndpoints as endpoints } from './endpoints.ts'

export const linksDescribed = {
  checkLink: describeEndpoint(endpoints.checkLink, {
    summary: 'Whose mailbox a link was sent to, while it can be used.',
    access: 'everybody',
    body: LinkCheck,
    answer: WithEmail,
    refusals: only(accountRefusals, 'TOO_MANY_ATTEMPTS', 'LINK_NOT_VALID'),
    limits: limitTexts.linkUse,
  }),
}
