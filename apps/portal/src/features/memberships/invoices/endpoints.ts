import type { Locale } from '@trivsel/content-contract/locales'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Invoices, Payment, StaffInvoices } from '../model/contract.ts'

const ofStaff = '/api/frontend/staff/sports'

export const membershipInvoiceEndpoints = {
  listInvoices: endpoint<{ answer: Invoices }>()('GET', '/api/frontend/user/sports/invoices'),
  getInvoice: endpoint<{ query: { language?: Locale | undefined }; answer: null }>()(
    'GET',
    '/api/frontend/user/sports/invoices/:number',
  ),
  listStaffInvoices: endpoint<{ answer: StaffInvoices }>()('GET', `${ofStaff}/invoices`),
  registerPayment: endpoint<{ body: Payment; answer: Done }>()(
    'PUT',
    `${ofStaff}/invoices/:id/payment`,
  ),
}
