import { osloDate } from '#platform/time/oslo.ts'
import type { BookingObstacles } from './contract.ts'

export type Obstacle = 'no-membership' | 'disqualified' | 'blocked' | 'frozen'

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
