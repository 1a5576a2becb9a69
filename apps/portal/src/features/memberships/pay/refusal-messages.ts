import { paymentRefusalTexts } from '#core/payments/refusal-messages.ts'
import { ApiError } from '#platform/api-client.ts'
import { membershipErrorText } from '../model/refusal-messages.ts'

const texts: Readonly<Record<string, () => string>> = paymentRefusalTexts

/** The text for a failed call of an invoice payment. */
export function invoicePaymentErrorText(failure: unknown): string {
  const ofPayment = failure instanceof ApiError ? texts[failure.code]?.() : undefined
  return ofPayment ?? membershipErrorText(failure)
}
