import { m } from '#messages'
import { formatTime, formatWallTime } from '#platform/time/format.ts'
import type { DayPresence, StaffDayChild } from './contract.ts'

const timeOf = (instant: string) => formatTime(new Date(instant))

/** `07.45–15.30`, with how the day ended where nobody recorded it. */
export function presenceText({ arrivedAt, departedAt, departedHow }: DayPresence): string {
  const arrived = timeOf(arrivedAt)
  if (departedAt === null) return m.tablet_day_here_since({ time: arrived })
  const times = `${arrived}–${timeOf(departedAt)}`
  if (departedHow === 'closing-time') return `${times} ${m.tablet_day_by_itself()}`
  return departedHow === 'corrected' ? `${times} ${m.tablet_day_corrected()}` : times
}

/** Why a child is away or late, for one that has not come. */
export function absenceText({ absence }: Pick<StaffDayChild, 'absence'>): string {
  if (absence === null) return m.tablet_day_not_come()
  const { kind, arrivesAt, byGuardian } = absence
  if (kind === 'late')
    return arrivesAt
      ? m.tablet_comes_at({ time: formatWallTime(arrivesAt) })
      : m.tablet_state_late()
  return byGuardian ? m.tablet_absent_by_guardian() : m.tablet_state_absent()
}
