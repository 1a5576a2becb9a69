import { z } from 'zod'
import { AssociationId } from '#core/associations/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { registerRefusals } from '../model/refusals.ts'
import { Candidates, RoleEnded, Roles } from './contract.ts'
import { roleEndpoints as endpoints } from './endpoints.ts'
import {
  CandidateSearch,
  GiveRoleForm,
  RenameRoleForm,
  RoleNameForm,
  RoleRightsForm,
} from './forms.ts'

const params = { schema: z.object({ id: AssociationId }), refusal: 'ASSOCIATION_NOT_FOUND' }
const ofType = {
  schema: z.object({ id: AssociationId, typeId: z.uuid() }),
  refusal: 'ROLE_NOT_FOUND',
}
const access = 'user'
const done = z.strictObject({})
const reading = only(registerRefusals, 'ASSOCIATION_NOT_FOUND', 'ASSOCIATION_RIGHT_MISSING')
const changing = { ...reading, ...only(registerRefusals, 'ASSOCIATION_STATE') }
const changingType = { ...changing, ...only(registerRefusals, 'ROLE_NOT_FOUND') }

export const rolesDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary: 'The roles of an association with those who have and had them, for its board.',
    access,
    params,
    answer: Roles,
    refusals: only(registerRefusals, 'ASSOCIATION_NOT_FOUND'),
  }),
  candidates: describeEndpoint(endpoints.candidates, {
    summary:
      'Members and contact persons who can be given a role, by part of their name. The reading is logged.',
    access,
    params,
    body: CandidateSearch,
    answer: Candidates,
    refusals: reading,
  }),
  give: describeEndpoint(endpoints.give, {
    summary: 'Gives a role that can do no more than who gives it, and tells the person by email.',
    access,
    params,
    body: GiveRoleForm,
    answer: done,
    refusals: {
      ...changingType,
      ...only(
        registerRefusals,
        'ROLE_HELD',
        'ROLE_PERSON',
        'ROLE_ABOVE_OWN',
        'ROLE_DATES',
        'ROLE_ENDED',
      ),
    },
  }),
  end: describeEndpoint(endpoints.end, {
    summary: 'Ends a role at once: one’s own, or with the right to end roles.',
    access,
    params: {
      schema: z.object({ id: AssociationId, roleId: z.uuid() }),
      refusal: 'ROLE_NOT_FOUND',
    },
    answer: RoleEnded,
    refusals: { ...changingType, ...only(registerRefusals, 'ROLE_ENDED') },
  }),
  addType: describeEndpoint(endpoints.addType, {
    summary: 'Adds a role with a name of the board’s own, which can do nothing as yet.',
    access,
    params,
    body: RoleNameForm,
    answer: done,
    refusals: { ...changing, ...only(registerRefusals, 'ROLE_NAME_TAKEN', 'TOO_MANY_ROLES') },
  }),
  renameType: describeEndpoint(endpoints.renameType, {
    summary: 'Renames a role of the board’s own.',
    access,
    params: ofType,
    body: RenameRoleForm,
    answer: done,
    refusals: {
      ...changingType,
      ...only(registerRefusals, 'ROLE_NAME_TAKEN', 'ROLE_STANDARD', 'ASSOCIATION_CHANGED'),
    },
  }),
  changeRights: describeEndpoint(endpoints.changeRights, {
    summary: 'Changes what a role can do, by a contact person.',
    access,
    params: ofType,
    body: RoleRightsForm,
    answer: done,
    refusals: { ...changingType, ...only(registerRefusals, 'ASSOCIATION_CHANGED') },
  }),
  removeType: describeEndpoint(endpoints.removeType, {
    summary: 'Removes a role of the board’s own that nobody has. Its history stays.',
    access,
    params: ofType,
    answer: done,
    refusals: { ...changingType, ...only(registerRefusals, 'ROLE_STANDARD', 'ROLE_IN_USE') },
  }),
}
