/** What a contact of a child says of fetching it, and of who added it. */
export type FetchFacts = {
  readonly mayFetch: boolean
  /** May fetch on this day alone, `2027-03-10`. */
  readonly onlyOn: string | null
  /** Staff block the guardian who added the contact from the child. */
  readonly isOfBlocked: boolean
}

/**
 * Whether a contact may fetch a child on a day. What a blocked guardian has said counts no more from the
 * block on (`stopped`), until staff confirm it themselves.
 */
export function judgeFetching(
  { mayFetch, onlyOn, isOfBlocked }: FetchFacts,
  date: string,
): 'may' | 'stopped' | 'another-day' | 'may-not' {
  if (!mayFetch) return 'may-not'
  if (isOfBlocked) return 'stopped'
  return onlyOn === null || onlyOn === date ? 'may' : 'another-day'
}
