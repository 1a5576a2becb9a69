import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { noPayoutTexts } from '../no-payout-texts.ts'
import type { Calculation, CategoryStep } from '../rules/calculate-refund.ts'
import styles from './CalculationSteps.module.css'

type Props = {
  calculation: Calculation
  /** Of a category, by its key. */
  nameOf: (category: string) => string
}

/** How a refund comes to its amount, one step in a line. */
export function CalculationSteps({ calculation, nameOf }: Props) {
  const { categories, sumOre, totalOre, earlierOre, payoutOre, noPayout } = calculation
  const spent = categories.filter(({ spentOre }) => spentOre > 0)
  return (
    <>
      <table className={styles.table}>
        <caption className="ds-sr-only">{m.health_steps_caption()}</caption>
        {spent.map((step) => (
          <CategoryRows key={step.category} step={step} name={nameOf(step.category)} />
        ))}
        <tbody>
          {spent.length > 1 && <Line name={m.health_steps_sum()} ore={sumOre} />}
          {totalOre < sumOre && <Line name={m.health_steps_cap_of_all()} ore={totalOre - sumOre} />}
          {earlierOre > 0 && <Line name={m.health_steps_earlier()} ore={-earlierOre} />}
          <tr className={styles.sum}>
            <th scope="row">{m.health_steps_payout()}</th>
            <td>{formatKroner(payoutOre)}</td>
          </tr>
        </tbody>
      </table>
      {noPayout && <p>{noPayoutTexts[noPayout]()}</p>}
    </>
  )
}

function CategoryRows({ step, name }: { step: CategoryStep; name: string }) {
  const { spentOre, notCountedOre, ownShareOre, percentage, coveredOre, refundedOre } = step
  const left = spentOre - notCountedOre - ownShareOre
  return (
    <tbody>
      <tr className={styles.part}>
        <th scope="rowgroup" colSpan={2}>
          {name}
        </th>
      </tr>
      <Line name={m.health_steps_spent()} ore={spentOre} />
      {notCountedOre > 0 && <Line name={m.health_steps_not_counted()} ore={-notCountedOre} />}
      {ownShareOre > 0 && <Line name={m.health_steps_own_share()} ore={-ownShareOre} />}
      {percentage < 100 && (
        <Line
          name={m.health_steps_percentage({ percentage, amount: formatKroner(left) })}
          ore={coveredOre}
        />
      )}
      {refundedOre < coveredOre && (
        <Line name={m.health_steps_cap()} ore={refundedOre - coveredOre} />
      )}
      <Line name={m.health_steps_refunded()} ore={refundedOre} />
    </tbody>
  )
}

function Line({ name, ore }: { name: string; ore: number }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{ore < 0 ? `−${formatKroner(-ore)}` : formatKroner(ore)}</td>
    </tr>
  )
}
