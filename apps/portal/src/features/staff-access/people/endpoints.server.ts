import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { staffRefusals } from '#core/staff-area/contract.ts'
import { staffRoles } from '#core/staff-area/roles.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Success } from '#platform/api/plain-answers.server.ts'
import { firstStartRefusals } from '../first-administrator/contract.ts'
import { InviteForm, RolesForm } from '../model/staff-access-forms.ts'
import { staffPeopleEndpoints as endpoints } from './endpoints.ts'

const admins = { staff: ['admin'] } as const
const roles = z.array(z.enum(staffRoles))
const person = {
  schema: z.object({ userId: z.string().regex(/^[\w-]{1,100}$/) }),
  refusal: 'STAFF_NOT_FOUND',
} as const

const AccessChange = z.strictObject({ isWaiting: z.boolean() })
/** A newer change, immediate or proposed, replaces a waiting proposal. */
const proposed = ['proposal-made', 'proposal-withdrawn'] as const

export const described = {
  listStaff: describeEndpoint(endpoints.listStaff, {
    summary: 'Current and former members of staff, and open invitations.',
    access: admins,
    answer: z.strictObject({
      people: z.array(
        z.strictObject({
          userId: z.string(),
          name: z.string(),
          email: z.string(),
          roles,
          since: z.iso.datetime(),
          endedAt: z.iso.datetime().nullable(),
          hasFactor: z.boolean(),
          isYou: z.boolean(),
        }),
      ),
      invitations: z.array(
        z.strictObject({
          id: z.string(),
          email: z.string(),
          roles,
          invitedAt: z.iso.datetime(),
          expiresAt: z.iso.datetime(),
        }),
      ),
    }),
  }),
  inviteStaff: describeEndpoint(endpoints.inviteStaff, {
    summary:
      'Invites a person to the staff by email, or proposes it if a second administrator must confirm the roles. While the caller is the only one who has ever been of the staff, the code of the server stands for the second administrator. Replaces an open invitation to the same address.',
    access: admins,
    body: InviteForm,
    answer: AccessChange,
    status: 201,
    refusals: {
      ...only(staffRefusals, 'ALREADY_STAFF'),
      ...only(firstStartRefusals, 'FIRST_CODE_WRONG', 'FIRST_START_OVER'),
    },
    audits: ['staff-invited', ...proposed],
    concerns: 'person',
  }),
  withdrawInvitation: describeEndpoint(endpoints.withdrawInvitation, {
    summary: 'Withdraws an open invitation.',
    access: admins,
    params: { schema: z.object({ id: z.uuid() }), refusal: 'INVITATION_NOT_FOUND' },
    answer: Success,
    refusals: only(staffRefusals, 'INVITATION_NOT_FOUND'),
    audits: ['staff-invitation-withdrawn'],
    concerns: { nobody: 'withdrawing an invitation gives nobody any access' },
  }),
  changeRoles: describeEndpoint(endpoints.changeRoles, {
    summary:
      'Changes the roles of a member of staff, or proposes it if a second administrator must confirm them.',
    access: admins,
    params: person,
    body: RolesForm,
    answer: AccessChange,
    refusals: only(staffRefusals, 'STAFF_NOT_FOUND'),
    audits: ['staff-roles-changed', ...proposed],
    concerns: 'person',
  }),
  endStaff: describeEndpoint(endpoints.endStaff, {
    summary: 'Ends the staff access of a person. The account remains.',
    access: admins,
    params: person,
    answer: Success,
    refusals: only(staffRefusals, 'STAFF_NOT_FOUND'),
    audits: ['staff-ended'],
    concerns: 'person',
  }),
  resetFactor: describeEndpoint(endpoints.resetFactor, {
    summary:
      'Removes a lost second factor and mails a link to set up a new one, or proposes the link if a second administrator must confirm it.',
    access: admins,
    params: person,
    body: z.strictObject({ locale: z.enum(locales) }),
    answer: AccessChange,
    refusals: only(staffRefusals, 'STAFF_NOT_FOUND'),
    audits: ['staff-factor-reset', ...proposed],
    concerns: 'person',
  }),
}
