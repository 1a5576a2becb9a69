import type { Calculation } from '#core/health-refunds/rules/calculate-refund.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { PairLines } from '#ui/pairs/PairLines.tsx'
import { categoryRows, totalRows } from '../../components/calculation-rows.ts'
import { nothingText } from '../../model/refund-errors.ts'
import styles from './Apply.module.css'

type Props = {
  calculation: Calculation
  /** The same if every expense gave a right. */
  withRight?: Calculation
  categories: readonly { key: string; name: Readonly<Record<string, string>> }[]
}

/** What is paid, and how it comes to that. */
export function Worked({ calculation, withRight = calculation, categories }: Props) {
  const { payoutOre, leftOre, ownShareLeftOre, sumOre, totalOre, earlierOre } = calculation
  const steps = calculation.categories.filter(({ spentOre }) => spentOre > 0)
  return (
    <>
      <p className={styles.sum}>
        <strong>{formatKroner(payoutOre)}</strong>
      </p>
      {payoutOre === 0 && <p>{nothingOf(calculation, withRight)}</p>}
      {steps.map((step) => (
        <div key={step.category} className={styles.step}>
          <h3>{nameOf(categories, step.category)}</h3>
          <PairLines rows={categoryRows(step)} />
        </div>
      ))}
      {(steps.length > 1 || totalOre < sumOre || earlierOre > 0) && (
        <div className={styles.step}>
          <h3>{m.health_refund_step_heading()}</h3>
          <PairLines rows={totalRows(calculation)} />
        </div>
      )}
      {leftOre !== null && <p>{m.health_refund_left({ amount: formatKroner(leftOre) })}</p>}
      {ownShareLeftOre > 0 && steps.length > 0 && (
        <p>{m.health_refund_own_share_left({ amount: formatKroner(ownShareLeftOre) })}</p>
      )}
    </>
  )
}

/** Where the expenses would pay something with a right, the right is what is missing. */
const nothingOf = ({ noPayout }: Calculation, withRight: Calculation): string =>
  nothingText(withRight.payoutOre > 0 ? 'no-right' : (withRight.noPayout ?? noPayout ?? ''))

export const nameOf = (categories: Props['categories'], key: string): string => {
  const category = categories.find((one) => one.key === key)
  return category ? textOrOther(category.name) : key
}
