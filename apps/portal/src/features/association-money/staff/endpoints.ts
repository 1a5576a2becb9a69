import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type {
  ApproveForm,
  ReasonForm,
  ShownAccount,
  StaffMoneyDetails,
  StaffRequests,
  StartForm,
} from './contract.ts'

const requests = '/api/frontend/staff/association-payouts'
const one = '/api/frontend/staff/associations/:id/money'
const account = `${one}/accounts/:accountId` as const

export const staffMoneyEndpoints = {
  list: endpoint<{ answer: StaffRequests }>()('GET', requests),
  approve: endpoint<{ body: ApproveForm; answer: Done }>()(
    'POST',
    `${requests}/:requestId/approve`,
  ),
  decline: endpoint<{ body: ReasonForm; answer: Done }>()('POST', `${requests}/:requestId/decline`),
  details: endpoint<{ answer: StaffMoneyDetails }>()('GET', one),
  start: endpoint<{ body: StartForm; answer: Done }>()('POST', `${one}/payouts`),
  showAccount: endpoint<{ body: ReasonForm; answer: ShownAccount }>()('POST', `${account}/show`),
  removeAccount: endpoint<{ body: ReasonForm; answer: Done }>()('POST', `${account}/remove`),
}
