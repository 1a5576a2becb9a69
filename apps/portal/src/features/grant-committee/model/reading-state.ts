import type { Points } from '#core/grants/scores.ts'
import { meanOf, scoreOf } from '#core/grants/scores.ts'

/** How far a member has come with an application. */
export const readingStates = ['unread', 'partly', 'changed', 'scored'] as const
export type ReadingState = (typeof readingStates)[number]

export type Criterion = {
  readonly id: string
  /** Null: for every type. */
  readonly typeId: string | null
  readonly weight: number
  readonly mostPoints: number
}

export type GivenPoints = {
  readonly criterionId: string
  readonly points: Points
  /** Of the application. */
  readonly version: number
}

/** What applications of one type are judged by. */
export const criteriaOf = <Some extends Pick<Criterion, 'typeId'>>(
  criteria: readonly Some[],
  typeId: string,
): Some[] => criteria.filter((one) => one.typeId === null || one.typeId === typeId)

/**
 * `scored`: every criterion has points, or "cannot judge", for the version that counts. `changed`:
 * every criterion has some, and the application was changed since. Criteria that came later are missing
 * like any other.
 */
export function readingState(
  criteria: readonly Pick<Criterion, 'id'>[],
  given: readonly GivenPoints[],
  version: number,
): ReadingState {
  const found = criteria.map(({ id }) => given.find(({ criterionId }) => criterionId === id))
  if (found.every((one) => one?.version === version)) return 'scored'
  if (found.every((one) => one === undefined)) return 'unread'
  return found.every((one) => one !== undefined) ? 'changed' : 'partly'
}

/** What one member gives, from 0 to 100; null without points that count. */
export function scoreBy(
  criteria: readonly Criterion[],
  given: readonly GivenPoints[],
): number | null {
  const byId = new Map(given.map((one) => [one.criterionId, one.points]))
  return scoreOf(
    criteria.map(({ id, weight, mostPoints }) => ({
      weight,
      mostPoints,
      points: byId.get(id) ?? null,
    })),
  )
}

/** The mean of those who have judged the version that counts, by every criterion, and how many they are. */
export function meanBy(
  criteria: readonly Criterion[],
  members: readonly (readonly GivenPoints[])[],
  version: number,
): { readonly mean: number | null; readonly scorers: number } {
  const complete = members.filter((given) => readingState(criteria, given, version) === 'scored')
  return {
    mean: meanOf(complete.map((given) => scoreBy(criteria, given))),
    scorers: complete.length,
  }
}
