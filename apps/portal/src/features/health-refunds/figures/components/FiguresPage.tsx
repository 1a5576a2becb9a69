import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { Waiting } from '#ui/Waiting.tsx'
import type { HealthFigures } from '../contract.ts'
import { categoryColumns, periodColumns } from '../figure-columns.ts'
import { healthFiguresQuery } from '../queries.ts'

/** How many have applied, and what became of it, without what is about few people. */
export function FiguresPage({ search }: { search: TableSearch }) {
  return (
    <StaffPage
      heading={m.health_figures_heading()}
      intro={m.health_figures_intro()}
      needs={'health'}
    >
      {() => <Figures search={search} />}
    </StaffPage>
  )
}

function Figures({ search }: { search: TableSearch }) {
  const { data, error, refetch } = useQuery(healthFiguresQuery)
  if (error && !data) return <LoadFailure text={staffErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  if (data.periods.length === 0)
    return (
      <EmptyState>
        <p>{m.health_figures_none()}</p>
      </EmptyState>
    )
  return <Tables figures={data} search={search} />
}

/** More than there are periods while applications are kept: both tables have one page. */
const pageSize = 1_000

function Tables({ figures, search }: { figures: HealthFigures; search: TableSearch }) {
  const columns = useMemo(() => ({ periods: periodColumns(), categories: categoryColumns() }), [])
  const shared = { errorText: staffErrorText, emptyText: m.health_figures_none(), search, pageSize }
  return (
    <div className={partStyles.area}>
      <section aria-labelledby="health-figures-periods" className={partStyles.part}>
        <h2 id="health-figures-periods">{m.health_figures_periods()}</h2>
        <p>{m.health_figures_periods_text()}</p>
        <DataTable
          {...shared}
          label={m.health_figures_periods()}
          columns={columns.periods}
          rowId={({ schemeId, period }) => `${schemeId} ${period}`}
          source={{ rows: figures.periods, error: null, refetch: () => undefined }}
        />
      </section>
      <section aria-labelledby="health-figures-categories" className={partStyles.part}>
        <h2 id="health-figures-categories">{m.health_figures_categories()}</h2>
        <p>{m.health_figures_categories_text()}</p>
        <DataTable
          {...shared}
          label={m.health_figures_categories()}
          columns={columns.categories}
          rowId={({ schemeId, period, category }) => `${schemeId} ${period} ${category}`}
          source={{ rows: figures.categories, error: null, refetch: () => undefined }}
        />
      </section>
    </div>
  )
}
