import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { ActionPreview, MembershipAction, Memberships } from '../model/contract.ts'
import { actionRefusals, cancelFreezeRefusals } from '../model/refusals.ts'
import { myMembershipEndpoints as endpoints } from './endpoints.ts'

const refusalField = 'errorMessage'

export const myMembershipDescribed = {
  listMemberships: describeEndpoint(endpoints.listMemberships, {
    summary: 'The caller’s active fitness memberships; at most one.',
    access: 'user',
    answer: Memberships,
  }),
  previewAction: describeEndpoint(endpoints.previewAction, {
    summary:
      'Previews a freeze, a termination, or the withdrawal from the purchase. Nothing is changed.',
    access: 'user',
    body: MembershipAction,
    answer: ActionPreview,
    refusals: actionRefusals,
    refusalField,
  }),
  actOnMembership: describeEndpoint(endpoints.actOnMembership, {
    summary:
      'Freezes or terminates the caller’s membership, or withdraws from its purchase. Concurrent requests are serialised.',
    access: 'user',
    body: MembershipAction,
    answer: Memberships,
    refusals: actionRefusals,
    refusalField,
  }),
  cancelFreeze: describeEndpoint(endpoints.cancelFreeze, {
    summary: 'Cancels a freeze that has not started.',
    access: 'user',
    params: {
      schema: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
      refusal: 'FREEZE_NOT_FOUND',
    },
    answer: Memberships,
    refusals: {
      ...cancelFreezeRefusals,
      ...only(actionRefusals, 'MEMBERSHIP_NOT_FOUND', 'MEMBERSHIP_TERMINATED'),
    },
    refusalField,
  }),
}
