import { z } from 'zod'
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
import { ListName, ViewChange, ViewSearch, ViewToSave } from '#core/staff-area/views/saved-view.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done, Success } from '#platform/api/plain-answers.server.ts'
import { EnterForm } from '../model/staff-access-forms.ts'
import { recoveryCodeEndpoints } from './endpoints.ts'

const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) })
const codeLimits = 'Five wrong codes in a quarter of an hour.'
const wrongCode = only(staffRefusals, 'WRONG_CODE', 'TOO_MANY_CODES')

/** A draft is private until it is sent, so saving it is not in the audit log. */
const draft = {
  access: { staff: [] },
  answer: Done,
  audits: [],
} as const

const View = z.strictObject({ id: z.uuid(), name: z.string(), search: ViewSearch })

/** A saved view is the caller's own and says nothing of anybody, so saving it is not audited either. */
const view = {
  access: { staff: [] },
  audits: [],
} as const
const oneView = {
  ...view,
  params: { schema: z.object({ id: z.uuid() }), refusal: 'VIEW_NOT_FOUND' },
  answer: Done,
} as const

export const described = {
  listDrafts: describeEndpoint(staffEndpoints.listDrafts, {
    summary: 'The caller’s unsent drafts in the staff area.',
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
    summary: 'Saves the draft of a form of the staff area; nobody else reads it. Not audited.',
    body: DraftToSave,
    longestBody: maxDraftLength,
    ...draft,
  }),
  deleteDraft: describeEndpoint(staffEndpoints.deleteDraft, {
    summary: 'Deletes the draft of a form of the staff area. Not audited.',
    query: z.object({ key: DraftKey }),
    ...draft,
  }),
  listViews: describeEndpoint(staffEndpoints.listViews, {
    summary: 'The caller’s saved views of a list of the staff area.',
    access: { staff: [] },
    query: z.object({ list: ListName }),
    answer: z.strictObject({ items: z.array(View) }),
  }),
  createView: describeEndpoint(staffEndpoints.createView, {
    summary:
      'Saves filters, order and columns of a list under a name; nobody else sees it. Not audited.',
    ...view,
    body: ViewToSave,
    status: 201,
    answer: View,
    refusals: only(staffRefusals, 'VIEW_NAME_TAKEN', 'TOO_MANY_VIEWS'),
  }),
  updateView: describeEndpoint(staffEndpoints.updateView, {
    summary:
      'Renames a saved view of the caller, or replaces its filters, order and columns. Not audited.',
    ...oneView,
    body: ViewChange,
    refusals: only(staffRefusals, 'VIEW_NOT_FOUND', 'VIEW_NAME_TAKEN'),
  }),
  deleteView: describeEndpoint(staffEndpoints.deleteView, {
    summary: 'Deletes a saved view of the caller. Deleting twice is not an error. Not audited.',
    ...oneView,
    refusals: only(staffRefusals, 'VIEW_NOT_FOUND'),
  }),
  readStaffAccess: describeEndpoint(staffEndpoints.readStaffAccess, {
    summary: 'Which step of entering the staff area is next for the caller.',
    access: 'staff-on-the-way-in',
    answer: z.union([
      z.strictObject({ state: z.enum(['enrolment-open', 'enrolment-closed', 'code-needed']) }),
      z.strictObject({
        state: z.literal('open'),
        name: z.string(),
        roles: z.array(z.enum(staffRoles)),
        endsAt: z.iso.datetime(),
        recoveryCodesLeft: z.int(),
        restoredFrom: z.iso.datetime().nullable(),
      }),
    ]),
  }),
  readStaffWork: describeEndpoint(staffEndpoints.readStaffWork, {
    summary: 'How much waits on each page of the staff area that the roles of the caller permit.',
    access: { staff: [] },
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          page: z.string(),
          waiting: z.int(),
          overdue: z.int(),
          mine: z.int(),
        }),
      ),
    }),
  }),
  enterStaffArea: describeEndpoint(staffEndpoints.enterStaffArea, {
    summary: 'Opens the staff area for this session after a correct code.',
    access: 'staff-on-the-way-in',
    body: EnterForm,
    answer: Success,
    refusals: wrongCode,
    limits: codeLimits,
    audits: ['staff-access-opened'],
  }),
  leaveStaffArea: describeEndpoint(staffEndpoints.leaveStaffArea, {
    summary: 'Leaves the staff area. Leaving twice is not an error.',
    access: 'user',
    answer: Success,
    audits: ['staff-access-ended'],
  }),
  startEnrolment: describeEndpoint(staffEndpoints.startEnrolment, {
    summary:
      'Creates the secret for an authenticator app. It is not valid until its first code, which is audited.',
    access: 'staff-on-the-way-in',
    answer: z.strictObject({ secret: z.string(), address: z.string() }),
    refusals: only(staffRefusals, 'ENROLMENT_CLOSED', 'ALREADY_ENROLLED'),
    audits: [],
  }),
  confirmEnrolment: describeEndpoint(staffEndpoints.confirmEnrolment, {
    summary: 'Confirms the authenticator app with its first code. From then on a code is required.',
    access: 'staff-on-the-way-in',
    body: AppCodeForm,
    answer: RecoveryCodes,
    refusals: { ...wrongCode, ...only(staffRefusals, 'ENROLMENT_CLOSED', 'ALREADY_ENROLLED') },
    limits: codeLimits,
    audits: ['staff-factor-enrolled'],
  }),
  renewRecoveryCodes: describeEndpoint(recoveryCodeEndpoints.renewRecoveryCodes, {
    summary: 'Replaces the recovery codes by ten new ones.',
    access: { staff: [] },
    body: AppCodeForm,
    answer: RecoveryCodes,
    refusals: wrongCode,
    limits: codeLimits,
    audits: ['staff-recovery-codes-renewed'],
    concerns: { nobody: 'staff renew only their own codes' },
  }),
}
