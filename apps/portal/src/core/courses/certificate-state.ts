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
 * that it has all dates on which they were there.
 * @param lastEndsAt when the last date ends
 */
export function certificateStateOf(
  course: { readonly certificateDates: number | null; readonly lastEndsAt: Date },
  came: number,
  now: Date,
): CertificateState {
  const earned = certificateOf(course, came)
  if (earned === null) return { state: 'none' }
  const { isEarned, missing } = earned
  if (now < course.lastEndsAt) return { state: 'running', missing }
  return isEarned ? { state: 'ready' } : { state: 'missed', missing }
}
