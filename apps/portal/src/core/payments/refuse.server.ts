import { Refusal } from '#platform/api/errors.server.ts'
import { type PaymentRefusal, paymentRefusals } from './refusals.ts'

export function refuse(code: PaymentRefusal, details?: object): Refusal<PaymentRefusal> {
  return new Refusal(code, paymentRefusals[code], { ...(details && { details }) })
}
