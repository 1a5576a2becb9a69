import { z } from 'zod/mini'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { OwnMemberships } from '../model/contract.ts'
import { memberRefusals } from '../model/refusals.ts'
import { Renewed } from './contract.ts'
import { ownMembershipEndpoints as endpoints } from './endpoints.ts'

const params = { schema: z.object({ id: z.uuid() }), refusal: 'MEMBERSHIP_NOT_FOUND' } as const

export const ownMembershipsDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary: 'The caller’s memberships of associations, and what they have asked for.',
    access: 'user',
    answer: OwnMemberships,
  }),
  renew: describeEndpoint(endpoints.renew, {
    summary:
      'Renews a membership without a fee; with one the fee is paid first. Doing it again changes nothing.',
    access: 'user',
    params,
    answer: Renewed,
    refusals: only(memberRefusals, 'MEMBERSHIP_NOT_FOUND', 'RENEWAL_NOT_POSSIBLE'),
  }),
  leave: describeEndpoint(endpoints.leave, {
    summary: 'The caller leaves an association, or takes back what they asked for.',
    access: 'user',
    params,
    answer: Done,
    refusals: only(memberRefusals, 'MEMBERSHIP_NOT_FOUND'),
  }),
}
