import type { MoneyTotals } from '#core/person-money/totals.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import styles from './Finances.module.css'

/** Sums of the lines below them. */
export function Totals({ heading, totals }: { heading: string; totals: MoneyTotals }) {
  const options = { locale: getLocale() }
  const { paidOre, backOre, openOre, owedOre, depositPaidOre, depositBackOre } = totals
  return (
    <div className={styles.totals}>
      <h3>{heading}</h3>
      <Facts isDense>
        <Fact label={m.finances_total_paid({}, options)}>{formatKroner(paidOre)}</Fact>
        <Fact label={m.finances_total_back({}, options)}>{formatKroner(backOre)}</Fact>
        <Fact label={m.finances_total_open({}, options)}>{formatKroner(openOre)}</Fact>
        <Fact label={m.finances_total_owed({}, options)}>
          {owedOre > 0 && formatKroner(owedOre)}
        </Fact>
        <Fact label={m.finances_total_deposit_paid({}, options)}>
          {depositPaidOre !== 0 && formatKroner(depositPaidOre)}
        </Fact>
        <Fact label={m.finances_total_deposit_back({}, options)}>
          {depositBackOre !== 0 && formatKroner(depositBackOre)}
        </Fact>
      </Facts>
    </div>
  )
}
