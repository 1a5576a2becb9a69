import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate, formatWallTime } from '#platform/time/format.ts'
import type { Round } from './contract.ts'

export const dayText = (day: string): string => formatShortDate(noonOf(day))

export const timeText = (day: string, time: string): string =>
  m.grant_setup_day_and_time({ day: dayText(day), time: formatWallTime(time) })

const phases: Readonly<Record<Round['phase'], () => string>> = {
  planned: m.grant_setup_phase_planned,
  open: m.grant_setup_phase_open,
  reading: m.grant_setup_phase_reading,
  cancelled: m.grant_setup_phase_cancelled,
}

export const phaseText = ({ phase, isAgreed }: Round): string =>
  isAgreed && phase !== 'cancelled' ? m.grant_setup_phase_agreed() : phases[phase]()
