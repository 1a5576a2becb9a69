import type { BankPayment } from '#core/invoices/contract.ts'
import type { RefundResult } from '#core/payments/contract.ts'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Locale } from '#platform/i18n/localized.ts'
import type {
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

const own = '/api/frontend/user/kindergarten/invoices'
const ofStaff = '/api/frontend/staff/kindergarten-invoices'

export const kindergartenInvoiceEndpoints = {
  listOwn: endpoint<{ answer: OwnInvoices }>()('GET', own),
  getInvoice: endpoint<{ query: { language?: Locale | undefined }; answer: null }>()(
    'GET',
    `${own}/:number`,
  ),
  getCreditNote: endpoint<{ query: { language?: Locale | undefined }; answer: null }>()(
    'GET',
    '/api/frontend/user/kindergarten/credit-notes/:number',
  ),
  savePayoutAccount: endpoint<{ body: AccountForm; answer: Done }>()(
    'PUT',
    `${own}/:number/payout-account`,
  ),
  list: endpoint<{ answer: ListedInvoices }>()('GET', ofStaff),
  describe: endpoint<{ answer: StaffInvoice }>()('GET', `${ofStaff}/:number`),
  registerPayment: endpoint<{ body: BankPayment; answer: Done }>()('PUT', `${ofStaff}/:id/payment`),
  undoPayment: endpoint<{ body: Reason; answer: Done }>()(
    'POST',
    `${ofStaff}/:id/payments/:paymentId/undo`,
  ),
  credit: endpoint<{ body: Credit; answer: Done }>()('POST', `${ofStaff}/:id/credit-notes`),
  replace: endpoint<{ body: Replacement; answer: Replaced }>()(
    'POST',
    `${ofStaff}/:id/replacement`,
  ),
  carryOver: endpoint<{ answer: CarriedOver }>()('POST', `${ofStaff}/:id/carry-over`),
  preparePayout: endpoint<{ body: PayoutForm; answer: Done }>()('POST', `${ofStaff}/:id/payouts`),
  refundToCard: endpoint<{ body: CardRefund; answer: RefundResult }>()(
    'POST',
    `${ofStaff}/:id/card-refund`,
  ),
}
