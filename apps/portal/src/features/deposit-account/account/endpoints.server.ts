import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { CreditNotes, DepositAccount } from '../model/contract.ts'
import { depositRefusals } from '../model/refusals.ts'
import { accountEndpoints as endpoints } from './endpoints.ts'

const pdf = { kind: 'file', types: ['application/pdf'] } as const
const caseworkers = { staff: ['caseworker'] } as const
const numbered = z.object({ id: z.uuid(), number: z.string().regex(/^\d{1,9}$/) })

export const describedAccount = {
  account: describeEndpoint(endpoints.account, {
    summary: 'What the books say of one’s deposit account, and how it is paid.',
    access: 'user',
    answer: DepositAccount,
  }),
  invoice: describeEndpoint(endpoints.invoice, {
    summary: 'One’s invoice as a PDF, by its number.',
    access: 'user',
    params: { schema: z.object({ id: z.string().regex(/^\d{1,9}$/) }), refusal: 'NO_INVOICE' },
    answer: pdf,
    refusals: only(depositRefusals, 'NO_INVOICE'),
  }),
  creditNotes: describeEndpoint(endpoints.creditNotes, {
    summary: 'Invoices of one’s that were credited, with why; of approvals that have ended, too.',
    access: 'user',
    answer: CreditNotes,
  }),
  creditNote: describeEndpoint(endpoints.creditNote, {
    summary: 'One’s credit note as a PDF, by its number.',
    access: 'user',
    params: { schema: z.object({ id: z.string().regex(/^\d{1,9}$/) }), refusal: 'NO_INVOICE' },
    answer: pdf,
    refusals: only(depositRefusals, 'NO_INVOICE'),
  }),
  confirmation: describeEndpoint(endpoints.confirmation, {
    summary: 'The letter for the immigration authority as a PDF, once the money is there.',
    access: 'user',
    answer: pdf,
    refusals: only(depositRefusals, 'NOT_PAID'),
  }),
  receipt: describeEndpoint(endpoints.receipt, {
    summary: 'What was received, and what is missing, as a PDF.',
    access: 'user',
    answer: pdf,
    refusals: only(depositRefusals, 'NOTHING_RECEIVED'),
  }),
  staffInvoice: describeEndpoint(endpoints.staffInvoice, {
    summary: 'The invoice of an application as a PDF, by its number.',
    access: caseworkers,
    params: { schema: numbered, refusal: 'NO_INVOICE' },
    answer: pdf,
    refusals: only(depositRefusals, 'NO_INVOICE'),
  }),
  staffCreditNote: describeEndpoint(endpoints.staffCreditNote, {
    summary: 'A credit note of an application as a PDF, by its number.',
    access: caseworkers,
    params: { schema: numbered, refusal: 'NO_INVOICE' },
    answer: pdf,
    refusals: only(depositRefusals, 'NO_INVOICE'),
  }),
}
