import { Refusal } from '#platform/api/errors.server.ts'
import { invoicePaymentRefusals as statuses } from '../model/refusals.ts'

/** Payment endpoints return the code in `error`, not in `errorMessage`. */
export const refuseToPay = (code: keyof typeof statuses): Refusal<keyof typeof statuses> =>
  new Refusal(code, statuses[code])
