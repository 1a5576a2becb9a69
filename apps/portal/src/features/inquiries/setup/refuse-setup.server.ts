import { Refusal } from '#platform/api/errors.server.ts'
import { type SetupRefusal, setupRefusals } from './refusals.ts'

export function refuseSetup(code: SetupRefusal): Refusal<SetupRefusal> {
  return new Refusal(code, setupRefusals[code])
}
