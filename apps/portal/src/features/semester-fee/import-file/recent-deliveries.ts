import { addDaysByWallTime } from '#platform/time/oslo.ts'
import type { SemesterDeliveries } from './contract.ts'

export const recentDays = 7

/** Registrations delivered in the last week by institution, the largest number first. */
export function countRecent(
  items: SemesterDeliveries['items'],
  now: Date,
): { institution: string; registrations: number }[] {
  const since = addDaysByWallTime(now, -recentDays).getTime()
  const counts = new Map<string, number>()
  for (const { institution, registrations, deliveredAt } of items)
    if (Date.parse(deliveredAt) > since)
      counts.set(institution, (counts.get(institution) ?? 0) + registrations)
  return [...counts]
    .map(([institution, registrations]) => ({ institution, registrations }))
    .sort((one, other) => other.registrations - one.registrations)
}
