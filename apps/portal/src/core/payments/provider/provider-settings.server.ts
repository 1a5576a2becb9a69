import type { Configuration } from '#platform/config.server.ts'
import { createPaymentProvider, type PaymentProvider } from './provider.server.ts'

export type PaymentConfiguration = Pick<
  Configuration,
  | 'PAYMENT_URL'
  | 'PAYMENT_TOKEN'
  | 'PAYMENT_PAYEE_ID'
  | 'PAYMENT_CALLBACK_SECRET'
  | 'PAYMENT_TIMEOUT_SECONDS'
>

/** Null where payments are not set up. */
export function providerOf({
  PAYMENT_URL: url,
  PAYMENT_TOKEN: token,
  PAYMENT_PAYEE_ID: payeeId,
  PAYMENT_TIMEOUT_SECONDS: seconds,
}: PaymentConfiguration): PaymentProvider | null {
  if (!url || !token || !payeeId) return null
  return createPaymentProvider({ url, token, payeeId, timeoutMilliseconds: seconds * 1_000 })
}
