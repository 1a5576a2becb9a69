import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Candidates, RoleEnded, Roles } from './contract.ts'
import type {
  CandidateSearch,
  GiveRoleForm,
  RenameRoleForm,
  RoleNameForm,
  RoleRightsForm,
} from './forms.ts'

const base = '/api/frontend/my-associations/:id'
const type = `${base}/role-types/:typeId` as const

export const roleEndpoints = {
  list: endpoint<{ answer: Roles }>()('GET', `${base}/roles`),
  candidates: endpoint<{ body: CandidateSearch; answer: Candidates }>()(
    'POST',
    `${base}/roles/candidates`,
  ),
  give: endpoint<{ body: GiveRoleForm; answer: Done }>()('POST', `${base}/roles`),
  end: endpoint<{ answer: RoleEnded }>()('POST', `${base}/roles/:roleId/end`),
  addType: endpoint<{ body: RoleNameForm; answer: Done }>()('POST', `${base}/role-types`),
  renameType: endpoint<{ body: RenameRoleForm; answer: Done }>()('PUT', `${type}/name`),
  changeRights: endpoint<{ body: RoleRightsForm; answer: Done }>()('PUT', `${type}/rights`),
  removeType: endpoint<{ answer: Done }>()('POST', `${type}/removal`),
}
