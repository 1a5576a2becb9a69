import type { RecoveryCodes } from '#core/staff-area/contract.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import { route, type Success } from '#platform/api/endpoint.ts'
import type { AccessChange, OpenInvitation, StaffPeople } from './contract.ts'
import type { AcceptInvitationForm, InvitationForm } from './staff-access-forms.ts'

const path = '/api/frontend/staff'
const person = `${path}/people/:userId` as const

/** Besides the way in, which is that of core (`staffEndpoints`). */
export const staffAccessEndpoints = {
  renewRecoveryCodes: route<{ body: { code: string }; answer: RecoveryCodes }>()(
    'POST',
    `${path}/factor/recovery-codes`,
  ),
  checkInvitation: route<{ body: { token: string }; answer: OpenInvitation }>()(
    'POST',
    `${path}/invitations/check`,
  ),
  acceptInvitation: route<{ body: AcceptInvitationForm; answer: { email: string } }>()(
    'POST',
    `${path}/invitations/accept`,
  ),
  joinStaff: route<{ body: { token: string }; answer: Success }>()(
    'POST',
    `${path}/invitations/join`,
  ),
  people: route<{ answer: StaffPeople }>()('GET', `${path}/people`),
  invite: route<{ body: InvitationForm; answer: AccessChange }>()('POST', `${path}/invitations`),
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
