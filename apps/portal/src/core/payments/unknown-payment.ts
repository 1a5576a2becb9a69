import { z } from 'zod/mini'
import { ApiError } from '#platform/api-client.ts'

const Answer = z.object({ paymentId: z.uuid() })

/** The id of the payment with an unknown outcome that blocks a new one, from the error. */
export function unknownPaymentOf(failure: unknown): string | null {
  if (!(failure instanceof ApiError) || failure.code !== 'PAYMENT_OUTCOME_UNKNOWN') return null
  return z.safeParse(Answer, failure.answer).data?.paymentId ?? null
}
