import type { ConflictCause, ProposedOutcome } from '#core/grants/committee/kinds.ts'
import type { Seat } from '#core/grants/setup/kinds.ts'
import { m } from '#messages'
import { formatDecimal } from '#platform/format.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import type { Proposed, ReadingItem, ReadingList } from '../model/contract.ts'
import type { ReadingState } from '../model/reading-state.ts'

export const stateTexts: Readonly<Record<ReadingState, () => string>> = {
  unread: m.grant_committee_state_unread,
  partly: m.grant_committee_state_partly,
  changed: m.grant_committee_state_changed,
  scored: m.grant_committee_state_scored,
}

export const stateColours = {
  unread: 'info',
  partly: 'warning',
  changed: 'danger',
  scored: 'success',
} as const satisfies Record<ReadingState, string>

export const outcomeTexts: Readonly<Record<ProposedOutcome, () => string>> = {
  granted: m.grant_committee_outcome_granted,
  refused: m.grant_committee_outcome_refused,
  postponed: m.grant_committee_outcome_postponed,
}

export const seatTexts: Readonly<Record<Seat, () => string>> = {
  chair: m.grant_committee_seat_chair,
  deputy: m.grant_committee_seat_deputy,
  member: m.grant_committee_seat_member,
}

export const causeTexts: Readonly<Record<ConflictCause, () => string>> = {
  own: m.grant_committee_cause_own,
  role: m.grant_committee_cause_role,
  declared: m.grant_committee_cause_declared,
}

export const applicantText = ({ applicant }: Pick<ReadingItem, 'applicant'>): string =>
  applicant ?? m.grant_applicant_gone()

/** From 0 to 100, with a decimal where it has one. */
export const scoreText = (score: number | null): string =>
  score === null ? m.grant_committee_no_score() : formatDecimal(score)

export const proposalText = ({ outcome, amountOre }: Pick<Proposed, 'outcome' | 'amountOre'>) =>
  outcome === 'granted' ? formatKroner(amountOre) : outcomeTexts[outcome]()

export function typeName({ types }: Pick<ReadingList, 'types'>, typeId: string): string {
  const type = types.find(({ id }) => id === typeId)
  return type ? textIn(type.name) : ''
}

/** Points for a criterion; "cannot judge" is no 0. */
export const pointsText = (points: number | null | undefined): string =>
  points === undefined ? '–' : points === null ? m.grant_committee_cannot_judge() : String(points)
