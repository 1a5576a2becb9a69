import type { MoneyState, PaymentOutcome } from '#core/payments/contract.ts'
import { isSettledForPayer } from '#core/payments/describe-money.ts'
import { ApiError } from '#platform/api-client.ts'

/** What was heard of a payment: how it stood when it was asked about, and what came of asking. */
export type Heard = { readonly wasCancelled: boolean; readonly outcome: PaymentOutcome }

/**
 * What is heard of one that is asked about again. Whoever was told that it came to nothing stays where
 * they read it: the money is all that can be news.
 */
export function heardSince(before: Heard | undefined, now: Heard): Heard {
  return before?.outcome.paymentStatus === 'CANCELLED'
    ? { ...now, wasCancelled: before.wasCancelled }
    : now
}

export type StatusView =
  /** Nobody knows which payment is meant. */
  | { readonly shows: 'missing' }
  | { readonly shows: 'refused'; readonly error: ApiError }
  /** The first question is under way. */
  | { readonly shows: 'asking' }
  /** It is not known yet, and is asked again. */
  | { readonly shows: 'pending'; readonly holdId: string | null }
  | { readonly shows: 'booked'; readonly outcome: PaymentOutcome }
  /** It ended before it was paid, or before it was asked about: back to the booking. */
  | { readonly shows: 'cancelled'; readonly money: MoneyState }
  /** It was paid, and came to nothing while it was being settled, or its money is still on its way. */
  | { readonly shows: 'failed'; readonly money: MoneyState }

/**
 * What the status step shows (specification, section 4 "Court booking"). What is not known is never
 * said to have failed: an answer that does not come is a payment that nobody knows of yet.
 */
export function statusView({
  paymentId,
  heard,
  error,
}: {
  paymentId: string | null
  heard: Heard | undefined
  error: unknown
}): StatusView {
  if (paymentId === null) return { shows: 'missing' }
  if (!heard) {
    if (isRefused(error)) return { shows: 'refused', error }
    return error ? { shows: 'pending', holdId: null } : { shows: 'asking' }
  }
  const { outcome, wasCancelled } = heard
  switch (outcome.paymentStatus) {
    case 'PAID':
      return { shows: 'booked', outcome }
    case 'INITIALIZED':
      return { shows: 'pending', holdId: outcome.subjectId }
    case 'CANCELLED':
      return {
        shows:
          isSettledForPayer(outcome) && (wasCancelled || outcome.money === 'unpaid')
            ? 'cancelled'
            : 'failed',
        money: outcome.money,
      }
  }
}

/** Milliseconds until it is asked again; false once it is known. */
export function askAgainAfter(heard: Heard | undefined, error: unknown): number | false {
  const isKnown = heard ? isSettledForPayer(heard.outcome) : isRefused(error)
  return isKnown ? false : 5_000
}

const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500
