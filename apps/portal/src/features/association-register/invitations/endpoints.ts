import type { Locale } from '@trivsel/content-contract/locales'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { InvitationAccepted, InvitationToAnswer, OpenInvitations } from './contract.ts'
import type { InvitationToken, InviteForm } from './forms.ts'

const invitations = '/api/frontend/my-associations/:id/invitations'
const answers = '/api/frontend/association-invitations'

export const invitationEndpoints = {
  list: endpoint<{ answer: OpenInvitations }>()('GET', invitations),
  invite: endpoint<{ body: InviteForm; answer: { invited: number } }>()('POST', invitations),
  withdraw: endpoint<{ answer: Done }>()('POST', `${invitations}/:invitationId/withdrawal`),
  sendAgain: endpoint<{ answer: Done }>()('POST', `${invitations}/:invitationId/mail`),
  open: endpoint<{
    query: { language: Locale }
    body: InvitationToken
    answer: InvitationToAnswer
  }>()('POST', `${answers}/open`),
  accept: endpoint<{ body: InvitationToken; answer: InvitationAccepted }>()(
    'POST',
    `${answers}/acceptance`,
  ),
  decline: endpoint<{ body: InvitationToken; answer: Done }>()('POST', `${answers}/refusal`),
}
