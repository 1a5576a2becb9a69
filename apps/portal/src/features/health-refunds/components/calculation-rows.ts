import type { Calculation } from '#core/health-refunds/rules/calculate-refund.ts'
import { m } from '#messages'
import { formatPercent } from '#platform/format.ts'
import { formatKroner } from '#platform/format-kroner.ts'

export type CalculationRow = { readonly name: string; readonly value: string }

const row = (name: string, ore: number): CalculationRow => ({ name, value: formatKroner(ore) })
const less = (name: string, ore: number): CalculationRow => ({
  name,
  value: `−${formatKroner(ore)}`,
})

/** How one category comes to its amount. */
export function categoryRows(step: Calculation['categories'][number]): CalculationRow[] {
  const { spentOre, notCountedOre, ownShareOre, percentage, coveredOre, refundedOre } = step
  return [
    row(m.health_refund_step_spent(), spentOre),
    ...(notCountedOre > 0 ? [less(m.health_refund_step_not_counted(), notCountedOre)] : []),
    ...(ownShareOre > 0 ? [less(m.health_refund_step_own_share(), ownShareOre)] : []),
    ...(percentage < 100
      ? [row(m.health_refund_step_percent({ percent: formatPercent(percentage) }), coveredOre)]
      : []),
    ...(refundedOre < coveredOre ? [row(m.health_refund_step_category_cap(), refundedOre)] : []),
  ]
}

/** From the categories to what is paid. */
export function totalRows(calculation: Calculation): CalculationRow[] {
  const { sumOre, totalOre, earlierOre, payoutOre } = calculation
  return [
    row(m.health_refund_step_sum(), sumOre),
    ...(totalOre < sumOre ? [row(m.health_refund_step_cap(), totalOre)] : []),
    ...(earlierOre > 0 ? [less(m.health_refund_step_earlier(), earlierOre)] : []),
    row(m.health_refund_step_payout(), payoutOre),
  ]
}
