import { route } from '#platform/api/endpoint.ts'
import type { CreditNotes, DepositAccount } from '../model/contract.ts'

const own = '/api/frontend/user/udi-account'
const ofStaff = '/api/frontend/staff/deposit-account'

export const accountEndpoints = {
  account: route<{ answer: DepositAccount }>()('GET', `${own}/account`),
  invoice: route<{ answer: null }>()('GET', `${own}/invoices/:id`),
  creditNotes: route<{ answer: CreditNotes }>()('GET', `${own}/credit-notes`),
  creditNote: route<{ answer: null }>()('GET', `${own}/credit-notes/:id`),
  confirmation: route<{ answer: null }>()('GET', `${own}/confirmation/pdf`),
  receipt: route<{ answer: null }>()('GET', `${own}/receipt/pdf`),
  staffInvoice: route<{ answer: null }>()('GET', `${ofStaff}/applications/:id/invoices/:number`),
  staffCreditNote: route<{ answer: null }>()(
    'GET',
    `${ofStaff}/applications/:id/credit-notes/:number`,
  ),
}
