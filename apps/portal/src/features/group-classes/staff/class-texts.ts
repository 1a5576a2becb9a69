import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import type { AttendanceMark } from '../model/attendance-mark.ts'
import type { StaffClassState } from './class-state.ts'
import type { StaffClassDetails } from './contract.ts'

/** `Yoga, tir. 1. des. kl. 10.00`. */
export const className = ({ name, startTime }: Pick<StaffClassDetails, 'name' | 'startTime'>) =>
  m.staff_class_title({ name, start: formatDayAndTime(new Date(startTime)) })

export const stateTexts = {
  coming: m.staff_class_coming,
  running: m.staff_class_running,
  over: m.staff_class_over,
  cancelled: m.staff_class_cancelled,
} satisfies Record<StaffClassState, () => string>

/** Colours of the design system. */
export const stateTones = {
  coming: 'info',
  running: 'success',
  over: 'neutral',
  cancelled: 'danger',
} as const satisfies Record<StaffClassState, string>

export const markTexts = {
  attended: m.attendance_attended,
  'no-show': m.attendance_no_show,
} satisfies Record<AttendanceMark, () => string>
