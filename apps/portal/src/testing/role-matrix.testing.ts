import { type Access, isMachineOnly } from '#platform/api/describe-endpoint.server.ts'

/** Everybody who may ask, from nobody to all rights. */
export const callers = [
  'visitor',
  'logged in',
  'fitness member',
  'admin without a code',
  'caseworker',
  'payout-approver',
  'sports',
  'contact',
  'health',
  'committee',
  'courses',
  'kindergarten',
  'kindergarten-office',
  'admin',
] as const
export type Caller = (typeof callers)[number]

/**
 * What an caller gets: in, "log in first" (401 UNAUTHENTICATED), "not you" (403 FORBIDDEN), "a code
 * first" (403 SECOND_FACTOR_REQUIRED), or "a key first" (401 for who has not the key of a machine).
 * Being let in is not to succeed: what is asked for need not be there.
 */
export type Answer = 'in' | 'login' | 'no' | 'code' | 'key'

/** What an caller gets from an endpoint that is for these. */
export function answerFor(access: Access, caller: Caller): Answer {
  if (access === 'everybody') return 'in'
  if (isMachineOnly(access)) return 'key'
  if (caller === 'visitor') return 'login'
  if (access === 'user') return 'in'
  if (caller === 'logged in' || caller === 'fitness member') return 'no'
  if (access === 'staff-on-the-way-in') return 'in'
  const role = caller === 'admin without a code' ? 'admin' : caller
  if (access.staff.length > 0 && !access.staff.includes(role)) return 'no'
  return caller === role ? 'in' : 'code'
}
