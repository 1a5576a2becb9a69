import { paymentStatusEndpoint } from '#core/payments/endpoints.ts'
import { callEndpoint } from '#platform/api-client.ts'
import type { PayCourt } from './contract.ts'
import { payEndpoints as endpoints } from './endpoints.ts'

export const startPayment = (body: PayCourt) => callEndpoint(endpoints.start, { body })

export const cancelPayment = (paymentId: string) =>
  callEndpoint(endpoints.cancel, { body: { paymentId } })

/** Brings a payment as far as it goes. @returns whether it was cancelled before, and the outcome */
export async function reconcilePayment(paymentId: string) {
  const { paymentStatus } = await callEndpoint(paymentStatusEndpoint, { query: { paymentId } })
  const outcome = await callEndpoint(endpoints.reconcile, { body: { paymentId } })
  return { wasCancelled: paymentStatus === 'CANCELLED', outcome }
}
