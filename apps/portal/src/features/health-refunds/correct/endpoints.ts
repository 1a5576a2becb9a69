import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { AfterDecision, FollowUp, Tried } from './contract.ts'
import type { CorrectionForm, RepaymentForm, TryForm } from './forms.ts'

const all = '/api/frontend/staff/health-refunds'
const path = `${all}/:id`

export const correctEndpoints = {
  followUp: endpoint<{ answer: FollowUp }>()('GET', '/api/frontend/staff/health-follow-up'),
  after: endpoint<{ answer: AfterDecision }>()('GET', `${path}/after`),
  try: endpoint<{ body: TryForm; answer: Tried }>()('POST', `${path}/try`),
  propose: endpoint<{ body: CorrectionForm; answer: Done }>()('POST', `${path}/corrections`),
  confirm: endpoint<{ answer: Done }>()('POST', `${path}/corrections/:correction/confirm`),
  drop: endpoint<{ answer: Done }>()('POST', `${path}/corrections/:correction/drop`),
  register: endpoint<{ body: RepaymentForm; answer: Done }>()('POST', `${path}/repayments`),
  confirmRepayment: endpoint<{ answer: Done }>()('POST', `${path}/repayments/:repayment/confirm`),
  dropRepayment: endpoint<{ answer: Done }>()('POST', `${path}/repayments/:repayment/drop`),
}
