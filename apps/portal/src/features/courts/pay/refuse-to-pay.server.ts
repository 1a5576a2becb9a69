import { paymentRefusals } from '#core/payments/refusals.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { PayableRefusal } from '../holds/find-payable-hold.server.ts'
import { holdRefusals } from '../model/refusals.ts'

const { PAYMENT_SETTLED } = paymentRefusals
const statuses = { ...holdRefusals, PAYMENT_SETTLED }

/** Refusals of payments have their code in `error`. */
export const refuseToPay = (code: PayableRefusal): Refusal<PayableRefusal> =>
  new Refusal(code, statuses[code])
