import { z } from 'zod'
import { AssociationId } from '#core/associations/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { registerRefusals } from '../model/refusals.ts'
import { StaffEntry, StaffRegister } from './contract.ts'
import { staffRegisterEndpoints as endpoints } from './endpoints.ts'
import { CorrectionForm, StaffRoleForm, StaffSearch } from './forms.ts'

const access = { staff: ['caseworker'] } as const
const ofMember = {
  schema: z.object({ id: AssociationId, memberId: z.uuid() }),
  refusal: 'MEMBER_NOT_FOUND',
}
const notFound = only(registerRefusals, 'MEMBER_NOT_FOUND')

export const staffRegisterDescribed = {
  search: describeEndpoint(endpoints.search, {
    summary:
      'Members of an association by part of their name, for staff. The reading is logged. Nothing is changed.',
    access,
    params: { schema: z.object({ id: AssociationId }), refusal: 'ASSOCIATION_NOT_FOUND' },
    body: StaffSearch,
    answer: StaffRegister,
    refusals: only(registerRefusals, 'ASSOCIATION_NOT_FOUND'),
    audits: [],
    concerns: { nobody: 'reads, and changes nothing' },
  }),
  entry: describeEndpoint(endpoints.entry, {
    summary: 'One member of an association, for staff. The reading is logged.',
    access,
    params: ofMember,
    answer: StaffEntry,
    refusals: notFound,
  }),
  correct: describeEndpoint(endpoints.correct, {
    summary: 'Corrects whether somebody is a member, and since when.',
    access,
    params: ofMember,
    body: CorrectionForm,
    answer: z.strictObject({}),
    refusals: { ...notFound, ...only(registerRefusals, 'ASSOCIATION_CHANGED', 'ROLE_DATES') },
    audits: ['association-member-corrected'],
    concerns: 'person',
  }),
  giveRole: describeEndpoint(endpoints.giveRole, {
    summary: 'Gives a member a role.',
    access,
    params: ofMember,
    body: StaffRoleForm,
    answer: z.strictObject({}),
    refusals: {
      ...notFound,
      ...only(
        registerRefusals,
        'ROLE_NOT_FOUND',
        'ROLE_HELD',
        'ROLE_PERSON',
        'ROLE_DATES',
        'ROLE_ENDED',
      ),
    },
    audits: ['association-role-given'],
    concerns: 'person',
  }),
  endRole: describeEndpoint(endpoints.endRole, {
    summary: 'Ends a role of a member at once.',
    access,
    params: {
      schema: z.object({ id: AssociationId, memberId: z.uuid(), roleId: z.uuid() }),
      refusal: 'ROLE_NOT_FOUND',
    },
    answer: z.strictObject({}),
    refusals: { ...notFound, ...only(registerRefusals, 'ROLE_NOT_FOUND', 'ROLE_ENDED') },
    audits: ['association-role-ended'],
    concerns: 'person',
  }),
}
