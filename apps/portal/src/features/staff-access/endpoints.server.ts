import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { staffRefusals } from '#core/staff-area/contract.ts'
import {
  DraftKey,
  DraftToSave,
  DraftValues,
  maxDraftLength,
} from '#core/staff-area/drafts/draft.ts'
import { staffEndpoints } from '#core/staff-area/endpoints.ts'
import { staffRoles } from '#core/staff-area/roles.ts'
import { AppCodeForm } from '#core/staff-area/staff-forms.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done, Success } from '#platform/api/plain-answers.server.ts'
import { staffAccessEndpoints as endpoints } from './endpoints.ts'
import {
  AcceptInvitationForm,
  EnterForm,
  InvitationForm,
  InvitationToken,
  RolesForm,
} from './staff-access-forms.ts'

const admins = { staff: ['admin'] } as const
const roles = z.array(z.enum(staffRoles))
const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) })
const codeLimits = 'Five wrong codes in a quarter of an hour.'
const wrongCode = only(staffRefusals, 'WRONG_CODE', 'TOO_MANY_CODES')
const person = {
  schema: z.object({ userId: z.string().regex(/^[\w-]{1,100}$/) }),
  refusal: 'STAFF_NOT_FOUND',
} as const

const AccessChange = z.strictObject({ isWaiting: z.boolean() })
/** Either is replaced by a newer change, at once or proposed. */
const proposed = ['proposal-made', 'proposal-withdrawn'] as const

/** Own text that nobody else reads: it is for the audit log only when it is sent. */
const draft = {
  access: { staff: [] },
  answer: Done,
  audits: [],
} as const

