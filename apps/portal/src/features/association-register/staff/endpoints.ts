import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { StaffEntry, StaffRegister } from './contract.ts'
import type { CorrectionForm, StaffRoleForm, StaffSearch } from './forms.ts'

const register = '/api/frontend/staff/associations/:id/register'

export const staffRegisterEndpoints = {
  search: endpoint<{ body: StaffSearch; answer: StaffRegister }>()('POST', `${register}/search`),
  entry: endpoint<{ answer: StaffEntry }>()('GET', `${register}/:memberId`),
  correct: endpoint<{ body: CorrectionForm; answer: Done }>()('PUT', `${register}/:memberId`),
  giveRole: endpoint<{ body: StaffRoleForm; answer: Done }>()(
    'POST',
    `${register}/:memberId/roles`,
  ),
  endRole: endpoint<{ answer: Done }>()('POST', `${register}/:memberId/roles/:roleId/end`),
}
