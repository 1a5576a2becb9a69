import type { OwedItem, UnderwayItem } from '#core/person-money/contract.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { kindText, underwayTexts } from '../../model/money-texts.ts'
import styles from './Finances.module.css'

type Props = { underway: readonly UnderwayItem[]; owed: readonly OwedItem[] }

/** What is on its way or owed, and in no sum as yet; nothing at all for the many who have neither. */
export function Returning({ underway, owed }: Props) {
  if (underway.length + owed.length === 0) return null
  return (
    <section aria-labelledby="money-underway">
      <h2 id="money-underway" className={styles.heading}>
        {m.finances_underway_heading()}
      </h2>
      <Rows>
        {underway.map(({ id, kind, amountOre, text }) => (
          <Row
            key={id}
            name={underwayTexts[kind]({ amount: formatKroner(amountOre) })}
            details={text}
          />
        ))}
        {owed.map(({ id, number, amountOre, text }) => (
          <Row
            key={id}
            name={m.finances_owed({ amount: formatKroner(amountOre) })}
            details={`${kindText({ kind: 'invoice', number }, getLocale())}: ${text}`}
          />
        ))}
      </Rows>
    </section>
  )
}