export const described = {
  drafts: describeEndpoint(staffEndpoints.drafts, {
    summary: 'What whoever asks has typed in the staff area and not sent.',
    access: { staff: [] },
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          key: z.string(),
          values: DraftValues,
          version: z.int().nullable(),
          savedAt: z.iso.datetime(),
        }),
      ),
    }),
  }),
  saveDraft: describeEndpoint(staffEndpoints.saveDraft, {
    summary: 'Keeps what is typed in a form of the staff area; nobody else reads it. Not audited.',
    body: DraftToSave,
    longestBody: maxDraftLength,
    ...draft,
  }),
  deleteDraft: describeEndpoint(staffEndpoints.deleteDraft, {
    summary: 'Forgets what was typed in a form of the staff area. Not audited.',
    query: z.object({ key: DraftKey }),
    ...draft,
  }),
  access: describeEndpoint(staffEndpoints.access, {
    summary: 'How far somebody of the staff has come on the way in.',
    access: 'staff-on-the-way-in',
    answer: z.union([
      z.strictObject({ state: z.enum(['enrolment-open', 'enrolment-closed', 'code-needed']) }),
      z.strictObject({
        state: z.literal('open'),
        name: z.string(),
        roles,
        endsAt: z.iso.datetime(),
        recoveryCodesLeft: z.int(),
      }),
    ]),
  }),
  enter: describeEndpoint(staffEndpoints.enter, {
    summary: 'Lets this session into the staff area for a code.',
    access: 'staff-on-the-way-in',
    body: EnterForm,
    answer: Success,
    refusals: wrongCode,
    limits: codeLimits,
    audits: ['staff-access-opened'],
  }),
  leave: describeEndpoint(staffEndpoints.leave, {
    summary: 'Leaves the staff area. Leaving twice is no error.',
    access: 'user',
    answer: Success,
    audits: ['staff-access-ended'],
  }),
  beginFactor: describeEndpoint(staffEndpoints.beginFactor, {
    summary:
      'The secret for an authenticator app. It counts for nothing until its first code, which is audited.',
    access: 'staff-on-the-way-in',
    answer: z.strictObject({ secret: z.string(), address: z.string() }),
    refusals: only(staffRefusals, 'ENROLMENT_CLOSED', 'ALREADY_ENROLLED'),
    audits: [],
  }),
  confirmFactor: describeEndpoint(staffEndpoints.confirmFactor, {
    summary: 'The first code of an app: from now on nothing works without it.',
    access: 'staff-on-the-way-in',
    body: AppCodeForm,
    answer: RecoveryCodes,
    refusals: { ...wrongCode, ...only(staffRefusals, 'ENROLMENT_CLOSED', 'ALREADY_ENROLLED') },
    limits: codeLimits,
    audits: ['staff-factor-enrolled'],
  }),
  renewRecoveryCodes: describeEndpoint(endpoints.renewRecoveryCodes, {
    summary: 'Ten new recovery codes in the place of the old ones.',
    access: { staff: [] },
    body: AppCodeForm,
    answer: RecoveryCodes,
    refusals: wrongCode,
    limits: codeLimits,
    audits: ['staff-recovery-codes-renewed'],
    concerns: { nobody: 'everybody’s own codes' },
  }),
  checkInvitation: describeEndpoint(endpoints.checkInvitation, {
    summary: 'What an invitation is for, while it can be accepted. Nothing is changed.',
    access: 'everybody',
    body: InvitationToken,
    answer: z.strictObject({ email: z.string(), roles, hasAccount: z.boolean() }),
    refusals: only(staffRefusals, 'LINK_NOT_VALID'),
    audits: [],
  }),
  acceptInvitation: describeEndpoint(endpoints.acceptInvitation, {
    summary: 'Makes the account that an invitation is for, and takes it into the staff.',
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
      'Takes whoever is logged in into the staff, or lets them set up a new second factor; not the person who invited them.',
    access: 'user',
    body: InvitationToken,
    answer: Success,
    refusals: only(staffRefusals, 'LINK_NOT_VALID', 'OTHER_ACCOUNT', 'OWN_CASE', 'ALREADY_STAFF'),
    audits: ['staff-joined'],
  }),
  people: describeEndpoint(endpoints.people, {
    summary: 'Who is or was of the staff, and who is invited.',
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
  invite: describeEndpoint(endpoints.invite, {
    summary:
      'Invites somebody to the staff by mail, or proposes it where a second administrator confirms the roles; an open invitation of the same address is replaced.',
    access: admins,
    body: InvitationForm,
    answer: AccessChange,
    status: 201,
    refusals: only(staffRefusals, 'ALREADY_STAFF'),
    audits: ['staff-invited', ...proposed],
    concerns: 'person',
  }),
  withdrawInvitation: describeEndpoint(endpoints.withdrawInvitation, {
    summary: 'Takes an open invitation back.',
    access: admins,
    params: { schema: z.object({ id: z.uuid() }), refusal: 'INVITATION_NOT_FOUND' },
    answer: Success,
    refusals: only(staffRefusals, 'INVITATION_NOT_FOUND'),
    audits: ['staff-invitation-withdrawn'],
    concerns: { nobody: 'taking an invitation back gives nobody anything' },
  }),
  changeRoles: describeEndpoint(endpoints.changeRoles, {
    summary:
      'Gives somebody of the staff other roles, or proposes it where a second administrator confirms them.',
    access: admins,
    params: person,
    body: RolesForm,
    answer: AccessChange,
    refusals: only(staffRefusals, 'STAFF_NOT_FOUND'),
    audits: ['staff-roles-changed', ...proposed],
    concerns: 'person',
  }),
  endStaff: describeEndpoint(endpoints.endStaff, {
    summary: 'Ends somebody’s work for the staff; the account stays.',
    access: admins,
    params: person,
    answer: Success,
    refusals: only(staffRefusals, 'STAFF_NOT_FOUND'),
    audits: ['staff-ended'],
    concerns: 'person',
  }),
  resetFactor: describeEndpoint(endpoints.resetFactor, {
    summary:
      'Takes a lost second factor away, and mails a link by which a new one is set up, or proposes that where a second administrator confirms it.',
    access: admins,
    params: person,
    body: z.strictObject({ locale: z.enum(['no', 'en']) }),
    answer: AccessChange,
    refusals: only(staffRefusals, 'STAFF_NOT_FOUND'),
    audits: ['staff-factor-reset', ...proposed],
    concerns: 'person',
  }),
}
