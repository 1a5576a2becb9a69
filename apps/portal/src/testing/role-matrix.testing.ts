import { isMachineOnly, type WhoMayAsk } from '#platform/api/describe-route.server.ts'

/** Everybody who may ask, from nobody to all rights. */
export const askers = [
  'visitor',
  'logged in',
  'fitness member',
  'admin without a code',
  'caseworker',
  'payout-approver',
  'sports',
  'contact',
  'health',
  'admin',
] as const
export type Asker = (typeof askers)[number]

/**
 * What an asker gets: in, "log in first" (401 UNAUTHENTICATED), "not you" (403 FORBIDDEN), "a code
 * first" (403 SECOND_FACTOR_REQUIRED), or "a key first" (401 for who has not the key of a machine).
 * Being let in is not to succeed: what is asked for need not be there.
 */
export type Answer = 'in' | 'login' | 'no' | 'code' | 'key'

/** What an asker gets from a route that is for these. */
export function answerFor(mayAsk: WhoMayAsk, asker: Asker): Answer {
  if (mayAsk === 'everybody') return 'in'
  if (isMachineOnly(mayAsk)) return 'key'
  if (asker === 'visitor') return 'login'
  if (mayAsk === 'user') return 'in'
  if (asker === 'logged in' || asker === 'fitness member') return 'no'
  if (mayAsk === 'staff-on-the-way-in') return 'in'
  const role = asker === 'admin without a code' ? 'admin' : asker
  if (mayAsk.staff.length > 0 && !mayAsk.staff.includes(role)) return 'no'
  return asker === role ? 'in' : 'code'
}
