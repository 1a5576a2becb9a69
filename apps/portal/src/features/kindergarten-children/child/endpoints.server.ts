import { z } from 'zod'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { StaffChild } from '../model/contract.ts'
import { kindergartenChildRefusals } from '../model/refusals.ts'
import { childEndpoints as endpoints } from './endpoints.ts'

export const childDescribed = {
  read: describeEndpoint(endpoints.read, {
    summary:
      'One child: its places, guardians, contacts, consents and requests. Nothing of its health.',
    access: { staff: kindergartenRoles },
    params: { schema: z.object({ id: z.uuid() }), refusal: 'CHILD_NOT_FOUND' },
    answer: StaffChild,
    refusals: only(kindergartenChildRefusals, 'CHILD_NOT_FOUND'),
  }),
}
