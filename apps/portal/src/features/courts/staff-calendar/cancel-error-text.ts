import { paymentRefusalTexts } from '#core/payments/refusal-messages.ts'
import { ApiError } from '#platform/api-client.ts'
import { courtStaffErrorText } from '../model/refusal-messages.ts'

const texts: Readonly<Record<string, () => string>> = paymentRefusalTexts

/** The booking or its payment may refuse the cancellation. */
export function cancelErrorText(failure: unknown): string {
  const ofPayment = failure instanceof ApiError ? texts[failure.code]?.() : undefined
  return ofPayment ?? courtStaffErrorText(failure)
}
