import { Button } from '@digdir/designsystemet-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import type { DataFilter } from '#ui/data-table/columns.ts'
import { TableFilters } from '#ui/data-table/TableFilters.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { PairTable } from '#ui/pairs/PairTable.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { Figures } from '../contract.ts'
import { figuresQuery } from '../queries.ts'
import { shareText } from './columns.ts'
import styles from './Figures.module.css'
import { FigureTables } from './FigureTables.tsx'

/** Figures for the owners of the money. The year is in the address. */
export function FiguresPage({ search }: { search: TableSearch }) {
  return (
    <StaffPage
      heading={m.grant_openness_figures_heading()}
      intro={m.grant_openness_figures_intro()}
      needs={['caseworker', 'committee', 'admin']}
    >
      {() => <Shown search={search} />}
    </StaffPage>
  )
}

function Shown({ search }: { search: TableSearch }) {
  const year = search.year ? Number(search.year) : undefined
  const { data, error, refetch } = useQuery({
    ...figuresQuery(Number.isInteger(year) ? year : undefined),
    placeholderData: keepPreviousData,
  })
  if (error && !data) return <LoadFailure text={staffErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return (
    <div className={styles.figures}>
      <div className={styles.controls}>
        <ContentLink href={pagePath('grantedGrants', getLocale())}>
          {m.grant_openness_public_page()}
        </ContentLink>
        <TableFilters
          label={m.grant_openness_figures_filter()}
          filters={yearFilter(data)}
          search={{ year: String(data.year) }}
        />
        <div>
          <Button variant="tertiary" onClick={() => window.print()}>
            {m.grant_openness_print()}
          </Button>
        </div>
      </div>
      <Total figures={data} />
      <FigureTables figures={data} search={search} />
    </div>
  )
}

const yearFilter = ({ years, year }: Figures): DataFilter<never>[] => [
  {
    id: 'year',
    label: m.grant_openness_year(),
    kind: (years.length > 0 ? years.map((one) => one.year) : [year]).map((one) => ({
      value: String(one),
      text: String(one),
    })),
    unchosen: m.grant_openness_newest_year(),
  },
]

function Total({ figures: { year, total, years } }: { figures: Figures }) {
  const ofYear = years.find((one) => one.year === year)
  return (
    <section aria-labelledby="figures-total" className={styles.section}>
      <h2 id="figures-total">{m.grant_openness_total({ year })}</h2>
      {ofYear?.isWhole === false && <p>{m.grant_openness_not_whole()}</p>}
      <div className={styles.pairs}>
        <PairTable
          name={{ headingId: 'figures-total' }}
          rows={[
            { name: m.grant_openness_budget(), value: formatKroner(ofYear?.budgetOre ?? 0) },
            { name: m.grant_openness_applied(), value: String(total.applied) },
            { name: m.grant_openness_requested(), value: formatKroner(total.requestedOre) },
            { name: m.grant_openness_granted_count(), value: String(total.granted) },
            { name: m.grant_openness_granted_sum(), value: formatKroner(total.grantedOre) },
            { name: m.grant_openness_share(), value: shareText(total) },
            { name: m.grant_openness_refused_count(), value: String(total.refused) },
            { name: m.grant_openness_given_up(), value: String(total.givenUp) },
            { name: m.grant_openness_waiting(), value: String(total.waiting) },
            ...(total.medianDays === null
              ? []
              : [
                  {
                    name: m.grant_openness_median_days(),
                    value: String(Math.round(total.medianDays)),
                  },
                ]),
          ]}
        />
      </div>
    </section>
  )
}
