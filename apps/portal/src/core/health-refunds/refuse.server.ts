import { Refusal } from '#platform/api/errors.server.ts'
import { type HealthRefusal, healthRefusals } from './refusals.ts'

/** @param details what it says besides its code, as its endpoint describes it */
export const refuseHealth = (code: HealthRefusal, details: object = {}): Refusal<HealthRefusal> =>
  new Refusal(code, healthRefusals[code], { details })
