import { z } from 'zod/mini'
import { ApiError } from '#platform/api-client.ts'

const Answer = z.object({ paymentId: z.uuid() })

/** The payment of which nobody knows the outcome, where that is why another is not begun. */
export function unknownPaymentOf(failure: unknown): string | null {
  if (!(failure instanceof ApiError) || failure.code !== 'PAYMENT_OUTCOME_UNKNOWN') return null
  return z.safeParse(Answer, failure.answer).data?.paymentId ?? null
}
