import { paymentStatusRoute } from '#core/payments/endpoints.ts'
import { callEndpoint } from '#platform/api-client.ts'
import type { PayCourt } from './contract.ts'
import { payEndpoints as routes } from './endpoints.ts'

export const startPayment = (body: PayCourt) => callEndpoint(routes.start, { body })

export const cancelPayment = (paymentId: string) =>
  callEndpoint(routes.cancel, { body: { paymentId } })

/** Brings a payment as far as it goes. @returns whether it was cancelled before, and the outcome */
export async function pay(paymentId: string) {
  const { paymentStatus } = await callEndpoint(paymentStatusRoute, { query: { paymentId } })
  const outcome = await callEndpoint(routes.pay, { body: { paymentId } })
  return { wasCancelled: paymentStatus === 'CANCELLED', outcome }
}
