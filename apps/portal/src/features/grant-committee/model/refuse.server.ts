import { Refusal } from '#platform/api/errors.server.ts'
import { type CommitteeRefusal, committeeRefusals } from './refusals.ts'

export const refuse = (code: CommitteeRefusal): Refusal<CommitteeRefusal> =>
  new Refusal(code, committeeRefusals[code])
