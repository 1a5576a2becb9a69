import { type ApplicationState, mayChange } from '#core/grants/states.ts'

export type SendingTimes = {
  readonly state: ApplicationState
  readonly deadlineAt: Date
  readonly meetsAt: Date
  /** The last day of the changes that staff ask for, in Norway; null where they gave none. */
  readonly changesUntil: string | null
}

/**
 * Whether a version may be sent now. Until the deadline of the round; what staff have asked for, until
 * the end of the day that they gave, or else until the meeting.
 * @param today the day of `now` in Norway
 */
export function isInTime(
  { state, deadlineAt, meetsAt, changesUntil }: SendingTimes,
  { now, today }: { readonly now: Date; readonly today: string },
): boolean {
  if (!mayChange(state)) return false
  if (now < deadlineAt) return true
  if (state !== 'incomplete') return false
  return changesUntil === null ? now < meetsAt : today <= changesUntil
}
