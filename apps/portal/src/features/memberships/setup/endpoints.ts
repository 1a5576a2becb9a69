import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Settings } from '../model/contract.ts'
import type { MembershipTypeForm, MembershipTypes } from './contract.ts'

const ofStaff = '/api/frontend/staff/sports'

export const membershipSetupEndpoints = {
  listTypes: endpoint<{ answer: MembershipTypes }>()('GET', `${ofStaff}/membership-types`),
  saveType: endpoint<{ body: MembershipTypeForm; answer: Done }>()(
    'PUT',
    `${ofStaff}/membership-types`,
  ),
  findSettings: endpoint<{ answer: Settings }>()('GET', `${ofStaff}/membership-settings`),
  saveSettings: endpoint<{ body: Settings; answer: Done }>()(
    'PUT',
    `${ofStaff}/membership-settings`,
  ),
}
