import { z } from 'zod'
import { AssociationId } from '#core/associations/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { MemberEntry, Members } from '../model/contract.ts'
import { registerRefusals } from '../model/refusals.ts'
import { registerEndpoints as endpoints } from './endpoints.ts'
import { RegisterExport, RegisterFilters, RegisterSearch } from './filters.ts'
import { RemovalForm } from './forms.ts'

const params = { schema: z.object({ id: AssociationId }), refusal: 'ASSOCIATION_NOT_FOUND' }
const ofMember = {
  schema: z.object({ id: AssociationId, memberId: z.uuid() }),
  refusal: 'MEMBER_NOT_FOUND',
}
const reading = only(registerRefusals, 'ASSOCIATION_NOT_FOUND', 'ASSOCIATION_RIGHT_MISSING')

export const registerDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary:
      'A page of the register of members, for those with a role that reads it. The reading is logged.',
    access: 'user',
    params,
    query: RegisterFilters,
    answer: Members,
    refusals: reading,
  }),
  search: describeEndpoint(endpoints.search, {
    summary: 'Members by part of their name or email address. The reading is logged.',
    access: 'user',
    params,
    body: RegisterSearch,
    answer: Members,
    refusals: reading,
  }),
  exportAll: describeEndpoint(endpoints.exportAll, {
    summary: 'All members that the filters leave, for a file. The reading is logged.',
    access: 'user',
    params,
    body: RegisterExport,
    answer: Members,
    refusals: reading,
  }),
  entry: describeEndpoint(endpoints.entry, {
    summary: 'One member with their terms, gaps and roles. The reading is logged.',
    access: 'user',
    params: ofMember,
    answer: MemberEntry,
    refusals: { ...reading, ...only(registerRefusals, 'MEMBER_NOT_FOUND') },
  }),
  remove: describeEndpoint(endpoints.remove, {
    summary: 'Removes a member, who is told why by email, and ends their roles.',
    access: 'user',
    params: ofMember,
    body: RemovalForm,
    answer: z.strictObject({}),
    refusals: {
      ...reading,
      ...only(
        registerRefusals,
        'ASSOCIATION_STATE',
        'ASSOCIATION_CHANGED',
        'MEMBER_NOT_FOUND',
        'MEMBER_ENDED',
        'MEMBER_IS_SELF',
      ),
    },
  }),
  inviteAgain: describeEndpoint(endpoints.inviteAgain, {
    summary: 'Invites somebody who was a member to come back.',
    access: 'user',
    params: ofMember,
    answer: z.strictObject({}),
    refusals: {
      ...reading,
      ...only(registerRefusals, 'ASSOCIATION_STATE', 'MEMBER_NOT_FOUND', 'TOO_MANY_INVITATIONS'),
    },
  }),
}
