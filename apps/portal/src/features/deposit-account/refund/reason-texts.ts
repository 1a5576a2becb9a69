import { m } from '#messages'
import type { ManualReason } from './refund-form.ts'

/** Why a refund goes to another account than the student’s own in Norway. */
export const reasonTexts = {
  'visa-refused': m.refund_reason_visa,
  'leaving-norway': m.refund_reason_leaving,
  'other-payee': m.refund_reason_payee,
} satisfies Record<ManualReason, () => string>
