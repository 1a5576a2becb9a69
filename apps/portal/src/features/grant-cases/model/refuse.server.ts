import { Refusal } from '#platform/api/errors.server.ts'
import { type GrantCaseRefusal, grantCaseRefusals } from './refusals.ts'

export const refuse = (code: GrantCaseRefusal): Refusal<GrantCaseRefusal> =>
  new Refusal(code, grantCaseRefusals[code])
