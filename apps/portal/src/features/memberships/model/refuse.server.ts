import { Refusal } from '#platform/api/errors.server.ts'
import { type MembershipRefusal, membershipRefusals } from './refusals.ts'

/** Sports endpoints return the code in `errorMessage` (specification, section 8). */
export const refuse = (code: MembershipRefusal): Refusal<MembershipRefusal> =>
  new Refusal(code, membershipRefusals[code], { field: 'errorMessage' })
