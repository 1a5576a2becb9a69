import { Refusal } from '#platform/api/errors.server.ts'
import { type GrantRefusal, grantRefusals } from './refusals.ts'

export const refuseGrant = (code: GrantRefusal): Refusal<GrantRefusal> =>
  new Refusal(code, grantRefusals[code])
