import { Refusal } from '#platform/api/errors.server.ts'
import { type MemberRefusal, memberRefusals } from './refusals.ts'

export const refuse = (code: MemberRefusal): Refusal<MemberRefusal> =>
  new Refusal(code, memberRefusals[code])
