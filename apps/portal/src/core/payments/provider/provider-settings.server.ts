import type { Configuration } from '#platform/config.server.ts'
import { formHostsOf } from './form-hosts.ts'
import { createPaymentProvider, type PaymentProvider } from './provider.server.ts'

export type PaymentConfiguration = Pick<
  Configuration,
  | 'PAYMENT_URL'
  | 'PAYMENT_TOKEN'
  | 'PAYMENT_PAYEE_ID'
  | 'PAYMENT_CALLBACK_SECRET'
  | 'PAYMENT_TIMEOUT_SECONDS'
  | 'PAYMENT_FORM_HOSTS'
>

/** Null where payments are not set up. */
export function providerOf(configuration: PaymentConfiguration): PaymentProvider | null {
  const { PAYMENT_URL: url, PAYMENT_TOKEN: token, PAYMENT_PAYEE_ID: payeeId } = configuration
  if (!url || !token || !payeeId) return null
  return createPaymentProvider({
    url,
    token,
    payeeId,
    formHosts: formHostsOf(configuration),
    timeoutMilliseconds: configuration.PAYMENT_TIMEOUT_SECONDS * 1_000,
  })
}
