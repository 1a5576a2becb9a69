/** A presence as it would be. */
export type Corrected = { readonly arrivedAt: Date; readonly departedAt: Date | null }

/**
 * Whether a presence can be as a leader says: in order, not in the future, and beside no other presence of
 * the child on that day.
 */
export function isPossible(
  { arrivedAt, departedAt }: Corrected,
  others: readonly Corrected[],
  now: Date,
): boolean {
  const end = departedAt ?? null
  if (arrivedAt > now || (end !== null && (end < arrivedAt || end > now))) return false
  return others.every(
    (other) =>
      (other.departedAt !== null && other.departedAt < arrivedAt) ||
      (end !== null && end < other.arrivedAt),
  )
}
