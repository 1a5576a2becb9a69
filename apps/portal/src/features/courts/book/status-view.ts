import type { MoneyState, PaymentOutcome } from '#core/payments/contract.ts'
import { isSettledForPayer } from '#core/payments/describe-money.ts'
import { ApiError } from '#platform/api-client.ts'

/**
 * The result of one check: whether the payment was cancelled before it, and the outcome after it.
 */
export type PaymentCheck = { readonly wasCancelled: boolean; readonly outcome: PaymentOutcome }

/**
 * Combines a new check with the one before. A visitor who has read that the payment failed stays on
 * that view: only the text about the money may change.
 */
export function mergeCheck(before: PaymentCheck | undefined, now: PaymentCheck): PaymentCheck {
  return before?.outcome.paymentStatus === 'CANCELLED'
    ? { ...now, wasCancelled: before.wasCancelled }
    : now
}

export type StatusView =
  /** The address and the storage name no payment. */
  | { readonly shows: 'missing' }
  | { readonly shows: 'refused'; readonly error: ApiError }
  /** The first check is running. */
  | { readonly shows: 'checking' }
  /** The outcome is unknown; the page checks again. */
  | { readonly shows: 'pending'; readonly holdId: string | null }
  | { readonly shows: 'booked'; readonly outcome: PaymentOutcome }
  /** The payment ended before it was paid, or before the first check: back to the choice. */
  | { readonly shows: 'cancelled'; readonly money: MoneyState }
  /** The payment failed while it was processed, or its money is still being returned. */
  | { readonly shows: 'failed'; readonly money: MoneyState }

/**
 * Decides what the status step shows (specification, section 4 "Court booking"). An unknown outcome
 * is never shown as failed: a missing answer means that the payment is pending.
 */
export function statusView({
  paymentId,
  check,
  error,
}: {
  paymentId: string | null
  check: PaymentCheck | undefined
  error: unknown
}): StatusView {
  if (paymentId === null) return { shows: 'missing' }
  if (!check) {
    if (isRefused(error)) return { shows: 'refused', error }
    return error ? { shows: 'pending', holdId: null } : { shows: 'checking' }
  }
  const { outcome, wasCancelled } = check
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

/** @returns milliseconds until the next check; false once the outcome is known */
export function findRefetchInterval(
  check: PaymentCheck | undefined,
  error: unknown,
): number | false {
  const isLoaded = check ? isSettledForPayer(check.outcome) : isRefused(error)
  return isLoaded ? false : 5_000
}

const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500
