import { Refusal } from '#platform/api/errors.server.ts'
import { type FeideRefusal, feideRefusals } from './contract.ts'

export function feideRefusal(code: FeideRefusal): Refusal<FeideRefusal> {
  return new Refusal(code, feideRefusals[code])
}
