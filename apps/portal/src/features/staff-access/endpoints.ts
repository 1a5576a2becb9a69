import type { RecoveryCodes } from '#core/staff-area/contract.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import { endpoint, type Success } from '#platform/api/endpoint.ts'
import type { AccessChange, OpenInvitation, StaffPeople } from './contract.ts'
import type { AcceptInvitationForm, InvitationForm } from './staff-access-forms.ts'

const path = '/api/frontend/staff'
const person = `${path}/people/:userId` as const

/** Besides the way in, which is that of core (`staffEndpoints`). */
export const staffAccessEndpoints = {
  renewRecoveryCodes: endpoint<{ body: { code: string }; answer: RecoveryCodes }>()(
    'POST',
    `${path}/factor/recovery-codes`,
  ),
  checkInvitation: endpoint<{ body: { token: string }; answer: OpenInvitation }>()(
    'POST',
    `${path}/invitations/check`,
  ),
  acceptInvitation: endpoint<{ body: AcceptInvitationForm; answer: { email: string } }>()(
    'POST',
    `${path}/invitations/accept`,
  ),
  joinStaff: endpoint<{ body: { token: string }; answer: Success }>()(
    'POST',
    `${path}/invitations/join`,
  ),
  people: endpoint<{ answer: StaffPeople }>()('GET', `${path}/people`),
  invite: endpoint<{ body: InvitationForm; answer: AccessChange }>()('POST', `${path}/invitations`),
  withdrawInvitation: endpoint<{ answer: Success }>()('DELETE', `${path}/invitations/:id`),
  changeRoles: endpoint<{ body: { roles: StaffRole[] }; answer: AccessChange }>()(
    'PUT',
    `${person}/roles`,
  ),
  endStaff: endpoint<{ answer: Success }>()('DELETE', person),
  resetFactor: endpoint<{ body: { locale: 'no' | 'en' }; answer: AccessChange }>()(
    'POST',
    `${person}/factor-reset`,
  ),
}
