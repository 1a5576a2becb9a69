import { Refusal } from '#platform/api/errors.server.ts'
import { type KindergartenRefusal, kindergartenRefusals } from './refusals.ts'

export const refuseKindergarten = (code: KindergartenRefusal): Refusal<KindergartenRefusal> =>
  new Refusal(code, kindergartenRefusals[code])
