import { Refusal } from '#platform/api/errors.server.ts'
import { type DecisionRefusal, decisionRefusals } from './refusals.ts'

export const refuse = (code: DecisionRefusal): Refusal<DecisionRefusal> =>
  new Refusal(code, decisionRefusals[code])
