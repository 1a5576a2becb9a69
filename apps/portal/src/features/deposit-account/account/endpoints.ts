import { endpoint } from '#platform/api/endpoint.ts'
import type { CreditNotes, DepositAccount } from '../model/contract.ts'

const own = '/api/frontend/user/udi-account'
const ofStaff = '/api/frontend/staff/deposit-account'

export const accountEndpoints = {
  account: endpoint<{ answer: DepositAccount }>()('GET', `${own}/account`),
  invoice: endpoint<{ answer: null }>()('GET', `${own}/invoices/:id`),
  creditNotes: endpoint<{ answer: CreditNotes }>()('GET', `${own}/credit-notes`),
  creditNote: endpoint<{ answer: null }>()('GET', `${own}/credit-notes/:id`),
  confirmation: endpoint<{ answer: null }>()('GET', `${own}/confirmation/pdf`),
  receipt: endpoint<{ answer: null }>()('GET', `${own}/receipt/pdf`),
  staffInvoice: endpoint<{ answer: null }>()('GET', `${ofStaff}/applications/:id/invoices/:number`),
  staffCreditNote: endpoint<{ answer: null }>()(
    'GET',
    `${ofStaff}/applications/:id/credit-notes/:number`,
  ),
}
