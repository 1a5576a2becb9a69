import { Refusal } from '#platform/api/errors.server.ts'
import { type FederatedRefusal, federatedRefusals } from './contract.ts'

export function federatedRefusal(code: FederatedRefusal): Refusal<FederatedRefusal> {
  return new Refusal(code, federatedRefusals[code])
}
