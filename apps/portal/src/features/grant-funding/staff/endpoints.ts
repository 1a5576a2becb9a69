import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { FundingFilter, StaffFunding } from '../model/contract.ts'
import type {
  AgainForm,
  ApprovePartForm,
  ClaimForm,
  DayForm,
  ReasonForm,
  ReceivedForm,
} from '../model/forms.ts'

const funding = '/api/frontend/staff/grant-funding'
const grant = `${funding}/grants/:applicationId` as const
const part = `${funding}/parts/:partId` as const
const report = `${funding}/reports/:reportId` as const
const claim = `${funding}/claims/:claimId` as const

export const staffFundingEndpoints = {
  list: endpoint<{ query: { show: FundingFilter }; answer: StaffFunding }>()('GET', funding),
  file: endpoint<{ answer: null }>()('GET', `${grant}/files/:file`),
  approvePart: endpoint<{ body: ApprovePartForm; answer: Done }>()('POST', `${part}/approve`),
  payAgain: endpoint<{ body: AgainForm; answer: Done }>()('POST', `${part}/again`),
  approveReport: endpoint<{ answer: Done }>()('POST', `${report}/approve`),
  returnReport: endpoint<{ body: DayForm; answer: Done }>()('POST', `${report}/return`),
  undoReport: endpoint<{ body: ReasonForm; answer: Done }>()('POST', `${report}/undo`),
  postpone: endpoint<{ body: DayForm; answer: Done }>()('POST', `${grant}/report-due`),
  reopen: endpoint<{ body: DayForm; answer: Done }>()('POST', `${grant}/reopen`),
  end: endpoint<{ body: ReasonForm; answer: Done }>()('POST', `${grant}/end`),
  propose: endpoint<{ body: ClaimForm; answer: Done }>()('POST', `${grant}/claims`),
  confirm: endpoint<{ answer: Done }>()('POST', `${claim}/confirm`),
  register: endpoint<{ body: ReceivedForm; answer: Done }>()('POST', `${claim}/received`),
  confirmReceived: endpoint<{ answer: Done }>()('POST', `${claim}/received/confirm`),
  cancel: endpoint<{ body: ReasonForm; answer: Done }>()('POST', `${claim}/cancel`),
}
