import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { PairTable } from '#ui/pairs/PairTable.tsx'
import { type CalculationLine, linesOfCategory, linesOfSum } from '../calculation-lines.ts'
import { noPayoutTexts } from '../no-payout-texts.ts'
import type { Calculation } from '../rules/calculate-refund.ts'
import styles from './CalculationSteps.module.css'

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
            rows={rowsOf(linesOfCategory(step))}
          />
        ))}
      <PairTable name={{ caption: m.health_steps_all() }} rows={rowsOf(linesOfAll(calculation))} />
      {noPayout && <p>{whyNothing ?? noPayoutTexts[noPayout]()}</p>}
      {ownShareLeftOre > 0 && (
        <p>{m.health_steps_own_share_left({ amount: formatKroner(ownShareLeftOre) })}</p>
      )}
      {leftOre !== null && <p>{m.health_steps_left({ amount: formatKroner(leftOre) })}</p>}
    </div>
  )
}

const linesOfAll = (calculation: Calculation): CalculationLine[] => [
  ...linesOfSum(calculation),
  { name: m.health_steps_payout(), ore: calculation.payoutOre },
]

const rowsOf = (lines: readonly CalculationLine[]) =>
  lines.map(({ name, ore }) => ({
    name,
    value: ore < 0 ? `−${formatKroner(-ore)}` : formatKroner(ore),
  }))
