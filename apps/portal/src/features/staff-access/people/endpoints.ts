import type { StaffRole } from '#core/staff-area/roles.ts'
import { route, type Success } from '#platform/api/endpoint.ts'
import type { AccessChange, StaffPeople } from '../model/contract.ts'
import type { InvitationForm } from '../model/staff-access-forms.ts'

const path = '/api/frontend/staff'
const person = `${path}/people/:userId` as const

export const staffPeopleEndpoints = {
  listStaff: route<{ answer: StaffPeople }>()('GET', `${path}/people`),
  inviteStaff: route<{ body: InvitationForm; answer: AccessChange }>()(
    'POST',
    `${path}/invitations`,
  ),
  withdrawInvitation: route<{ answer: Success }>()('DELETE', `${path}/invitations/:id`),
  changeRoles: route<{ body: { roles: StaffRole[] }; answer: AccessChange }>()(
    'PUT',
    `${person}/roles`,
  ),
  endStaff: route<{ answer: Success }>()('DELETE', person),
  resetFactor: route<{ body: { locale: 'no' | 'en' }; answer: AccessChange }>()(
    'POST',
    `${person}/factor-reset`,
  ),
}
