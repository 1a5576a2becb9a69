import { z } from 'zod'
import {
  GaveBack,
  GiveBack,
  PaymentStands,
  SeenPayment,
  Settlement,
  StaffPayments,
} from '#core/payments/contract.ts'
import { paymentRefusals } from '#core/payments/refusals.ts'
import { describeRoute, only } from '#platform/api/describe-route.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { Callback, OnePayment } from './contract.ts'
import { paymentRoutes as routes } from './endpoints.ts'

const staff = { staff: ['payout-approver'] } as const
/** Values outside their range fall back: a page never fails because of its address. */
const InLanguage = z.object({ language: z.enum(['no', 'en']).catch('no') })
const params = { schema: z.object({ id: z.uuid() }), refusal: 'PAYMENT_UNKNOWN' }

export const described = {
  stands: describeRoute(routes.stands, {
    summary: 'How one’s own payment by card stands.',
    mayAsk: 'user',
    query: OnePayment,
    answer: PaymentStands,
    refusals: only(paymentRefusals, 'PAYMENT_UNKNOWN'),
  }),
  callback: describeRoute(routes.callback, {
    summary:
      'The provider of card payments says that something happened to an order. It is read afterwards; an order that we do not know changes nothing.',
    mayAsk: {
      machine: {
        name: 'paymentCallbackKey',
        scheme: { type: 'apiKey', in: 'query', name: 'key' },
      },
    },
    body: Callback,
    answer: Done,
    refusals: { UNAUTHORIZED: 401 },
  }),
  list: describeRoute(routes.list, {
    summary: 'Payments by card that somebody has to look at, those that have waited longest first.',
    mayAsk: staff,
    query: InLanguage,
    answer: StaffPayments,
  }),
  settlement: describeRoute(routes.settlement, {
    summary: 'What the provider has taken and given back on a day, beside the books.',
    mayAsk: staff,
    query: InLanguage.extend({ day: z.iso.date() }),
    answer: Settlement,
  }),
  readAgain: describeRoute(routes.readAgain, {
    summary: 'Reads a payment at the provider once more, and goes on where that settles it.',
    mayAsk: staff,
    params,
    answer: Done,
    refusals: only(paymentRefusals, 'PAYMENT_UNKNOWN', 'PAYMENTS_NOT_SET_UP'),
    audits: ['card-payment-read'],
    concerns: 'person',
  }),
  tryAgain: describeRoute(routes.tryAgain, {
    summary: 'Has what failed tried once more.',
    mayAsk: staff,
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
  giveBack: describeRoute(routes.giveBack, {
    summary:
      'Gives money back, or gives up what is reserved. Above 1,000 kroner, counted with earlier refunds of the payment and of the same staff in 24 hours, a second person asks for the same.',
    mayAsk: staff,
    params,
    body: GiveBack,
    answer: GaveBack,
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
