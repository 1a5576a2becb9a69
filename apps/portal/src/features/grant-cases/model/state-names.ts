import type { ApplicationState, RoundPhase } from '#core/grants/states.ts'
import { m } from '#messages'

/** How far an application has come, as staff read it. */
export const applicationStateNames: Readonly<Record<ApplicationState, () => string>> = {
  draft: m.grant_cases_state_draft,
  sent: m.grant_cases_state_sent,
  incomplete: m.grant_cases_state_incomplete,
  'in-review': m.grant_cases_state_in_review,
  granted: m.grant_cases_state_granted,
  refused: m.grant_cases_state_refused,
  appealed: m.grant_cases_state_appealed,
  withdrawn: m.grant_cases_state_withdrawn,
}

export const stateTones = {
  draft: 'neutral',
  sent: 'info',
  incomplete: 'warning',
  'in-review': 'info',
  granted: 'success',
  refused: 'danger',
  appealed: 'warning',
  withdrawn: 'neutral',
} as const satisfies Record<ApplicationState, string>

export const phaseNames: Readonly<Record<RoundPhase, () => string>> = {
  planned: m.grant_cases_phase_planned,
  open: m.grant_cases_phase_open,
  reading: m.grant_cases_phase_reading,
  cancelled: m.grant_cases_phase_cancelled,
}
