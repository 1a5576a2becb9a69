import { Refusal } from '#platform/api/errors.server.ts'
import { type ApplyRefusal, applyRefusals } from './refusals.ts'

/** @param details what it says besides its code, as its endpoint describes it */
export const refuse = (code: ApplyRefusal, details: object = {}): Refusal<ApplyRefusal> =>
  new Refusal(code, applyRefusals[code], { details })
