import { Refusal } from '#platform/api/errors.server.ts'
import { type CaseworkRefusal, caseworkRefusals } from './contract.ts'

export function refuseCasework(code: CaseworkRefusal): Refusal<CaseworkRefusal> {
  return new Refusal(code, caseworkRefusals[code])
}
