import type { Locale } from '@trivsel/content-contract/locales'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { SavedDraft } from '../model/contract.ts'
import type { RefundApplication, SentRefund, StaffRefund } from './contract.ts'
import type { RefundDraft } from './refund-form.ts'

const own = '/api/frontend/user/udi-account/refund-application'
const ofStaff = '/api/frontend/staff/deposit-account/refunds'

/** The language that the student reads; that of the profile by default. */
type InLanguage = { language?: Locale | undefined }

/** Ten megabytes over a slow line. */
const timeLimit = 200_000

export const refundEndpoints = {
  refund: endpoint<{ answer: RefundApplication }>()('GET', own),
  sendRefund: endpoint<{ query: InLanguage; body: FormData; answer: SentRefund }>()('POST', own, {
    timeLimit,
  }),
  editRefund: endpoint<{
    query: InLanguage & { id: string }
    body: FormData
    answer: SentRefund
  }>()('PUT', own, { timeLimit }),
  refundFile: endpoint<{ answer: null }>()('GET', `${own}/files/:file`),
  refundDraft: endpoint<{ answer: SavedDraft }>()('GET', `${own}/draft`),
  saveRefundDraft: endpoint<{ body: RefundDraft; answer: Done }>()('PUT', `${own}/draft`, {
    outlivesPage: true,
  }),
  staffRefund: endpoint<{ answer: StaffRefund }>()('GET', `${ofStaff}/:id`),
}
