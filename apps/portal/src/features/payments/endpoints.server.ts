import { defaultLocale, locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import {
  OwnPaymentStatus,
  PaymentVersion,
  RefundPayment,
  RefundResult,
} from '#core/payments/contract.ts'
import { refundRefusals } from '#core/payments/refund-refusals.server.ts'
import { paymentRefusals } from '#core/payments/refusals.ts'
import { receiptRefusals } from '#core/receipts/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { Callback, ListedPayments, ListedSettlement, OnePayment } from './contract.ts'
import { paymentEndpoints as endpoints } from './endpoints.ts'

const staff = { staff: ['payout-approver'] } as const
/** An invalid language falls back, so that a page never fails because of its address. */
const InLanguage = z.object({ language: z.enum(locales).catch(defaultLocale) })
const asFile = {
  query: z.object({ language: z.enum(locales) }),
  answer: { kind: 'file', types: ['application/pdf'] },
  refusals: receiptRefusals,
} as const
const params = { schema: z.object({ id: z.uuid() }), refusal: 'PAYMENT_UNKNOWN' }

export const described = {
  status: describeEndpoint(endpoints.status, {
    summary: 'The last known status of one’s own card payment.',
    access: 'user',
    query: OnePayment,
    answer: OwnPaymentStatus,
    refusals: only(paymentRefusals, 'PAYMENT_UNKNOWN'),
  }),
  callback: describeEndpoint(endpoints.callback, {
    summary:
      'A callback from the card payment provider. The order is read afterwards; an unknown order is ignored.',
    access: {
      machine: {
        name: 'paymentCallbackKey',
        scheme: { type: 'apiKey', in: 'query', name: 'key' },
      },
    },
    body: Callback,
    answer: Done,
    refusals: { UNAUTHORIZED: 401 },
  }),
  list: describeEndpoint(endpoints.list, {
    summary:
      'Card payments that need attention, longest waiting first, with their receipts and credit notes.',
    access: staff,
    query: InLanguage,
    answer: ListedPayments,
  }),
  settlement: describeEndpoint(endpoints.settlement, {
    summary:
      'The provider’s captures and refunds on a day, with the ledger’s sum, receipts and credit notes.',
    access: staff,
    query: InLanguage.extend({ day: z.iso.date() }),
    answer: ListedSettlement,
  }),
  refresh: describeEndpoint(endpoints.refresh, {
    summary: 'Reads a payment at the provider again, and continues if that resolves it.',
    access: staff,
    params,
    answer: Done,
    refusals: only(paymentRefusals, 'PAYMENT_UNKNOWN', 'PAYMENTS_NOT_SET_UP'),
    audits: ['card-payment-read'],
    concerns: 'person',
  }),
  retry: describeEndpoint(endpoints.retry, {
    summary: 'Retries the failed operation once.',
    access: staff,
    params,
    body: PaymentVersion,
    answer: Done,
    refusals: only(
      paymentRefusals,
      'PAYMENT_UNKNOWN',
      'PAYMENTS_NOT_SET_UP',
      'PAYMENT_UNDER_WAY',
      'PAYMENT_CHANGED',
      'PAYMENT_STEP_NOT_POSSIBLE',
    ),
    audits: ['card-payment-tried-again'],
    concerns: 'person',
  }),
  refund: describeEndpoint(endpoints.refund, {
    summary:
      'Refunds a payment, or releases a reservation. Above the limit that administrators have set, together with earlier refunds of the payment and those by the same person in 24 hours, a second person has to request the same.',
    access: staff,
    params,
    body: RefundPayment,
    answer: RefundResult,
    refusals: refundRefusals,
    audits: ['card-payment-give-back-asked', 'card-payment-given-back'],
    concerns: 'person',
  }),
  openReceipt: describeEndpoint(endpoints.openReceipt, {
    summary:
      'The receipt of a card payment as a PDF. The audit log says who has opened it. It gets its number if it had none.',
    access: staff,
    params: { schema: z.object({ id: z.uuid() }), refusal: 'RECEIPT_NOT_FOUND' },
    ...asFile,
    audits: ['card-receipt-opened'],
    concerns: 'person',
  }),
  openCreditNote: describeEndpoint(endpoints.openCreditNote, {
    summary: 'A credit note of a card payment as a PDF. The audit log says who has opened it.',
    access: staff,
    params: { schema: z.object({ noteId: z.uuid() }), refusal: 'RECEIPT_NOT_FOUND' },
    ...asFile,
    audits: ['card-credit-note-opened'],
    concerns: 'person',
  }),
}
