import { CalculationSteps } from '#core/health-refunds/components/CalculationSteps.tsx'
import type { Calculation } from '#core/health-refunds/rules/calculate-refund.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import { type Categories, categoryName } from '../model/category-name.ts'
import { nothingText } from '../model/refund-errors.ts'
import styles from './Worked.module.css'

type Props = {
  calculation: Calculation
  /** The same if every expense gave a right. */
  withRight?: Calculation
  categories: Categories
}

/** What is paid, and how it comes to that. */
export function Worked({ calculation, withRight = calculation, categories }: Props) {
  return (
    <>
      <p className={styles.sum}>
        <strong>{formatKroner(calculation.payoutOre)}</strong>
      </p>
      <CalculationSteps
        calculation={calculation}
        nameOf={(key) => categoryName(categories, key)}
        whyNothing={nothingOf(calculation, withRight)}
      />
    </>
  )
}

/** Where the expenses would pay something with a right, the right is what is missing. */
const nothingOf = ({ noPayout }: Calculation, withRight: Calculation): string =>
  nothingText(withRight.payoutOre > 0 ? 'no-right' : (withRight.noPayout ?? noPayout ?? ''))
