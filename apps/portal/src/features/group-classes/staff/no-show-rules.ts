import { addDaysByWallTime } from '#platform/time/oslo.ts'

/** What staff have set (decisions, "Group classes"). */
export type NoShowSettings = { noShowLimit: number; noShowDays: number; blockDays: number }

/**
 * The no-shows that block a member: the first `noShowLimit` of them within `noShowDays` days. Of two
 * classes at the same time of day, `noShowDays` apart, the later one is outside the period.
 *
 * @param noShows sorted by the start of the class; without those that have led to a block before
 * @returns an empty array when the member is not blocked
 */
export function findBlockingNoShows<NoShow extends { startsAt: Date }>(
  noShows: readonly NoShow[],
  { noShowLimit, noShowDays }: Pick<NoShowSettings, 'noShowLimit' | 'noShowDays'>,
): NoShow[] {
  for (let first = 0; first + noShowLimit <= noShows.length; first++) {
    const together = noShows.slice(first, first + noShowLimit)
    const [earliest, latest] = [together[0], together.at(-1)]
    if (earliest && latest && latest.startsAt < addDaysByWallTime(earliest.startsAt, noShowDays))
      return together
  }
  return []
}

/** A block by the rule starts when staff mark the no-show, which is when the member is notified. */
export function blockEndsAt(now: Date, { blockDays }: Pick<NoShowSettings, 'blockDays'>): Date {
  return addDaysByWallTime(now, blockDays)
}
