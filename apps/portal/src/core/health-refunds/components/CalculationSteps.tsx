import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { PairTable } from '#ui/pairs/PairTable.tsx'
import { noPayoutTexts } from '../no-payout-texts.ts'
import type { Calculation, CategoryStep } from '../rules/calculate-refund.ts'
import styles from './CalculationSteps.module.css'

type Line = { readonly name: string; readonly value: string }

/** How expenses come to what is paid, one step a line: of each category, then of all together. */
export function CalculationSteps(props: {
  calculation: Calculation
  /** The name of a category in the language of the reader. */
  nameOf: (categoryKey: string) => string
  /** Why nothing is paid, where there is more to say of it than the sum does. */
  whyNothing?: string
}) {
  const { calculation, nameOf, whyNothing } = props
  const { categories, noPayout, leftOre, ownShareLeftOre } = calculation
  return (
    <div className={styles.steps}>
      {categories
        .filter(({ spentOre }) => spentOre > 0)
        .map((step) => (
          <PairTable
            key={step.category}
            name={{ caption: nameOf(step.category) }}
            rows={linesOfCategory(step)}
          />
        ))}
      <PairTable name={{ caption: m.health_steps_all() }} rows={linesOfAll(calculation)} />
      {noPayout && <p>{whyNothing ?? noPayoutTexts[noPayout]()}</p>}
      {ownShareLeftOre > 0 && (
        <p>{m.health_steps_own_share_left({ amount: formatKroner(ownShareLeftOre) })}</p>
      )}
      {leftOre !== null && <p>{m.health_steps_left({ amount: formatKroner(leftOre) })}</p>}
    </div>
  )
}

/** Steps that change nothing are left out. */
export function linesOfCategory(step: CategoryStep): Line[] {
  const { spentOre, notCountedOre, ownShareOre, percentage, coveredOre, refundedOre } = step
  return [
    { name: m.health_steps_spent(), value: formatKroner(spentOre) },
    ...less(m.health_steps_not_counted(), notCountedOre),
    ...less(m.health_steps_own_share(), ownShareOre),
    { name: m.health_steps_covered({ percentage }), value: formatKroner(coveredOre) },
    ...(refundedOre < coveredOre
      ? [{ name: m.health_steps_cap_of_category(), value: formatKroner(refundedOre) }]
      : []),
  ]
}

export function linesOfAll({ sumOre, totalOre, earlierOre, payoutOre }: Calculation): Line[] {
  return [
    { name: m.health_steps_sum(), value: formatKroner(sumOre) },
    ...(totalOre < sumOre
      ? [{ name: m.health_steps_cap_of_all(), value: formatKroner(totalOre) }]
      : []),
    ...less(m.health_steps_earlier(), earlierOre),
    { name: m.health_steps_payout(), value: formatKroner(payoutOre) },
  ]
}

const less = (name: string, ore: number): Line[] =>
  ore > 0 ? [{ name, value: `−${formatKroner(ore)}` }] : []
