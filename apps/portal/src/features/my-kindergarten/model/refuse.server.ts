import { Refusal } from '#platform/api/errors.server.ts'
import { type OwnRefusal, ownRefusals } from './refusals.ts'

export const refuse = (code: OwnRefusal): Refusal<OwnRefusal> =>
  new Refusal(code, ownRefusals[code])
