import { Refusal } from '#platform/api/errors.server.ts'
import { type CaseRefusal, caseRefusals } from './contract.ts'

export function refuseCase(code: CaseRefusal): Refusal<CaseRefusal> {
  return new Refusal(code, caseRefusals[code])
}
