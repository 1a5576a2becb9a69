import { Refusal } from '#platform/api/errors.server.ts'
import { type InstitutionRefusal, institutionRefusals } from './refusals.ts'

export const refuse = (code: InstitutionRefusal, details: object = {}): Refusal =>
  new Refusal(code, institutionRefusals[code], { details })
