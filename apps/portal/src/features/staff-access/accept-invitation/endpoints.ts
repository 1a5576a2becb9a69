import { endpoint, type Success } from '#platform/api/endpoint.ts'
import type { OpenInvitation } from '../model/contract.ts'
import type { AcceptInvitationForm } from '../model/staff-access-forms.ts'

const path = '/api/frontend/staff/invitations'

export const invitationEndpoints = {
  checkInvitation: endpoint<{ body: { token: string }; answer: OpenInvitation }>()(
    'POST',
    `${path}/check`,
  ),
  acceptInvitation: endpoint<{ body: AcceptInvitationForm; answer: { email: string } }>()(
    'POST',
    `${path}/accept`,
  ),
  joinStaff: endpoint<{ body: { token: string }; answer: Success }>()('POST', `${path}/join`),
}
