import { z } from 'zod'
import {
  GiveBack,
  PaymentStands,
  RefundResult,
  SeenPayment,
  Settlement,
  StaffPayments,
} from '#core/payments/contract.ts'
import { paymentRefusals } from '#core/payments/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { Callback, OnePayment } from './contract.ts'
import { paymentEndpoints as endpoints } from './endpoints.ts'

const staff = { staff: ['payout-approver'] } as const
/** Values outside their range fall back: a page never fails because of its address. */
const InLanguage = z.object({ language: z.enum(['no', 'en']).catch('no') })
const params = { schema: z.object({ id: z.uuid() }), refusal: 'PAYMENT_UNKNOWN' }

export const described = {
  stands: describeEndpoint(endpoints.stands, {
    summary: 'How one’s own payment by card stands.',
    access: 'user',
    query: OnePayment,
    answer: PaymentStands,
    refusals: only(paymentRefusals, 'PAYMENT_UNKNOWN'),
  }),
  callback: describeEndpoint(endpoints.callback, {
    summary:
      'The provider of card payments says that something happened to an order. It is read afterwards; an order that we do not know changes nothing.',
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
    summary: 'Payments by card that somebody has to look at, those that have waited longest first.',
    access: staff,
    query: InLanguage,
    answer: StaffPayments,
  }),
  settlement: describeEndpoint(endpoints.settlement, {
    summary: 'What the provider has taken and given back on a day, beside the books.',
    access: staff,
    query: InLanguage.extend({ day: z.iso.date() }),
    answer: Settlement,
  }),
  readAgain: describeEndpoint(endpoints.readAgain, {
    summary: 'Reads a payment at the provider once more, and goes on where that settles it.',
    access: staff,
    params,
    answer: Done,
    refusals: only(paymentRefusals, 'PAYMENT_UNKNOWN', 'PAYMENTS_NOT_SET_UP'),
    audits: ['card-payment-read'],
    concerns: 'person',
  }),
  tryAgain: describeEndpoint(endpoints.tryAgain, {
    summary: 'Has what failed tried once more.',
    access: staff,
    params,
    body: SeenPayment,
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
  giveBack: describeEndpoint(endpoints.giveBack, {
    summary:
      'Gives money back, or gives up what is reserved. Above 1,000 kroner, counted with earlier refunds of the payment and of the same staff in 24 hours, a second person asks for the same.',
    access: staff,
    params,
    body: GiveBack,
    answer: RefundResult,
    refusals: only(
      paymentRefusals,
      'PAYMENT_UNKNOWN',
      'PAYMENTS_NOT_SET_UP',
      'PAYMENT_UNDER_WAY',
      'PAYMENT_CHANGED',
      'PAYMENT_STEP_NOT_POSSIBLE',
      'PAYMENT_REFUND_TOO_HIGH',
      'PAYMENT_REASON_REQUIRED',
      'PAYMENT_SECOND_PERSON',
    ),
    audits: ['card-payment-give-back-asked', 'card-payment-given-back'],
    concerns: 'person',
  }),
}
