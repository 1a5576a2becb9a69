import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { AssociationId } from '#core/associations/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { registerRefusals } from '../model/refusals.ts'
import {
  InvitationAccepted,
  InvitationToAnswer,
  InvitedCount,
  OpenInvitations,
} from './contract.ts'
import { invitationEndpoints as endpoints } from './endpoints.ts'
import { InvitationToken, InviteForm } from './forms.ts'

const params = { schema: z.object({ id: AssociationId }), refusal: 'ASSOCIATION_NOT_FOUND' }
const ofInvitation = {
  schema: z.object({ id: AssociationId, invitationId: z.uuid() }),
  refusal: 'INVITATION_NOT_FOUND',
}
const reading = only(registerRefusals, 'ASSOCIATION_NOT_FOUND', 'ASSOCIATION_RIGHT_MISSING')
const changing = { ...reading, ...only(registerRefusals, 'ASSOCIATION_STATE') }

export const invitationsDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary: 'Open invitations of an association to become a member, the newest first.',
    access: 'user',
    params,
    answer: OpenInvitations,
    refusals: reading,
  }),
  invite: describeEndpoint(endpoints.invite, {
    summary:
      'Invites addresses by email. The answer is the same whatever is known of them; one with an open invitation gets no second mail.',
    access: 'user',
    params,
    body: InviteForm,
    answer: InvitedCount,
    refusals: { ...changing, ...only(registerRefusals, 'TOO_MANY_INVITATIONS') },
  }),
  withdraw: describeEndpoint(endpoints.withdraw, {
    summary: 'Takes an open invitation back.',
    access: 'user',
    params: ofInvitation,
    answer: z.strictObject({}),
    refusals: { ...changing, ...only(registerRefusals, 'INVITATION_NOT_FOUND') },
  }),
  sendAgain: describeEndpoint(endpoints.sendAgain, {
    summary: 'Sends the mail of an open invitation again, three mails in all.',
    access: 'user',
    params: ofInvitation,
    answer: z.strictObject({}),
    refusals: {
      ...changing,
      ...only(registerRefusals, 'INVITATION_NOT_FOUND', 'INVITATION_MAILED'),
    },
  }),
  open: describeEndpoint(endpoints.open, {
    summary: 'What an invitation is for. Nothing is changed.',
    access: 'everybody',
    query: z.object({ language: z.enum(locales) }),
    body: InvitationToken,
    answer: InvitationToAnswer,
    refusals: only(registerRefusals, 'INVITATION_INVALID'),
  }),
  accept: describeEndpoint(endpoints.accept, {
    summary:
      'Accepts an invitation with the account of the caller. With a fee the membership begins when that is paid.',
    access: 'user',
    body: InvitationToken,
    answer: InvitationAccepted,
    refusals: only(registerRefusals, 'INVITATION_INVALID', 'ASSOCIATION_TAKES_NO_MEMBERS'),
  }),
  decline: describeEndpoint(endpoints.decline, {
    summary: 'Declines an invitation, without logging in.',
    access: 'everybody',
    body: InvitationToken,
    answer: z.strictObject({}),
    refusals: only(registerRefusals, 'INVITATION_INVALID'),
  }),
}
