import type { Problem } from './problem.ts'

export const statuses = [
  'Initialized',
  'Paid',
  'Cancelled',
  'Reversed',
  'Aborted',
  'Failed',
] as const
export type Status = (typeof statuses)[number]

/** The time and the provider’s ids of an event. */
export type Occurrence = {
  /** Milliseconds since 1970. */
  at: number
  /** The next number of the provider's transactions and attempts. */
  number: number
  guid: string
}

/** The merchant’s purchase request. Amounts in øre. */
export type Purchase = {
  currency: string
  amount: number
  vatAmount: number
  description: string
  userAgent: string
  language: string
  urls: {
    hostUrls: readonly string[]
    completeUrl: string
    cancelUrl?: string | undefined
    paymentUrl?: string | undefined
    callbackUrl?: string | undefined
    termsOfServiceUrl?: string | undefined
  }
  payeeInfo: {
    payeeId: string
    payeeReference: string
    payeeName?: string | undefined
    orderReference?: string | undefined
  }
  metadata?: Readonly<Record<string, string | number | boolean>> | undefined
}

export type Card = {
  brand: 'MasterCard' | 'Visa'
  maskedPan: string
  /** `04/2035` */
  expiryDate: string
}

/** An attempt of a payer who is at the bank. */
export type Attempt = {
  number: number
  startedAt: number
  card: Card
  challenge: { token: string; until: number }
}

export type FailedAttempt = {
  at: number
  number: number
  status: 'Failed' | 'Aborted'
  problem: Problem
}

export type TransactionType = 'Authorization' | 'Capture' | 'Cancellation' | 'Reversal'

export type Transaction = {
  guid: string
  number: number
  at: number
  type: TransactionType
  amount: number
  vatAmount: number
  description: string
  payeeReference: string
  receiptReference?: string | undefined
}

/** A failed capture or reversal. */
export type PostPurchaseFailure = {
  at: number
  number: number
  type: 'Capture' | 'Reversal'
  payeeReference: string
  problem: Problem
}

export type HistoryEntry = { at: number; name: string; initiatedBy: 'Merchant' | 'Consumer' }

/** A callback that still has to be delivered to the merchant. */
export type PendingCallback = {
  /** The number of the attempt or transaction. */
  number: number
  /** The start of its schedule. */
  from: number
  /** The number of deliveries so far. */
  sent: number
}

export type PaymentOrder = Purchase & {
  guid: string
  /** The token in the payer’s addresses. */
  token: string
  created: number
  updated: number
  status: Status
  attempt: Attempt | null
  failedAttempts: readonly FailedAttempt[]
  paid: { number: number; card: Card; isSecure: boolean } | null
  transactions: readonly Transaction[]
  failures: readonly PostPurchaseFailure[]
  /** In a row, until one goes through. */
  failuresInRow: { Capture: number; Reversal: number }
  isLocked: boolean
  abortReason: string | null
  failed: Problem | null
  history: readonly HistoryEntry[]
  pendingCallbacks: readonly PendingCallback[]
}

export const idOf = ({ guid }: Pick<PaymentOrder, 'guid'>): string => `/psp/paymentorders/${guid}`

export function createOrder(
  purchase: Purchase,
  { at, guid, token }: Omit<Occurrence, 'number'> & { token: string },
): PaymentOrder {
  return {
    ...purchase,
    guid,
    token,
    created: at,
    updated: at,
    status: 'Initialized',
    attempt: null,
    failedAttempts: [],
    paid: null,
    transactions: [],
    failures: [],
    failuresInRow: { Capture: 0, Reversal: 0 },
    isLocked: false,
    abortReason: null,
    failed: null,
    history: [{ at, name: 'PaymentCreated', initiatedBy: 'Merchant' }],
    pendingCallbacks: [],
  }
}
