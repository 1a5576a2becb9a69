import type { ConflictCause, ProposedOutcome } from '#core/grants/committee/kinds.ts'
import type { AppealOutcome } from '#core/grants/decision/kinds.ts'
import type { Seat } from '#core/grants/setup/kinds.ts'
import { m } from '#messages'

export const outcomeTexts = {
  granted: m.grant_decisions_outcome_granted,
  refused: m.grant_decisions_outcome_refused,
  postponed: m.grant_decisions_outcome_postponed,
} satisfies Record<ProposedOutcome, unknown>

export const causeTexts = {
  declared: m.grant_decisions_cause_declared,
  role: m.grant_decisions_cause_role,
  own: m.grant_decisions_cause_own,
} satisfies Record<ConflictCause, unknown>

export const seatTexts = {
  chair: m.grant_decisions_seat_chair,
  deputy: m.grant_decisions_seat_deputy,
  member: m.grant_decisions_seat_member,
} satisfies Record<Seat, unknown>

export const appealTexts = {
  stands: m.grant_decisions_appeal_stands,
  changed: m.grant_decisions_appeal_changed,
  'not-heard': m.grant_decisions_appeal_not_heard,
} satisfies Record<AppealOutcome, unknown>
