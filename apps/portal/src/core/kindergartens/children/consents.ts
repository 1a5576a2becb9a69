import type { ConsentState } from './consent-states.ts'

/** What one guardian has answered to one kind of consent. */
export type ConsentAnswer = {
  readonly guardianId: string
  readonly isGiven: boolean
  readonly at: Date
}

export type JudgedConsent<Answer extends ConsentAnswer> = {
  readonly state: ConsentState
  /** Whether it counts: every guardian with responsibility and access has consented. */
  readonly isEffective: boolean
  /** The latest answer of each of them; null while they have not answered. */
  readonly answers: ReadonlyMap<string, Answer | null>
}

/**
 * @param guardianIds those with parental responsibility and access: what others answered does not count
 * @param given all answers to one kind for one child, in any order
 */
export function judgeConsent<Answer extends ConsentAnswer>(
  guardianIds: readonly string[],
  given: readonly Answer[],
): JudgedConsent<Answer> {
  const latest = new Map<string, Answer>()
  for (const answer of given.toSorted((one, other) => one.at.getTime() - other.at.getTime()))
    latest.set(answer.guardianId, answer)
  const answers = new Map(guardianIds.map((id) => [id, latest.get(id) ?? null] as const))
  const values = [...answers.values()].map((answer) => answer?.isGiven ?? null)
  const isEffective = values.length > 0 && values.every((value) => value === true)
  return { state: stateOf(values, isEffective), isEffective, answers }
}

function stateOf(values: readonly (boolean | null)[], isEffective: boolean): ConsentState {
  if (isEffective) return 'given'
  if (!values.includes(false)) return 'unanswered'
  return values.includes(true) ? 'divided' : 'refused'
}
