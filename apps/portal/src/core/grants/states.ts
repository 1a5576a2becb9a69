import type { CaseStatus } from '#core/cases/rules.ts'
import type { Outcome } from './decision/kinds.ts'

/**
 * How far an application has come, as its applicant reads it. What a meeting has decided is not in it
 * before the letters are sent.
 */
export const applicationStates = [
  /** Not sent. */
  'draft',
  /** Sent, and can be changed until the deadline. */
  'sent',
  /** Staff have asked for changes. */
  'incomplete',
  /** The deadline is over: it waits for the meeting, or for the letters. */
  'in-review',
  'granted',
  'refused',
  /** An appeal is not decided. */
  'appealed',
  'withdrawn',
] as const
export type ApplicationState = (typeof applicationStates)[number]

export type ApplicationFacts = {
  readonly sentVersion: number
  readonly withdrawnAt: Date | null
  /** Null where the case is gone with the account that sent it. */
  readonly caseStatus: CaseStatus | null
  readonly deadlineAt: Date
  /** Of the decision that counts. */
  readonly outcome: Outcome | null
  readonly hasOpenAppeal: boolean
}

export function applicationState(facts: ApplicationFacts, now: Date): ApplicationState {
  const { sentVersion, withdrawnAt, caseStatus, deadlineAt, outcome, hasOpenAppeal } = facts
  if (withdrawnAt) return 'withdrawn'
  if (sentVersion === 0) return 'draft'
  if (outcome) return hasOpenAppeal ? 'appealed' : outcome
  if (caseStatus === 'KOMMENTERT_VENTER_PA_KUNDE') return 'incomplete'
  return now < deadlineAt ? 'sent' : 'in-review'
}

/** Whether the applicant may send another version now. */
export const mayChange = (state: ApplicationState): boolean =>
  state === 'draft' || state === 'sent' || state === 'incomplete'

/** Whether the applicant may still take it back; what was granted is declined instead. */
export const mayWithdraw = (state: ApplicationState): boolean =>
  state === 'sent' || state === 'incomplete' || state === 'in-review'

/** A round as time goes by. */
export type RoundPhase = 'planned' | 'open' | 'reading' | 'cancelled'

/** `reading`: from its deadline on, the committee reads what was sent. */
export function roundPhase(
  round: {
    readonly opensAt: Date
    readonly deadlineAt: Date
    readonly cancelledAt: Date | null
  },
  now: Date,
): RoundPhase {
  if (round.cancelledAt) return 'cancelled'
  if (now < round.opensAt) return 'planned'
  return now < round.deadlineAt ? 'open' : 'reading'
}
