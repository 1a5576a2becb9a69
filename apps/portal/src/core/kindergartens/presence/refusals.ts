import type { AbsenceRefusal } from './judge-absence.ts'
import type { WithdrawalRefusal } from './judge-withdrawal.ts'

/** Codes with which absences are refused, and the status of each. */
export const absenceRefusals = {
  /** There is none, or it is of another child. */
  ABSENCE_NOT_FOUND: 404,
  ABSENCE_PAST: 409,
  ABSENCE_DAYS_INVALID: 422,
  ABSENCE_TIME_INVALID: 422,
  ABSENCE_STAFF_DECIDED: 409,
  /** The kindergarten is closed on all of the days. */
  ABSENCE_CLOSED: 409,
  ABSENCE_OVER: 409,
} as const satisfies Record<AbsenceRefusal | WithdrawalRefusal, number> & Record<string, number>
export type AbsenceRefusalCode = keyof typeof absenceRefusals
