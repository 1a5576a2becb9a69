import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import type { Meeting, MeetingState } from '../contract.ts'
import type { MeetingProblem } from '../readiness.ts'

export const stateTexts = {
  cancelled: m.grant_decisions_state_cancelled,
  waiting: m.grant_decisions_state_waiting,
  agreed: m.grant_decisions_state_agreed,
  released: m.grant_decisions_state_released,
} satisfies Record<MeetingState, () => string>

export const problemTexts = {
  'too-early': () => m.grant_decisions_too_early(),
  missing: (count) => m.grant_decisions_problem_missing({ count }),
  outdated: (count) => m.grant_decisions_problem_outdated({ count }),
  quorum: (count) => m.grant_decisions_problem_quorum({ count }),
  budget: (ore) => m.grant_decisions_problem_budget({ amount: formatKroner(ore) }),
  ceiling: (ore) => m.grant_decisions_problem_ceiling({ amount: formatKroner(ore) }),
  reserved: (ore) => m.grant_decisions_problem_reserved({ amount: formatKroner(ore) }),
} satisfies Record<MeetingProblem, (count: number) => string>

/** Who was there, once the list is agreed; before that, who is marked so far. */
export function presenceText({
  state,
  members,
  leastPresent: least,
}: Pick<Meeting, 'state' | 'leastPresent'> & {
  readonly members: readonly Pick<Meeting['members'][number], 'isPresent'>[]
}): string {
  const present = members.filter(({ isPresent }) => isPresent).length
  if (state !== 'waiting') return m.grant_decisions_minutes_quorum({ present, least })
  return present === 0
    ? m.grant_decisions_present_none({ least })
    : m.grant_decisions_present_so_far({ present, least })
}
