import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { staffRefusals } from '#core/staff-area/contract.ts'
import { staffRoles } from '#core/staff-area/roles.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Success } from '#platform/api/plain-answers.server.ts'
import { AcceptInvitationForm, InvitationToken } from '../model/staff-access-forms.ts'
import { invitationEndpoints as endpoints } from './endpoints.ts'

export const described = {
  checkInvitation: describeEndpoint(endpoints.checkInvitation, {
    summary: 'What an open invitation contains. Nothing is changed.',
    access: 'everybody',
    body: InvitationToken,
    answer: z.strictObject({
      email: z.string(),
      roles: z.array(z.enum(staffRoles)),
      hasAccount: z.boolean(),
    }),
    refusals: only(staffRefusals, 'LINK_NOT_VALID'),
    audits: [],
  }),
  acceptInvitation: describeEndpoint(endpoints.acceptInvitation, {
    summary: 'Accepts an invitation with a new account, which becomes a member of staff.',
    access: 'everybody',
    body: AcceptInvitationForm,
    answer: z.strictObject({ email: z.string() }),
    status: 201,
    refusals: {
      ...only(staffRefusals, 'LINK_NOT_VALID', 'LOGIN_REQUIRED', 'ALREADY_STAFF'),
      ...only(accountRefusals, 'PASSWORD_TOO_SHORT', 'PASSWORD_TOO_COMMON'),
    },
    audits: ['staff-joined'],
  }),
  joinStaff: describeEndpoint(endpoints.joinStaff, {
    summary:
      'Accepts an invitation with the caller’s account, or allows the caller to set up a new second factor. Not for the person who sent the invitation.',
    access: 'user',
    body: InvitationToken,
    answer: Success,
    refusals: only(staffRefusals, 'LINK_NOT_VALID', 'OTHER_ACCOUNT', 'OWN_CASE', 'ALREADY_STAFF'),
    audits: ['staff-joined'],
  }),
}
