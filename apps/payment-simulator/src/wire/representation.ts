import { operationsOf, type Relation } from '../order/operations.ts'
import { idOf, type PaymentOrder, type TransactionType } from '../order/payment-order.ts'
import { type Problem, typePrefix } from '../order/problem.ts'
import { remainingOf } from '../order/remaining.ts'
import { shuffle } from '../random.ts'
import { hrefOf } from './addresses.ts'
import type { AnswerShape, OrderShape } from './variations.ts'

type Json = Record<string, unknown>

/** Parts of an order that have an address of their own, with its last segment. */
export const parts = {
  urls: 'urls',
  payeeInfo: 'payeeinfo',
  payer: 'payers',
  orderItems: 'orderitems',
  history: 'history',
  failed: 'failed',
  aborted: 'aborted',
  paid: 'paid',
  cancelled: 'cancelled',
  reversed: 'reversed',
  financialTransactions: 'financialtransactions',
  failedAttempts: 'failedattempts',
  postPurchaseFailedAttempts: 'postpurchasefailedattempts',
  metadata: 'metadata',
} as const
export type Part = keyof typeof parts

const partNames = Object.keys(parts) as Part[]

/** By the last segment of an address, or as `$expand` names it. */
export function findPart(name: string): Part | undefined {
  const wanted = name.trim().toLowerCase()
  return partNames.find((part) => part.toLowerCase() === wanted || parts[part] === wanted)
}

export function readExpand(text: string | undefined): Set<Part> {
  const found = (text ?? '').split(',').map(findPart)
  return new Set(found.filter((part) => part !== undefined))
}

export type Showing = {
  base: string
  now: number
  shape: OrderShape
  answer: AnswerShape
  /** Hides transactions, as if the provider’s list lagged. */
  hidesTransactions?: boolean
}

export function showOrder(order: PaymentOrder, expanded: Set<Part>, showing: Showing): Json {
  const { answer } = showing
  const shownParts = partNames.map((part) => [
    part,
    expanded.has(part) ? showPart(order, part, showing) : { id: addressOf(order, part) },
  ])
  return {
    [answer.key]: {
      id: idOf(order),
      created: iso(order.created),
      updated: iso(order.updated),
      operation: 'Purchase',
      status: order.status,
      currency: order.currency,
      amount: order.amount,
      vatAmount: order.vatAmount,
      ...(order.status === 'Paid' && remainingAmounts(order)),
      description: order.description,
      initiatingSystemUserAgent: 'trivsel-payment-simulator',
      language: order.language,
      availableInstruments: ['CreditCard'],
      implementation: 'PaymentsOnly',
      integration: order.status === 'Initialized' ? '' : 'HostedView',
      instrumentMode: false,
      guestMode: true,
      ...(answer.hasUnknown && {
        paymentTrace: { level: 1, tags: ['simulated'] },
        riskRating: null,
      }),
      ...Object.fromEntries(shownParts),
    },
    operations: showOperations(order, showing),
  }
}

/** `{ "paymentOrder": "<id>", "paid": { … } }` */
export function showPartAlone(order: PaymentOrder, part: Part, showing: Showing): Json {
  return { [showing.answer.key]: idOf(order), [part]: showPart(order, part, showing) }
}

export function showProblem({ type, ...problem }: Problem, instance: string): Json {
  const address = `https://api.payex.com/psp/probleminstance/${instance}`
  return { type: `${typePrefix}${type}`, ...problem, instance: address }
}

function remainingAmounts(order: PaymentOrder): Json {
  const { capture, cancellation, reversal } = remainingOf(order)
  const isCaptured = order.transactions.some(({ type }) => type === 'Capture')
  return {
    remainingCaptureAmount: capture,
    remainingCancellationAmount: cancellation,
    ...(isCaptured && { remainingReversalAmount: reversal }),
  }
}

function showOperations(order: PaymentOrder, { base, now, shape, answer }: Showing): Json[] {
  const shown = operationsOf(order, now).map((rel) => ({
    method: methodOf(rel),
    rel,
    href: hrefOf(base, order, rel, shape),
    contentType: rel === 'view-checkout' ? 'application/javascript' : contentTypeOf(rel),
  }))
  const unknown = {
    method: 'GET',
    rel: 'view-loyalty',
    href: `${base}/psp/unknown/${order.guid}`,
    contentType: 'text/html',
  }
  const all = answer.hasUnknown ? [...shown, unknown] : shown
  return answer.order ? shuffle(all, answer.order) : all
}

