import { Refusal } from '#platform/api/errors.server.ts'
import { invoicePaymentRefusals as statuses } from '../model/refusals.ts'

/** Payments say their codes in `error`. */
export const refuseToPay = (code: keyof typeof statuses): Refusal<keyof typeof statuses> =>
  new Refusal(code, statuses[code])
