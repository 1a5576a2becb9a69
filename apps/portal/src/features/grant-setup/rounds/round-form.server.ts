import type { grantRound } from '#core/grants/setup/tables.server.ts'
import { osloDate, osloWallTime } from '#platform/time/oslo.ts'
import { atWallTime, toInstant } from '#platform/time/zoned.server.ts'
import type { RoundForm } from './forms.ts'

type Row = typeof grantRound.$inferSelect

/** A round as it is stored; it opens when its day begins. */
export function toRow({
  opensOn,
  deadlineOn,
  deadlineTime,
  meetsOn,
  meetsTime,
  typeIds: _,
  ...rest
}: RoundForm) {
  return {
    ...rest,
    opensAt: toInstant(atWallTime(opensOn, '00:00')),
    deadlineAt: toInstant(atWallTime(deadlineOn, deadlineTime)),
    meetsAt: toInstant(atWallTime(meetsOn, meetsTime)),
  }
}

/** The same as it is edited. */
export function toForm(row: Row, typeIds: string[]): RoundForm {
  const { name, opensAt, deadlineAt, meetsAt, place, earliestEventOn, budgetYear, ceilingOre } = row
  return {
    name,
    opensOn: osloDate(opensAt),
    deadlineOn: osloDate(deadlineAt),
    deadlineTime: osloWallTime(deadlineAt),
    meetsOn: osloDate(meetsAt),
    meetsTime: osloWallTime(meetsAt),
    place,
    earliestEventOn,
    budgetYear,
    ceilingOre,
    typeIds,
  }
}
