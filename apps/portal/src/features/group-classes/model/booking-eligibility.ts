import { osloDate } from '#platform/time/oslo.ts'
import type { BookingEligibility } from './contract.ts'

export const blockingReasons = ['no-membership', 'disqualified', 'blocked', 'frozen'] as const
export type BlockingReason = (typeof blockingReasons)[number]

/**
 * Why a member cannot book a class, in the order in which the database checks. The list of classes is
 * the same for everybody; this applies one member's eligibility to it.
 */
export function findBlockingReason(
  startsAt: Date,
  { memberships, freezes, block }: BookingEligibility,
  now: Date,
): BlockingReason | null {
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

/** What the page tells a member before they try to book: what blocks them now or will soon. */
export type EligibilityNotice =
  | { kind: 'disqualified' }
  | { kind: 'blocked'; until: Date | null }
  | { kind: 'frozen'; startDate: string; endDate: string }
  | { kind: 'no-shows'; count: number; limit: number; days: number; blockDays: number }

/** @param days dates in Norway that can be booked, in order; a freeze after the last one is left out */
export function listEligibilityNotices(
  { memberships, freezes, block, noShows }: BookingEligibility,
  days: readonly string[],
  now: Date,
): EligibilityNotice[] {
  const first = days[0] ?? ''
  const last = days.at(-1) ?? ''
  const until = block?.until ? new Date(block.until) : null
  const isBlocked = block !== null && (until === null || now < until)
  return [
    ...(memberships.some((membership) => membership.isDisqualified && isWithin(first, membership))
      ? [{ kind: 'disqualified' } as const]
      : []),
    ...(isBlocked ? [{ kind: 'blocked', until } as const] : []),
    ...freezes
      .filter(({ startDate, endDate }) => startDate <= last && first <= endDate)
      .map((freeze) => ({ kind: 'frozen', ...freeze }) as const),
    ...(!isBlocked && noShows.count > 0 ? [{ kind: 'no-shows', ...noShows } as const] : []),
  ]
}
