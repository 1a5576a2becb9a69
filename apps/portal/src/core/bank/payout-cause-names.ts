import { m } from '#messages'
import type { PayoutCause } from './payout-states.ts'

/** As staff choose and read them. */
export const payoutCauseNames = {
  'student-left': m.payout_cause_student_left,
  'wrong-person': m.payout_cause_wrong_person,
  other: m.payout_cause_other,
} satisfies Record<PayoutCause, () => string>
