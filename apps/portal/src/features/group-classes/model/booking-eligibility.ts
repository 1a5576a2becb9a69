import { osloDate } from '#platform/time/oslo.ts'
import type { BookingObstacles } from './contract.ts'

export const obstacles = ['no-membership', 'disqualified', 'blocked', 'frozen'] as const
export type Obstacle = (typeof obstacles)[number]

/**
 * What keeps a member from booking a class, in the order in which the database refuses it. The list of
 * classes is the same for everybody; this says of each what it is to one member.
 */
export function obstacleTo(
  startsAt: Date,
  { memberships, freezes, block }: BookingObstacles,
  now: Date,
): Obstacle | null {
  const date = osloDate(startsAt)
  const membership = memberships.find((period) => isWithin(date, period))
  if (!membership) return 'no-membership'
  if (membership.isDisqualified) return 'disqualified'
  if (block && (block.until === null || now < new Date(block.until))) return 'blocked'
  return freezes.some((period) => isWithin(date, period)) ? 'frozen' : null
}

/** Both days included. */
function isWithin(date: string, period: { startDate: string; endDate: string | null }): boolean {
  return period.startDate <= date && (period.endDate === null || date <= period.endDate)
}

/** What a member should know before trying: what holds them back, or soon will. */
export type ObstacleNotice =
  | { kind: 'disqualified' }
  | { kind: 'blocked'; until: Date | null }
  | { kind: 'frozen'; startDate: string; endDate: string }
  | { kind: 'no-shows'; count: number; limit: number; days: number; blockDays: number }

/** @param days dates in Norway that can be booked, the first one first: a freeze after them can wait */
export function obstacleNotices(
  { memberships, freezes, block, noShows }: BookingObstacles,
  days: readonly string[],
  now: Date,
): ObstacleNotice[] {
  const first = days[0] ?? ''
  const last = days.at(-1) ?? ''
  const until = block?.until ? new Date(block.until) : null
  const isBlocked = block !== null && (until === null || now < until)
  return [
    ...(memberships.some((held) => held.isDisqualified && isWithin(first, held))
      ? [{ kind: 'disqualified' } as const]
      : []),
    ...(isBlocked ? [{ kind: 'blocked', until } as const] : []),
    ...freezes
      .filter(({ startDate, endDate }) => startDate <= last && first <= endDate)
      .map((freeze) => ({ kind: 'frozen', ...freeze }) as const),
    ...(!isBlocked && noShows.count > 0 ? [{ kind: 'no-shows', ...noShows } as const] : []),
  ]
}
