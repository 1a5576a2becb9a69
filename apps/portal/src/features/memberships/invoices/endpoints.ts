import type { Locale } from '@trivsel/content-contract/locales'
import type { BankPayment } from '#core/invoices/contract.ts'
import type { RefundResult } from '#core/payments/contract.ts'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Invoices, StaffInvoices } from '../model/contract.ts'
import type {
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

const ofStaff = '/api/frontend/staff/sports'

export const membershipInvoiceEndpoints = {
  listInvoices: endpoint<{ answer: Invoices }>()('GET', '/api/frontend/user/sports/invoices'),
  getInvoice: endpoint<{ query: { language?: Locale | undefined }; answer: null }>()(
    'GET',
    '/api/frontend/user/sports/invoices/:number',
  ),
  savePayoutAccount: endpoint<{ body: AccountForm; answer: Done }>()(
    'PUT',
    '/api/frontend/user/sports/invoices/:number/payout-account',
  ),
  listStaffInvoices: endpoint<{ answer: StaffInvoices }>()('GET', `${ofStaff}/invoices`),
  registerPayment: endpoint<{ body: BankPayment; answer: Done }>()(
    'PUT',
    `${ofStaff}/invoices/:id/payment`,
  ),
  getCreditNote: endpoint<{ query: { language?: Locale | undefined }; answer: null }>()(
    'GET',
    '/api/frontend/user/sports/credit-notes/:number',
  ),
  describeInvoice: endpoint<{ answer: StaffInvoice }>()('GET', `${ofStaff}/invoices/:number`),
  undoPayment: endpoint<{ body: UndonePayment; answer: Done }>()(
    'POST',
    `${ofStaff}/invoices/:id/payments/:paymentId/undo`,
  ),
  creditInvoice: endpoint<{ body: Credit; answer: Done }>()(
    'POST',
    `${ofStaff}/invoices/:id/credit-notes`,
  ),
  replaceInvoice: endpoint<{ body: Replacement; answer: Replaced }>()(
    'POST',
    `${ofStaff}/invoices/:id/replacement`,
  ),
  preparePayout: endpoint<{ body: PayoutForm; answer: Done }>()(
    'POST',
    `${ofStaff}/invoices/:id/payouts`,
  ),
  carryOver: endpoint<{ answer: CarriedOver }>()('POST', `${ofStaff}/invoices/:id/carry-over`),
  refundToCard: endpoint<{ body: CardRefund; answer: RefundResult }>()(
    'POST',
    `${ofStaff}/invoices/:id/card-refund`,
  ),
}
