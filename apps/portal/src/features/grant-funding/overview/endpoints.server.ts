import { z } from 'zod'
import { associationRefusals } from '#core/associations/refusals.ts'
import { grantRefusals } from '#core/grants/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { FundingOfApplication, OwnFunding } from '../model/contract.ts'
import { ofGrant } from '../model/endpoint-parts.server.ts'
import { overviewEndpoints as endpoints } from './endpoints.ts'

export const overviewDescribed = {
  ofAssociation: describeEndpoint(endpoints.ofAssociation, {
    summary: 'What was granted to an association: conditions, payments, reports and claims.',
    access: 'user',
    params: { schema: z.object({ id: z.uuid() }), refusal: 'ASSOCIATION_NOT_FOUND' },
    answer: OwnFunding,
    refusals: only(associationRefusals, 'ASSOCIATION_NOT_FOUND', 'ASSOCIATION_RIGHT_MISSING'),
  }),
  ofApplication: describeEndpoint(endpoints.ofApplication, {
    summary: 'What was granted to one application of the caller, if anything was.',
    access: 'user',
    params: ofGrant,
    answer: FundingOfApplication,
    refusals: {
      ...only(grantRefusals, 'GRANT_NOT_FOUND'),
      ...only(associationRefusals, 'ASSOCIATION_RIGHT_MISSING'),
    },
  }),
  own: describeEndpoint(endpoints.own, {
    summary: 'What was granted to the caller as a person.',
    access: 'user',
    answer: OwnFunding,
  }),
}
