import { canRenew, isWithin, renewedTerm, type Term, type TermKind, termFrom } from '../terms.ts'

/** The last day of the terms, whether it is over or to come; null without a term. */
export const lastDayOf = (terms: readonly Term[]): string | null =>
  terms.reduce<string | null>(
    (last, { endsOn }) => (last === null || last < endsOn ? endsOn : last),
    null,
  )

/** The term that somebody gets who joins or renews today. @param terms those that count */
export function nextTerm(kind: TermKind, terms: readonly Term[], today: string): Term {
  const last = lastDayOf(terms)
  return last === null ? termFrom(kind, today) : renewedTerm(kind, last, today)
}

/** Whether another term can be had today. */
export function canHaveNextTerm(terms: readonly Term[], today: string): boolean {
  const last = lastDayOf(terms)
  return last === null || canRenew(last, today)
}

export const isCovered = (terms: readonly Term[], day: string): boolean =>
  terms.some((term) => isWithin(term, day))