function methodOf(relation: Relation): 'GET' | 'PATCH' | 'POST' {
  if (['capture', 'cancel', 'reversal'].includes(relation)) return 'POST'
  return ['update-order', 'abort', 'abort-paymentattempt'].includes(relation) ? 'PATCH' : 'GET'
}

const contentTypeOf = (relation: Relation) =>
  relation === 'redirect-checkout' ? 'text/html' : 'application/json'

const addressOf = (order: PaymentOrder, part: Part) => `${idOf(order)}/${parts[part]}`
const iso = (time: number) => new Date(time).toISOString()

function showPart(order: PaymentOrder, part: Part, showing: Showing): Json {
  return { id: addressOf(order, part), ...contentOf(order, part, showing) }
}

function contentOf(order: PaymentOrder, part: Part, showing: Showing): Json {
  switch (part) {
    case 'urls':
      return { ...order.urls }
    case 'payeeInfo':
      return { ...order.payeeInfo }
    case 'payer':
      return {}
    case 'orderItems':
      return { orderItemList: [] }
    case 'metadata':
      return { ...order.metadata }
    case 'history':
      return {
        historyList: order.history.map(({ at, ...entry }) => ({ created: iso(at), ...entry })),
      }
    case 'aborted':
      return order.abortReason === null ? {} : { abortReason: order.abortReason }
    case 'failed':
      return order.failed ? { problem: problemOf(order.failed) } : {}
    case 'paid':
      return order.paid ? settled(order, 'Authorization') : {}
    case 'cancelled':
      return order.status === 'Cancelled' ? settled(order, 'Cancellation') : {}
    case 'reversed':
      return order.status === 'Reversed' ? settled(order, 'Reversal') : {}
    case 'financialTransactions':
      return { financialTransactionsList: transactionsOf(order, showing) }
    case 'failedAttempts':
      return {
        failedAttemptList: order.failedAttempts.map(({ at, number, status, problem }) => ({
          created: iso(at),
          instrument: 'CreditCard',
          number,
          status,
          problem: problemOf(problem),
        })),
      }
    case 'postPurchaseFailedAttempts':
      return {
        postpurchaseFailedAttemptList: order.failures.map(({ at, number, type, problem }) => ({
          created: iso(at),
          status: 'Failed',
          type,
          number,
          problem: problemOf(problem),
        })),
      }
  }
}

/** The details of the last transaction of a kind, with its card. */
function settled(order: PaymentOrder, type: TransactionType): Json {
  const transaction = order.transactions.findLast((one) => one.type === type)
  if (!order.paid || !transaction) return {}
  const { card, isSecure } = order.paid
  return {
    number: transaction.number,
    instrument: 'CreditCard',
    payeeReference: transaction.payeeReference,
    ...(order.payeeInfo.orderReference && { orderReference: order.payeeInfo.orderReference }),
    transactionType: type,
    amount: transaction.amount,
    submittedAmount: transaction.amount,
    feeAmount: 0,
    discountAmount: 0,
    details: {
      cardBrand: card.brand,
      cardType: 'Debit',
      maskedPan: card.maskedPan,
      expiryDate: card.expiryDate,
      acquirerTransactionType: isSecure ? '3DSECURE' : 'STANDARD',
      acquirerTransactionTime: iso(transaction.at),
      issuerAuthorizationApprovalCode: String(transaction.number).slice(-6),
    },
  }
}

/** For how long an authorisation can be missing from the list, in milliseconds. */
const lateMilliseconds = 1_000

function transactionsOf(order: PaymentOrder, { hidesTransactions, shape, now }: Showing): Json[] {
  if (hidesTransactions) return []
  const isHidden = (type: TransactionType, at: number) =>
    shape.isListLate && type === 'Authorization' && now < at + lateMilliseconds
  return order.transactions
    .filter(({ type, at }) => !isHidden(type, at))
    .map(({ guid, at, ...transaction }) => ({
      id: `${addressOf(order, 'financialTransactions')}/${guid}`,
      created: iso(at),
      updated: iso(at),
      ...transaction,
    }))
}

const problemOf = ({ type, ...problem }: Problem) => ({ type: `${typePrefix}${type}`, ...problem })
