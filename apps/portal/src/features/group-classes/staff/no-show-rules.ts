import { addDaysByWallTime } from '#platform/time/oslo.ts'

/** What staff have set (decisions, "Group classes"). */
export type NoShowSettings = { noShowLimit: number; noShowDays: number; blockDays: number }

/**
 * The no-shows that block a member: the first that are as many as the limit within the days. Of two
 * classes at the same time of day, `noShowDays` apart, the later one is no longer within.
 *
 * @param noShows by the start of the class, the earliest first; none that has led to a block before
 * @returns none of them when nobody is blocked
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

/** A block by the rule begins when staff mark the no-show, which is when the member is told. */
export function blockEndsAt(now: Date, { blockDays }: Pick<NoShowSettings, 'blockDays'>): Date {
  return addDaysByWallTime(now, blockDays)
}
