import { certificateOf } from './attendance.ts'

export type CertificateState =
  /** The course has none. */
  | { readonly state: 'none' }
  /** It may still be earned: so many dates are missing, or the course goes on. */
  | { readonly state: 'running'; readonly missing: number }
  | { readonly state: 'missed'; readonly missing: number }
  | { readonly state: 'ready' }

/**
 * Where somebody stands with the certificate of a course. It is written once the last date is over, so
 * that it has all dates on which they were there. One that was issued stays valid when the course asks
 * for more dates afterwards: only a correction ends it.
 * @param course.lastEndsAt when the last date ends
 * @param holder.isIssued they have one that is valid
 */
export function certificateStateOf(
  course: { readonly certificateDates: number | null; readonly lastEndsAt: Date },
  { came, isIssued }: { readonly came: number; readonly isIssued: boolean },
  now: Date,
): CertificateState {
  if (isIssued) return { state: 'ready' }
  const earned = certificateOf(course, came)
  if (earned === null) return { state: 'none' }
  const { isEarned, missing } = earned
  if (now < course.lastEndsAt) return { state: 'running', missing }
  return isEarned ? { state: 'ready' } : { state: 'missed', missing }
}
