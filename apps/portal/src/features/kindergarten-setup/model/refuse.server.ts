import { Refusal } from '#platform/api/errors.server.ts'
import { type SetupRefusal, setupRefusals } from './refusals.ts'

export const refuse = (code: SetupRefusal, details: object = {}): Refusal<SetupRefusal> =>
  new Refusal(code, setupRefusals[code], { details })
