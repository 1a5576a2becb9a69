import type { RowData } from '@tanstack/react-table'
import { useMemo } from 'react'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import type { DataColumn } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import type { Figures, OtherGroup } from '../contract.ts'
import { countColumns, kroner } from './columns.ts'
import styles from './Figures.module.css'

type Props = { figures: Figures; search: TableSearch }

/** The same counts by type, institution, reason and year, each to be taken into a spreadsheet. */
export function FigureTables({ figures, search }: Props) {
  const columns = useMemo(allColumns, [])
  const { byType, byInstitution, byReason, years } = figures
  return (
    <>
      <Part
        id="types"
        heading={m.grant_openness_by_type()}
        rows={byType}
        rowId={({ id }) => id}
        columns={columns.types}
        search={search}
      />
      <Part
        id="institutions"
        heading={m.grant_openness_by_institution()}
        rows={byInstitution}
        rowId={({ id }) => id}
        columns={columns.institutions}
        search={search}
      />
      <Part
        id="reasons"
        heading={m.grant_openness_by_reason()}
        rows={byReason}
        rowId={({ id }) => id}
        columns={columns.reasons}
        search={search}
      />
      <Part
        id="years"
        heading={m.grant_openness_by_year()}
        rows={years}
        rowId={({ year }) => String(year)}
        columns={columns.years}
        search={search}
      />
    </>
  )
}

function Part<Row extends RowData>(props: {
  id: string
  heading: string
  rows: readonly Row[]
  rowId: (row: Row) => string
  columns: readonly DataColumn<Row>[]
  search: TableSearch
}) {
  const { id, heading, rows, rowId, columns, search } = props
  return (
    <section aria-labelledby={`figures-${id}`} className={styles.section}>
      <h2 id={`figures-${id}`}>{heading}</h2>
      <DataTable
        label={heading}
        columns={columns}
        rowId={rowId}
        source={{ rows, error: null, refetch: () => undefined }}
        errorText={staffErrorText}
        emptyText={m.grant_openness_no_figures()}
        search={search}
      />
    </section>
  )
}

const otherNames = {
  persons: m.grant_openness_persons,
  others: m.grant_openness_others,
} satisfies Record<OtherGroup, () => string>

/** Sorting is by one address for four tables, so none of them is sorted. */
const unsorted = <Row,>(columns: readonly DataColumn<Row>[]): DataColumn<Row>[] =>
  columns.map((column) => ({ ...column, isSortable: false }))

function allColumns() {
  const types: DataColumn<Figures['byType'][number]>[] = [
    {
      id: 'type',
      header: m.grant_openness_type(),
      value: ({ name }) => textIn(name),
      isRowHeader: true,
    },
    kroner('budget', m.grant_openness_budget(), ({ budgetOre }) => budgetOre),
    ...countColumns<Figures['byType'][number]>(),
  ]
  const institutions: DataColumn<Figures['byInstitution'][number]>[] = [
    {
      id: 'institution',
      header: m.grant_openness_institution(),
      value: ({ id, name }) => (name ? textIn(name) : otherNames[id as OtherGroup]()),
      isRowHeader: true,
    },
    ...countColumns<Figures['byInstitution'][number]>(),
  ]
  const reasons: DataColumn<Figures['byReason'][number]>[] = [
    {
      id: 'reason',
      header: m.grant_openness_reason(),
      value: ({ name }) => textIn(name),
      isRowHeader: true,
    },
    {
      id: 'refused',
      header: m.grant_openness_refused_count(),
      value: ({ refused }) => refused,
      isNumeric: true,
    },
    {
      id: 'reduced',
      header: m.grant_openness_reduced_count(),
      value: ({ reduced }) => reduced,
      isNumeric: true,
    },
  ]
  const years: DataColumn<Figures['years'][number]>[] = [
    { id: 'year', header: m.grant_openness_year(), value: ({ year }) => year, isRowHeader: true },
    kroner('budget', m.grant_openness_budget(), ({ budgetOre }) => budgetOre),
    ...countColumns<Figures['years'][number]>(),
  ]
  return {
    types: unsorted(types),
    institutions: unsorted(institutions),
    reasons: unsorted(reasons),
    years: unsorted(years),
  }
}
