import { z } from 'zod'
import { AssociationId } from '#core/associations/contract.ts'
import { associationRefusals } from '#core/associations/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { OwnNewsletters } from './contract.ts'
import { receiveEndpoints as endpoints } from './endpoints.ts'
import { WantedForm } from './forms.ts'

export const receiveDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary: 'The associations of which the caller is a member, and whose newsletters they get.',
    access: 'user',
    answer: OwnNewsletters,
  }),
  choose: describeEndpoint(endpoints.choose, {
    summary: 'Begins or ends the newsletter of an association of which the caller is a member.',
    access: 'user',
    params: { schema: z.object({ id: AssociationId }), refusal: 'ASSOCIATION_NOT_FOUND' },
    body: WantedForm,
    answer: Done,
    refusals: only(associationRefusals, 'ASSOCIATION_NOT_FOUND'),
  }),
}
