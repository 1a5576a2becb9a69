/** Figures about fewer people than this could reveal something about one of them. */
export const minimumGroupSize = 5

/** Figures that could reveal something about a person to those who know when they trained. */
type OfPeople = {
  readonly attended: number | null
  readonly noShows: number | null
  readonly lateUnbooked: number | null
}

export type GroupCounts = OfPeople & {
  readonly booked: number
  /** Booked places in the fullest class of the group, which has at least this many people. */
  readonly fullest: number
}

/**
 * Withholds the attendance of groups with few people. A single withheld group could be calculated from
 * the total and the other groups, so the smallest of the others is then withheld with it.
 */
export function hideSmallGroups<Group extends GroupCounts>(groups: readonly Group[]): Group[] {
  const small = groups.filter(isSmall)
  const [next] = groups
    .filter((group) => group.booked > 0 && !isSmall(group))
    .sort((one, other) => one.booked - other.booked)
  const hidden = new Set(small.length === 1 && next ? [...small, next] : small)
  return groups.map((group) => (hidden.has(group) ? { ...group, ...hiddenCounts } : group))
}

const hiddenCounts: OfPeople = { attended: null, noShows: null, lateUnbooked: null }

function isSmall({ booked, fullest }: GroupCounts): boolean {
  return booked > 0 && fullest < minimumGroupSize
}

/** A count of people, or null when they are too few to publish. */
export const hideSmallCount = (people: number) =>
  people > 0 && people < minimumGroupSize ? null : people
