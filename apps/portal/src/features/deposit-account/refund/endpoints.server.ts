import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { caseRefusals } from '#core/cases/contract.ts'
import { AttachmentId, uploadRefusalDetails } from '#core/files/contract.ts'
import { mediaTypes } from '#core/files/file-types.ts'
import { longestUpload } from '#core/files/limits.ts'
import { downloadRefusals, uploadRefusals } from '#core/files/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { SavedDraft } from '../model/contract.ts'
import { RefundApplication, SentRefund, StaffRefund } from './contract.ts'
import { refundEndpoints as endpoints } from './endpoints.ts'
import { RefundDraft } from './refund-form.ts'
import { refundRefusals } from './refusals.ts'

const language = z.enum(locales).optional()
const file = { kind: 'file', types: mediaTypes } as const
const caseworkers = { staff: ['caseworker'] } as const

const upload = {
  access: 'user',
  body: { type: 'multipart/form-data' },
  longestBody: longestUpload,
  answer: SentRefund,
  refusalDetails: uploadRefusalDetails,
  limits: 'Twenty in a quarter of an hour.',
} as const
const ownRefusals = {
  ...refundRefusals,
  ...uploadRefusals,
  ...only(accountRefusals, 'TOO_MANY_ATTEMPTS'),
}

export const describedRefund = {
  refund: describeEndpoint(endpoints.refund, {
    summary: 'One’s refund, what has happened to it, and whether one may ask for it.',
    access: 'user',
    answer: RefundApplication,
  }),
  sendRefund: describeEndpoint(endpoints.sendRefund, {
    summary:
      'Applies for a refund: a part “content” of JSON, and parts “file”. When several are sent at once, one is accepted.',
    query: z.object({ language }),
    ...upload,
    refusals: ownRefusals,
  }),
  editRefund: describeEndpoint(endpoints.editRefund, {
    summary: 'Sends one’s refund again after it was commented or rejected.',
    query: z.object({ id: z.uuid(), language }),
    ...upload,
    refusals: { ...ownRefusals, ...only(caseRefusals, 'CASE_NOT_FOUND', 'STEP_NOT_POSSIBLE') },
  }),
  refundFile: describeEndpoint(endpoints.refundFile, {
    summary: 'A file that one has sent with one’s refund.',
    access: 'user',
    params: { schema: z.object({ file: AttachmentId }), refusal: 'FILE_NOT_FOUND' },
    answer: file,
    refusals: downloadRefusals,
  }),
  refundDraft: describeEndpoint(endpoints.refundDraft, {
    summary: 'What one has filled in of a refund and not sent; never where the money should go.',
    access: 'user',
    answer: SavedDraft,
  }),
  saveRefundDraft: describeEndpoint(endpoints.saveRefundDraft, {
    summary: 'Saves what one has filled in so far, valid or not; never an account number.',
    access: 'user',
    body: RefundDraft,
    answer: Done,
  }),
  staffRefund: describeEndpoint(endpoints.staffRefund, {
    summary: 'A refund that a student asks for, with all that a decision needs.',
    access: caseworkers,
    params: { schema: z.object({ id: z.uuid() }), refusal: 'CASE_NOT_FOUND' },
    answer: StaffRefund,
    refusals: only(caseRefusals, 'CASE_NOT_FOUND'),
  }),
}
