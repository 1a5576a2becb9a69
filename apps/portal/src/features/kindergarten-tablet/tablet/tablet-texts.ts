import { m } from '#messages'
import { formatTime, formatWallTime } from '#platform/time/format.ts'
import type { ShownChild } from './tablet-day.ts'

const timeOf = (instant: string | null) => (instant ? formatTime(new Date(instant)) : '')

/** `Kom 07.45`, `Gikk 15.30`, `Kommer 10.00`. */
export function childText(child: ShownChild): string {
  const { state, arrivedAt, departedAt, departedHow, absence, isDoubled } = child
  const texts = {
    expected: () => m.tablet_state_expected(),
    late: () =>
      absence?.arrivesAt
        ? m.tablet_comes_at({ time: formatWallTime(absence.arrivesAt) })
        : m.tablet_state_late(),
    here: () => m.tablet_came_at({ time: timeOf(arrivedAt) }),
    gone: () =>
      departedHow === 'closing-time'
        ? m.tablet_ended_by_itself({ time: timeOf(departedAt) })
        : m.tablet_left_at({ time: timeOf(departedAt) }),
    absent: () => (absence?.byGuardian ? m.tablet_absent_by_guardian() : m.tablet_state_absent()),
  }
  const more = [
    ...(isDoubled ? [m.tablet_doubled()] : []),
    ...(child.isWaiting ? [m.tablet_waiting()] : []),
  ]
  return [texts[state](), ...more].join('. ')
}
