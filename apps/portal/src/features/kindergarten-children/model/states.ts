/** Whether a child has a place today, will have one, or had one. */
export const childStates = ['now', 'later', 'ended'] as const
export type ChildState = (typeof childStates)[number]

/**
 * What a guardian reaches. `waits`: with parental responsibility, and nobody has decided yet; `closed`:
 * staff took it back; `none`: without parental responsibility.
 */
export const accessStates = ['open', 'waits', 'closed', 'blocked', 'none'] as const
export type AccessState = (typeof accessStates)[number]

type Place = { readonly startsOn: string; readonly endsOn: string | null }

/**
 * The state of a child, and the place that shows it: that of today, else the next one, else the last.
 * @param places of one child, in any order
 * @param today `2026-11-23`
 */
export function standingOf<Known extends Place>(
  places: readonly Known[],
  today: string,
): { readonly state: ChildState; readonly place: Known | null } {
  const inOrder = places.toSorted((one, other) => one.startsOn.localeCompare(other.startsOn))
  const now = inOrder.find(
    ({ startsOn, endsOn }) => startsOn <= today && (endsOn === null || endsOn >= today),
  )
  if (now) return { state: 'now', place: now }
  const next = inOrder.find(({ startsOn }) => startsOn > today)
  return next ? { state: 'later', place: next } : { state: 'ended', place: inOrder.at(-1) ?? null }
}

/** The same rule in SQL is `waitsForAccess`. */
export function accessOf(guardianship: {
  readonly hasResponsibility: boolean
  readonly openedAt: Date | null
  readonly closedAt: Date | null
  readonly blockedAt: Date | null
}): AccessState {
  if (guardianship.blockedAt) return 'blocked'
  if (!guardianship.hasResponsibility) return 'none'
  if (guardianship.openedAt) return 'open'
  return guardianship.closedAt ? 'closed' : 'waits'
}
