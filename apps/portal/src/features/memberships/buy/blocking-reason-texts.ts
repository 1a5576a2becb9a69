import { m } from '#messages'
import type { BlockingReason } from '../model/rules/blocking-reason.ts'

/** Shown instead of the button to buy. */
export const blockingReasonTexts: Readonly<Record<BlockingReason, () => string>> = {
  NO_EMPLOYEES: m.membership_no_employees,
  MEMBERSHIP_EXISTS: m.membership_exists,
  STUDENT_FEE_MISSING: m.membership_student_fee_missing,
}
