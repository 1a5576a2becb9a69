import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { Invoices, Payment, StaffInvoices } from '../model/contract.ts'
import { invoiceRefusals, staffRefusals } from '../model/refusals.ts'
import { membershipInvoiceEndpoints as endpoints } from './endpoints.ts'

const sportsStaff = { staff: ['sports'] } as const
const refusalField = 'errorMessage'

export const invoicesDescribed = {
  listInvoices: describeEndpoint(endpoints.listInvoices, {
    summary: 'The caller’s training invoices, newest first.',
    access: 'user',
    answer: Invoices,
  }),
  getInvoice: describeEndpoint(endpoints.getInvoice, {
    summary: 'One of the caller’s invoices as a PDF, by number.',
    access: 'user',
    params: {
      schema: z.object({ number: z.string().regex(/^\d{1,9}$/) }),
      refusal: 'INVOICE_NOT_FOUND',
    },
    query: z.object({ language: z.enum(locales).optional() }),
    answer: { kind: 'file', types: ['application/pdf'] },
    refusals: invoiceRefusals,
    refusalField,
  }),
  listStaffInvoices: describeEndpoint(endpoints.listStaffInvoices, {
    summary: 'Unpaid invoices, and those paid in the last three months.',
    access: sportsStaff,
    answer: StaffInvoices,
  }),
  registerPayment: describeEndpoint(endpoints.registerPayment, {
    summary: 'Registers that an invoice has been paid.',
    access: sportsStaff,
    params: { schema: z.object({ id: z.uuid() }), refusal: 'INVOICE_NOT_FOUND' },
    body: Payment,
    answer: Done,
    refusals: {
      ...invoiceRefusals,
      ...only(staffRefusals, 'INVOICE_PAID', 'PAYMENT_DAY_INVALID'),
    },
    refusalField,
    audits: ['fitness-payment-registered'],
    concerns: 'person',
  }),
}
