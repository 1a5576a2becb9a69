import type { Locale } from '@trivsel/content-contract/locales'
import type { StaffRole } from '#core/staff-area/roles.ts'
import { endpoint, type Success } from '#platform/api/endpoint.ts'
import type { AccessChange, StaffPeople } from '../model/contract.ts'
import type { InviteForm } from '../model/staff-access-forms.ts'

const path = '/api/frontend/staff'
const person = `${path}/people/:userId` as const

export const staffPeopleEndpoints = {
  listStaff: endpoint<{ answer: StaffPeople }>()('GET', `${path}/people`),
  inviteStaff: endpoint<{ body: InviteForm; answer: AccessChange }>()(
    'POST',
    `${path}/invitations`,
  ),
  withdrawInvitation: endpoint<{ answer: Success }>()('DELETE', `${path}/invitations/:id`),
  changeRoles: endpoint<{ body: { roles: StaffRole[] }; answer: AccessChange }>()(
    'PUT',
    `${person}/roles`,
  ),
  endStaff: endpoint<{ answer: Success }>()('DELETE', person),
  resetFactor: endpoint<{ body: { locale: Locale }; answer: AccessChange }>()(
    'POST',
    `${person}/factor-reset`,
  ),
}
