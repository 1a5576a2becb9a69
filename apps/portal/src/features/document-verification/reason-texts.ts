import type { RevocationReason } from '#core/documents/checks/contract.ts'
import { m } from '#messages'

/** Why a letter no longer holds. */
export const reasonTexts = {
  'money-gone': m.verify_money_gone,
  'refund-approved': m.verify_refund_approved,
  'attendance-corrected': m.verify_attendance_corrected,
} as const satisfies Record<RevocationReason, () => string>
