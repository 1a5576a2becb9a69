import { daysBetween } from '#platform/time/date.ts'

/** The state of a listing on a day in Oslo; on the last day one may still apply until midnight. */
export type Deadline =
  /** Until somebody is found. */
  | { kind: 'none' }
  | { kind: 'open'; date: string; daysLeft: number }
  | { kind: 'passed'; date: string }

export function deadlineOn(applicationDeadline: string | null, today: string): Deadline {
  if (applicationDeadline === null) return { kind: 'none' }
  const daysLeft = daysBetween(today, applicationDeadline)
  return daysLeft < 0
    ? { kind: 'passed', date: applicationDeadline }
    : { kind: 'open', date: applicationDeadline, daysLeft }
}
