import { addDays } from '#platform/time/date.ts'
import type { TermRefusal } from '../model/refusals.ts'

type Days = { readonly startsOn: string; readonly endsOn: string }

/** Nobody is elected for longer, and a year that was typed wrong is found. */
export const longestYears = 5

/**
 * A term has its first and its last day. What has happened stays: a first day that has come, and a
 * term that is over.
 * @param before null for a new one
 * @returns why it cannot be saved like that; null for nothing
 */
export function findTermProblem(
  before: Days | null,
  next: Days,
  today: string,
): TermRefusal | null {
  if (before && before.endsOn < today) return 'TERM_OVER'
  if (next.endsOn < next.startsOn) return 'TERM_ORDER'
  if (next.endsOn >= yearsLater(next.startsOn)) return 'TERM_TOO_LONG'
  if (before?.startsOn === next.startsOn) {
    // One that ends at once had its last day yesterday.
    return next.endsOn < addDays(today, -1) ? 'TERM_ENDS_IN_PAST' : null
  }
  if (before && before.startsOn <= today) return 'TERM_STARTED'
  return next.startsOn < today ? 'TERM_STARTS_IN_PAST' : null
}

const yearsLater = (day: string) => `${Number(day.slice(0, 4)) + longestYears}${day.slice(4)}`

export const overlaps = (one: Days, other: Days): boolean =>
  one.startsOn <= other.endsOn && other.startsOn <= one.endsOn

export type CommitteeWarning = 'too-few' | 'no-chair' | 'ending'

type Term = Days & {
  readonly userId: string
  readonly seat: 'chair' | 'deputy' | 'member'
  /** Has the role in the staff area. */
  readonly hasRole: boolean
}

/** Within so many days somebody finds a successor, or prolongs the term. */
const warningDays = 30

/** Terms that end soon, and that no later term of the same person follows. */
export const endingSoon = <T extends Term>(terms: readonly T[], today: string): T[] =>
  terms.filter(
    (term) =>
      term.startsOn <= today &&
      term.endsOn >= today &&
      term.endsOn <= addDays(today, warningDays) &&
      !terms.some(
        (other) => other.userId === term.userId && other.startsOn === addDays(term.endsOn, 1),
      ),
  )

/** What an administrator has to do something about. */
export function findWarnings(
  terms: readonly Term[],
  { today, leastPresent }: { readonly today: string; readonly leastPresent: number },
): CommitteeWarning[] {
  const members = terms.filter(
    ({ startsOn, endsOn, hasRole }) => hasRole && startsOn <= today && endsOn >= today,
  )
  const people = new Set(members.map(({ userId }) => userId))
  return [
    ...(people.size < leastPresent ? (['too-few'] as const) : []),
    ...(members.some(({ seat }) => seat !== 'member') ? [] : (['no-chair'] as const)),
    ...(endingSoon(terms, today).length > 0 ? (['ending'] as const) : []),
  ]
}
