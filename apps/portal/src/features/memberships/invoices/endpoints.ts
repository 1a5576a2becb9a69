import { type Done, route } from '#platform/api/endpoint.ts'
import type { Invoices, Payment, StaffInvoices } from '../model/contract.ts'

const ofStaff = '/api/frontend/staff/sports'

export const membershipInvoiceEndpoints = {
  listInvoices: route<{ answer: Invoices }>()('GET', '/api/frontend/user/sports/invoices'),
  getInvoice: route<{ query: { language?: 'no' | 'en' | undefined }; answer: null }>()(
    'GET',
    '/api/frontend/user/sports/invoices/:number',
  ),
  listStaffInvoices: route<{ answer: StaffInvoices }>()('GET', `${ofStaff}/invoices`),
  registerPayment: route<{ body: Payment; answer: Done }>()(
    'PUT',
    `${ofStaff}/invoices/:id/payment`,
  ),
}
