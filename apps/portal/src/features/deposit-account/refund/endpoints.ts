import { type Done, route } from '#platform/api/endpoint.ts'
import type { SavedDraft } from '../model/contract.ts'
import type { RefundApplication, SentRefund, StaffRefund } from './contract.ts'
import type { RefundDraft } from './refund-form.ts'

const own = '/api/frontend/user/udi-account/refund-application'
const ofStaff = '/api/frontend/staff/deposit-account/refunds'

/** The language that the student reads; that of the profile where none is said. */
type InLanguage = { language?: 'no' | 'en' | undefined }

/** Ten megabytes over a slow line. */
const timeLimit = 200_000

export const refundEndpoints = {
  refund: route<{ answer: RefundApplication }>()('GET', own),
  sendRefund: route<{ query: InLanguage; body: FormData; answer: SentRefund }>()('POST', own, {
    timeLimit,
  }),
  editRefund: route<{ query: InLanguage & { id: string }; body: FormData; answer: SentRefund }>()(
    'PUT',
    own,
    { timeLimit },
  ),
  refundFile: route<{ answer: null }>()('GET', `${own}/files/:file`),
  refundDraft: route<{ answer: SavedDraft }>()('GET', `${own}/draft`),
  keepRefundDraft: route<{ body: RefundDraft; answer: Done }>()('PUT', `${own}/draft`, {
    outlivesPage: true,
  }),
  staffRefund: route<{ answer: StaffRefund }>()('GET', `${ofStaff}/:id`),
}
