import { Refusal } from '#platform/api/errors.server.ts'
import { type CorrectionRefusal, correctionRefusals } from './refusals.ts'

export const refuse = (code: CorrectionRefusal): Refusal<CorrectionRefusal> =>
  new Refusal(code, correctionRefusals[code])
