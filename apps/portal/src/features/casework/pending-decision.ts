import type { OpenCase } from './contract.ts'

type Pending = Pick<NonNullable<OpenCase['pending']>, 'takesEffectAt'>

/** Milliseconds: a decision takes effect in a job, which needs a moment. */
const jobTakes = 1_000
const retryAfter = 5_000
/** Milliseconds: longer than a job that failed once waits for its second attempt. */
export const lateAfter = 60_000

/** Whether a decision should have taken effect by now: the way back is then the way on. */
export const isLate = ({ takesEffectAt }: Pending, now: Date): boolean =>
  now.getTime() - new Date(takesEffectAt).getTime() > lateAfter

/** Milliseconds after which a case is read again, so that it shows what has become of a decision. */
export function readAgainAfter(pending: Pending | null | undefined, now: Date): number | false {
  if (!pending) return false
  const left = new Date(pending.takesEffectAt).getTime() - now.getTime()
  return left > 0 ? left + jobTakes : retryAfter
}
