import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { bankRefusals } from '#core/bank/refusals.ts'
import { BankPayment } from '#core/invoices/contract.ts'
import { invoiceRefusals as coreRefusals, payoutAccountRefusals } from '#core/invoices/refusals.ts'
import { RefundResult } from '#core/payments/contract.ts'
import { refundRefusals } from '#core/payments/refund-refusals.server.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { Invoices, StaffInvoices } from '../model/contract.ts'
import { invoiceRefusals } from '../model/refusals.ts'
import {
  AccountForm,
  CardRefund,
  CarriedOver,
  Credit,
  PayoutForm,
  Replaced,
  Replacement,
  StaffInvoice,
  UndonePayment,
} from './contract.ts'
import { membershipInvoiceEndpoints as endpoints } from './endpoints.ts'

const sportsStaff = { staff: ['sports'] } as const
const refusalField = 'errorMessage'

const byNumber = {
  params: {
    schema: z.object({ number: z.string().regex(/^\d{1,9}$/) }),
    refusal: 'INVOICE_NOT_FOUND',
  },
  refusals: invoiceRefusals,
  refusalField,
} as const

const onInvoice = {
  params: { schema: z.object({ id: z.uuid() }), refusal: 'INVOICE_NOT_FOUND' },
  concerns: 'person',
} as const

export const invoicesDescribed = {
  listInvoices: describeEndpoint(endpoints.listInvoices, {
    summary: 'The caller’s training invoices, newest first.',
    access: 'user',
    answer: Invoices,
  }),
  getInvoice: describeEndpoint(endpoints.getInvoice, {
    summary: 'One of the caller’s invoices as a PDF, by number.',
    access: 'user',
    ...byNumber,
    query: z.object({ language: z.enum(locales).optional() }),
    answer: { kind: 'file', types: ['application/pdf'] },
  }),
  savePayoutAccount: describeEndpoint(endpoints.savePayoutAccount, {
    summary: 'Says to which account what is owed of one of the caller’s invoices is to be paid.',
    access: 'user',
    params: byNumber.params,
    body: AccountForm,
    answer: Done,
    refusals: {
      ...only(coreRefusals, 'INVOICE_NOT_FOUND', 'INVOICE_CHANGED'),
      ...payoutAccountRefusals,
    },
  }),
  listStaffInvoices: describeEndpoint(endpoints.listStaffInvoices, {
    summary: 'Unpaid invoices, and those paid in the last three months.',
    access: sportsStaff,
    answer: StaffInvoices,
  }),
  registerPayment: describeEndpoint(endpoints.registerPayment, {
    summary: 'Registers money that has come for an invoice. The same id again is the same payment.',
    access: sportsStaff,
    ...onInvoice,
    body: BankPayment,
    answer: Done,
    refusals: only(coreRefusals, 'INVOICE_NOT_FOUND', 'INVOICE_CHANGED', 'PAYMENT_DAY_INVALID'),
    audits: ['fitness-payment-registered'],
  }),
  getCreditNote: describeEndpoint(endpoints.getCreditNote, {
    summary: 'A credit note of the caller’s invoices as a PDF, by number.',
    access: 'user',
    ...byNumber,
    query: z.object({ language: z.enum(locales).optional() }),
    answer: { kind: 'file', types: ['application/pdf'] },
  }),
  describeInvoice: describeEndpoint(endpoints.describeInvoice, {
    summary: 'An invoice for training with all that has happened to its money, by number.',
    access: sportsStaff,
    ...byNumber,
    answer: StaffInvoice,
  }),
  undoPayment: describeEndpoint(endpoints.undoPayment, {
    summary: 'Takes back a payment that was registered by mistake.',
    access: sportsStaff,
    ...onInvoice,
    params: {
      schema: z.object({ id: z.uuid(), paymentId: z.uuid() }),
      refusal: 'INVOICE_NOT_FOUND',
    },
    body: UndonePayment,
    answer: Done,
    refusals: only(coreRefusals, 'INVOICE_NOT_FOUND', 'PAYMENT_NOT_FOUND'),
    audits: ['fitness-payment-undone'],
  }),
  creditInvoice: describeEndpoint(endpoints.creditInvoice, {
    summary: 'Credits parts of an invoice, with a credit note and a mail.',
    access: sportsStaff,
    ...onInvoice,
    body: Credit,
    answer: Done,
    refusals: only(coreRefusals, 'INVOICE_NOT_FOUND', 'INVOICE_CHANGED', 'CREDIT_TOO_HIGH'),
    audits: ['fitness-invoice-credited'],
  }),
  replaceInvoice: describeEndpoint(endpoints.replaceInvoice, {
    summary:
      'Credits an invoice that was wrong in full and sends a right one for the same period. What was paid of the first pays the second.',
    access: sportsStaff,
    ...onInvoice,
    body: Replacement,
    answer: Replaced,
    refusals: only(coreRefusals, 'INVOICE_NOT_FOUND', 'INVOICE_CHANGED'),
    audits: ['fitness-invoice-replaced'],
  }),
  preparePayout: describeEndpoint(endpoints.preparePayout, {
    summary:
      'Prepares the payout of what is owed to an account; somebody else releases it. The same request again is the same payout.',
    access: sportsStaff,
    ...onInvoice,
    body: PayoutForm,
    answer: Done,
    refusals: {
      ...only(coreRefusals, 'INVOICE_NOT_FOUND', 'INVOICE_CHANGED'),
      ...payoutAccountRefusals,
      ...only(bankRefusals, 'PAYOUT_DIFFERS', 'PAYOUT_EXCEEDS_BALANCE'),
    },
    audits: ['fitness-payout-prepared', 'payout-prepared'],
  }),
  carryOver: describeEndpoint(endpoints.carryOver, {
    summary: 'Pays other invoices of the person with what is owed to them of this one.',
    access: sportsStaff,
    ...onInvoice,
    answer: CarriedOver,
    refusals: only(coreRefusals, 'INVOICE_NOT_FOUND', 'INVOICE_CHANGED'),
    audits: ['fitness-credit-carried-over'],
  }),
  refundToCard: describeEndpoint(endpoints.refundToCard, {
    summary: 'Gives what is owed back to the card; above the limit two people ask for the same.',
    access: sportsStaff,
    ...onInvoice,
    body: CardRefund,
    answer: RefundResult,
    refusals: { ...only(coreRefusals, 'INVOICE_NOT_FOUND', 'INVOICE_CHANGED'), ...refundRefusals },
    audits: ['card-payment-given-back', 'card-payment-give-back-asked'],
  }),
}
