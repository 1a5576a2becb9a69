import type { SpecialHours } from '@trivsel/content-contract/opening-hours'

/** Lists those that are not over, next first. */
export function upcomingSpecialHours(
  special: readonly SpecialHours[],
  today: string,
): SpecialHours[] {
  return special
    .filter(({ to }) => to >= today)
    .sort((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to))
}
