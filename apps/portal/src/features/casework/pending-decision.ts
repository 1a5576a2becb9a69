import type { OpenCase } from './contract.ts'

type Pending = Pick<NonNullable<OpenCase['pending']>, 'takesEffectAt'>

/** Milliseconds: a decision takes effect in a job, which needs a moment. */
const jobTakes = 1_000
const retryAfter = 5_000

/** Milliseconds until a decision can no longer be taken back; none when that is past. */
export const timeToTakeBack = ({ takesEffectAt }: Pending, now: Date): number =>
  Math.max(0, new Date(takesEffectAt).getTime() - now.getTime())

/** Milliseconds after which a case is read again, so that it shows what has become of a decision. */
export function readAgainAfter(pending: Pending | null | undefined, now: Date): number | false {
  if (!pending) return false
  const left = timeToTakeBack(pending, now)
  return left === 0 ? retryAfter : left + jobTakes
}
