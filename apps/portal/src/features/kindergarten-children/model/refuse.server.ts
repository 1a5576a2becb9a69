import { Refusal } from '#platform/api/errors.server.ts'
import { type KindergartenChildRefusal, kindergartenChildRefusals } from './refusals.ts'

export const refuse = (code: KindergartenChildRefusal): Refusal<KindergartenChildRefusal> =>
  new Refusal(code, kindergartenChildRefusals[code])
