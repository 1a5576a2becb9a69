import { type Done, route } from '#platform/api/endpoint.ts'
import type { MembershipTypes, Settings } from '../model/contract.ts'
import type { MembershipTypeForm, SettingsForm } from '../model/membership-type.ts'

const ofStaff = '/api/frontend/staff/sports'

export const membershipSetupEndpoints = {
  listTypes: route<{ answer: MembershipTypes }>()('GET', `${ofStaff}/membership-types`),
  saveType: route<{ body: MembershipTypeForm; answer: Done }>()(
    'PUT',
    `${ofStaff}/membership-types`,
  ),
  findSettings: route<{ answer: Settings }>()('GET', `${ofStaff}/membership-settings`),
  saveSettings: route<{ body: SettingsForm; answer: Done }>()(
    'PUT',
    `${ofStaff}/membership-settings`,
  ),
}
