import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { bankRefusals } from '#core/bank/refusals.ts'
import { BankPayment } from '#core/invoices/contract.ts'
import { invoiceRefusals, payoutAccountRefusals } from '#core/invoices/refusals.ts'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { RefundResult } from '#core/payments/contract.ts'
import { refundRefusals } from '#core/payments/refund-refusals.server.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { moneyRefusals } from '../model/refusals.ts'
import {
  AccountForm,
  CardRefund,
  CarriedOver,
  Credit,
  ListedInvoices,
  OwnInvoices,
  PayoutForm,
  Reason,
  Replaced,
  Replacement,
  StaffInvoice,
} from './contract.ts'
import { kindergartenInvoiceEndpoints as endpoints } from './endpoints.ts'

const ofStaff = { access: { staff: kindergartenRoles } } as const
const byNumber = {
  params: {
    schema: z.object({ number: z.string().regex(/^\d{1,9}$/) }),
    refusal: 'INVOICE_NOT_FOUND',
  },
  refusals: only(invoiceRefusals, 'INVOICE_NOT_FOUND'),
} as const
const asPdf = {
  ...byNumber,
  access: 'user',
  query: z.object({ language: z.enum(locales).optional() }),
  answer: { kind: 'file', types: ['application/pdf'] },
} as const
const onInvoice = {
  ...ofStaff,
  params: { schema: z.object({ id: z.uuid() }), refusal: 'INVOICE_NOT_FOUND' },
  concerns: 'person',
} as const
const changing = only(invoiceRefusals, 'INVOICE_NOT_FOUND', 'INVOICE_CHANGED')

export const kindergartenInvoicesDescribed = {
  listOwn: describeEndpoint(endpoints.listOwn, {
    summary: 'The caller’s invoices of kindergartens as a guardian, newest first.',
    access: 'user',
    answer: OwnInvoices,
  }),
  getInvoice: describeEndpoint(endpoints.getInvoice, {
    summary: 'One of the caller’s invoices of kindergartens as a PDF, by number.',
    ...asPdf,
  }),
  getCreditNote: describeEndpoint(endpoints.getCreditNote, {
    summary: 'A credit note of the caller’s invoices of kindergartens as a PDF, by number.',
    ...asPdf,
  }),
  savePayoutAccount: describeEndpoint(endpoints.savePayoutAccount, {
    summary: 'Says to which account what is owed of one of the caller’s invoices is to be paid.',
    access: 'user',
    params: byNumber.params,
    body: AccountForm,
    answer: Done,
    refusals: { ...changing, ...payoutAccountRefusals },
  }),
  list: describeEndpoint(endpoints.list, {
    ...ofStaff,
    summary: 'Invoices of the caller’s kindergartens: unpaid, owed back and of the last months.',
    answer: ListedInvoices,
  }),
  describe: describeEndpoint(endpoints.describe, {
    ...ofStaff,
    ...byNumber,
    summary: 'An invoice of a kindergarten with all that has happened to its money, by number.',
    answer: StaffInvoice,
  }),
  registerPayment: describeEndpoint(endpoints.registerPayment, {
    ...onInvoice,
    summary: 'Registers money that has come for an invoice. The same id again is the same payment.',
    body: BankPayment,
    answer: Done,
    refusals: { ...changing, ...only(invoiceRefusals, 'PAYMENT_DAY_INVALID') },
    audits: ['kindergarten-payment-registered'],
  }),
  undoPayment: describeEndpoint(endpoints.undoPayment, {
    ...onInvoice,
    summary: 'Takes back a payment that was registered by mistake.',
    params: {
      schema: z.object({ id: z.uuid(), paymentId: z.uuid() }),
      refusal: 'INVOICE_NOT_FOUND',
    },
    body: Reason,
    answer: Done,
    refusals: only(invoiceRefusals, 'INVOICE_NOT_FOUND', 'PAYMENT_NOT_FOUND'),
    audits: ['kindergarten-payment-undone'],
  }),
  credit: describeEndpoint(endpoints.credit, {
    ...onInvoice,
    summary: 'Credits parts of an invoice.',
    body: Credit,
    answer: Done,
    refusals: { ...changing, ...only(invoiceRefusals, 'CREDIT_TOO_HIGH') },
    audits: ['kindergarten-invoice-credited'],
  }),
  replace: describeEndpoint(endpoints.replace, {
    ...onInvoice,
    summary:
      'Credits an invoice that was wrong in full and invoices the month by the prices and decisions that count now. What was paid of the first pays the second.',
    body: Replacement,
    answer: Replaced,
    refusals: { ...changing, ...only(moneyRefusals, 'INVOICE_RIGHT') },
    audits: ['kindergarten-invoice-replaced'],
  }),
  carryOver: describeEndpoint(endpoints.carryOver, {
    ...onInvoice,
    summary: 'Pays other invoices of the payer with what is owed of this one.',
    answer: CarriedOver,
    refusals: changing,
    audits: ['kindergarten-credit-carried-over'],
  }),
  preparePayout: describeEndpoint(endpoints.preparePayout, {
    ...onInvoice,
    summary:
      'Prepares the payout of what is owed to an account; somebody else releases it. The same request again is the same payout.',
    body: PayoutForm,
    answer: Done,
    refusals: {
      ...changing,
      ...payoutAccountRefusals,
      ...only(bankRefusals, 'PAYOUT_DIFFERS', 'PAYOUT_EXCEEDS_BALANCE'),
    },
    audits: ['kindergarten-payout-prepared', 'payout-prepared'],
  }),
  refundToCard: describeEndpoint(endpoints.refundToCard, {
    ...onInvoice,
    summary: 'Gives what is owed back to the card; above the limit two people ask for the same.',
    body: CardRefund,
    answer: RefundResult,
    refusals: { ...changing, ...refundRefusals },
    audits: ['card-payment-given-back', 'card-payment-give-back-asked'],
  }),
}
