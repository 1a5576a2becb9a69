import { Refusal } from '#platform/api/errors.server.ts'
import { type ApplyRefusal, applyRefusals } from './refusals.ts'

export const refuse = (code: ApplyRefusal, details: object = {}): Refusal<ApplyRefusal> =>
  new Refusal(code, applyRefusals[code], { details })
