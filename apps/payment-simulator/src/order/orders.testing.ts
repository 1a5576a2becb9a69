import { authorise, decline, sendToBank } from './attempts.ts'
import { abort, cancel, capture, fail, failTransaction, reverse } from './merchant-changes.ts'
import { type Card, createOrder, type Occurrence, type PaymentOrder } from './payment-order.ts'
import { cardProblem } from './problem.ts'

export const noon = Date.UTC(2026, 10, 23, 12)

let number = 0
export function occurrence(at = noon): Occurrence {
  number += 1
  return { at, number, guid: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}` }
}

export const card: Card = {
  brand: 'Visa',
  maskedPan: '492500******0004',
  expiryDate: '12/2049',
}

/** An order of 100.00 with nothing done to it. */
export function newOrder(overrides: Partial<PaymentOrder> = {}): PaymentOrder {
  const order = createOrder(
    {
      currency: 'NOK',
      amount: 10_000,
      vatAmount: 0,
      description: 'Squash, bane 2',
      userAgent: 'a browser',
      language: 'nb-NO',
      urls: {
        hostUrls: ['https://portal.example'],
        completeUrl: 'https://portal.example/done',
        cancelUrl: 'https://portal.example/cancelled',
        paymentUrl: 'https://portal.example/pay',
        callbackUrl: 'https://portal.example/callback',
      },
      payeeInfo: {
        payeeId: '5cabf558-5283-482f-b252-4d58e06f6f3b',
        payeeReference: 'CRT1A1',
        payeeName: 'Trivsel',
        orderReference: 'booking-1',
      },
    },
    { at: noon, guid: occurrence().guid, token: 'token' },
  )
  return { ...order, ...overrides }
}

export function asked(amount: number, payeeReference = `R${occurrence().number}`) {
  return { amount, vatAmount: 0, description: 'Squash', payeeReference }
}

const paid = () => authorise(newOrder(), occurrence(), { card, isSecure: false }).order
const captured = (amount: number, order = paid()) =>
  capture(order, occurrence(), asked(amount)).order
const reversed = (amount: number, order: PaymentOrder) =>
  reverse(order, occurrence(), asked(amount)).order
const released = (order: PaymentOrder) => cancel(order, occurrence(), asked(0)).order

function locked(): PaymentOrder {
  let order = captured(4_000)
  for (let times = 0; times < 5; times += 1)
    order = failTransaction(
      order,
      occurrence(),
      'Capture',
      asked(1),
      cardProblem('acquirererror'),
    ).order
  return order
}

/** One order in each state that makes a difference. */
export const states = {
  initialized: () => newOrder(),
  declined: () => decline(newOrder(), occurrence(), 'carddeclined').order,
  'at the bank': () =>
    sendToBank(newOrder(), occurrence(), card, { token: 'challenge', until: noon + 600_000 }).order,
  paid,
  'partly captured': () => captured(4_000),
  captured: () => captured(10_000),
  'partly captured and given back': () => reversed(4_000, captured(4_000)),
  'captured and partly given back': () => reversed(4_000, captured(10_000)),
  'captured in part, the rest released': () => released(captured(4_000)),
  'captured in part, the rest released, given back': () =>
    reversed(4_000, released(captured(4_000))),
  reversed: () => reversed(10_000, captured(10_000)),
  cancelled: () => released(paid()),
  aborted: () => abort(newOrder(), noon, 'CancelledByConsumer').order,
  failed: () => fail(newOrder(), noon, cardProblem('acquirererror')).order,
  locked,
} as const satisfies Record<string, () => PaymentOrder>
export type State = keyof typeof states
