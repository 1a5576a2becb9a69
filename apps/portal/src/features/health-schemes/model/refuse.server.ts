import { Refusal } from '#platform/api/errors.server.ts'
import { type SchemeRefusal, schemeRefusals } from './refusals.ts'

/** @param details what it says besides its code, as its endpoint describes it */
export const refuseScheme = (code: SchemeRefusal, details: object = {}): Refusal<SchemeRefusal> =>
  new Refusal(code, schemeRefusals[code], { details })
