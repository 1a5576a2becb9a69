import type { MoneyRow } from '#core/person-money/contract.ts'
import { totalsOf, yearsOf } from '#core/person-money/totals.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { SearchLink } from '#ui/SearchLink.tsx'
import { findRows } from '../../model/find-rows.ts'
import { dayText, kindText } from '../../model/money-texts.ts'
import type { FinancesSearch } from '../finances-search.ts'
import styles from './Finances.module.css'
import { MoneyRows } from './MoneyRows.tsx'
import { SummaryButton } from './SummaryButton.tsx'
import { Totals } from './Totals.tsx'
import { WordsForm } from './WordsForm.tsx'

/** All lines of one year, or those of them with a text, and their sums. */
export function YearOfMoney({
  rows,
  search,
}: {
  rows: readonly MoneyRow[]
  search: FinancesSearch
}) {
  const known = yearsOf(rows)
  const year = String(search.year ?? known[0] ?? osloDate(new Date()).slice(0, 4))
  const years = [...new Set([...known, year])].toSorted().toReversed()
  const q = String(search.q ?? '')
  const found = findRows(rows, { year, q }, written)
  return (
    <section aria-labelledby="money-year">
      <h2 id="money-year" className={styles.heading}>
        {m.finances_year_heading({ year })}
      </h2>
      <nav className={styles.years} aria-label={m.finances_years_label()} data-screen-only>
        {years.map((one) => (
          <SearchLink
            key={one}
            className={styles.year}
            search={{ year: Number(one), ...(q !== '' && { q }) }}
            current={one === year ? 'page' : undefined}
            resetScroll={false}
          >
            {one}
          </SearchLink>
        ))}
      </nav>
      <WordsForm q={q} year={year} />
      <p role="status" className={styles.count}>
        {q === ''
          ? m.finances_count({ count: found.rows.length })
          : m.finances_count_found({ count: found.rows.length, q })}
      </p>
      <Elsewhere years={found.elsewhere} q={q} />
      {found.rows.length === 0 ? (
        <p>{q === '' ? m.finances_year_empty({ year }) : m.finances_found_none({ year })}</p>
      ) : (
        <>
          <Totals
            heading={q === '' ? m.finances_totals({ year }) : m.finances_totals_found({ year })}
            totals={totalsOf(found.rows)}
          />
          <MoneyRows rows={found.rows} label={m.finances_rows_label({ year })} />
        </>
      )}
      <SummaryButton year={year} />
    </section>
  )
}

function Elsewhere({ years, q }: { years: readonly { year: string; count: number }[]; q: string }) {
  if (years.length === 0) return null
  return (
    <p data-screen-only>
      {m.finances_elsewhere()}{' '}
      {years.map(({ year, count }) => (
        <SearchLink
          key={year}
          className={styles.elsewhere}
          search={{ year: Number(year), q }}
          current={undefined}
          resetScroll={false}
        >
          {m.finances_elsewhere_year({ year, count })}
        </SearchLink>
      ))}
    </p>
  )
}

/** What somebody who looks for it may write: all that they read. */
const written = (row: MoneyRow): string =>
  `${kindText(row, getLocale())} ${row.text} ${row.number ?? ''} ${dayText(row.day)} ${formatKroner(Math.abs(row.amountOre))}`
