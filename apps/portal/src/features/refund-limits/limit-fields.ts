import { kronerField } from '#core/editable/fields.ts'
import { mostRefundLimitOre } from '#core/payments/most-refund-limit.ts'
import { m } from '#messages'

/** What two administrators set about refunds. */
export const limitFields = {
  refundLimitOre: kronerField({
    label: m.refund_limit,
    hint: m.refund_limit_hint,
    audit: 'refundLimitOre',
    least: 0,
    most: mostRefundLimitOre,
    isWhole: true,
    invalid: 'LIMIT_INVALID',
  }),
}
