import { kronerField, textField } from '#core/editable/fields.ts'
import { longest, mostBudgetOre } from '#core/grants/limits.ts'
import { m } from '#messages'

export const budgetFields = {
  amountOre: kronerField({
    label: m.grant_setup_budget_amount,
    audit: 'grantBudgetOre',
    least: 0,
    most: mostBudgetOre,
    invalid: 'KRONER_INVALID',
  }),
  reason: textField({
    label: m.grant_setup_budget_reason,
    hint: m.grant_setup_budget_reason_hint,
    audit: 'grantBudgetReason',
    longest: longest.reason,
  }),
}
