import { Refusal } from '#platform/api/errors.server.ts'
import { type GrantRefusal, grantRefusals } from './refusals.ts'

/** @param details what it says besides its code, as its endpoint describes it */
export const refuseGrant = (code: GrantRefusal, details: object = {}): Refusal<GrantRefusal> =>
  new Refusal(code, grantRefusals[code], { details })
