import { type ApplicationState, mayChange } from '#core/grants/states.ts'

export type SendingTimes = {
  readonly state: ApplicationState
  readonly deadlineAt: Date
  readonly meetsAt: Date
}

/**
 * Whether a version may be sent now. Until the deadline of the round; what staff have asked for, until
 * the meeting.
 */
export function isInTime({ state, deadlineAt, meetsAt }: SendingTimes, now: Date): boolean {
  if (!mayChange(state)) return false
  return now < (state === 'incomplete' ? meetsAt : deadlineAt)
}
