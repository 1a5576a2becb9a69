import { paymentRefusalTexts } from '#core/payments/refusal-messages.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { ApiError } from '#platform/api-client.ts'

const texts: Readonly<Record<string, () => string>> = paymentRefusalTexts

export function paymentErrorText(failure: unknown): string {
  return (
    (failure instanceof ApiError ? texts[failure.code]?.() : undefined) ?? staffErrorText(failure)
  )
}
