import { useMemo } from 'react'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { useStaffOffers } from '#core/staff-area/staff-offers.ts'
import { m } from '#messages'
import type { DataColumn } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { kindName } from '../case-texts.ts'
import type { CaseStatistics } from '../contract.ts'
import { type GroupLine, groupLines, roundDays } from '../statistics-texts.ts'
import type { GroupsByKind } from '../use-case-groups.ts'
import styles from './Statistics.module.css'

/** Institutions and how long their students wait, to be taken into a spreadsheet. */
export function GroupTable(props: {
  found: CaseStatistics
  groups: GroupsByKind
  search: TableSearch
}) {
  const { found, groups, search } = props
  const { caseViews } = useStaffOffers()
  const rows = useMemo(() => groupLines(found, groups), [found, groups])
  const columns = useMemo(() => columnsOf((kind) => kindName(caseViews, kind)), [caseViews])
  return (
    <section aria-labelledby="groups-heading" className={styles.section}>
      <h2 id="groups-heading">{m.casework_statistics_groups()}</h2>
      <DataTable
        label={m.casework_statistics_groups()}
        columns={columns}
        rowId={({ id }) => id}
        source={{ rows, error: null, refetch: () => undefined }}
        errorText={staffErrorText}
        emptyText={m.casework_statistics_none()}
        search={search}
      />
    </section>
  )
}

function columnsOf(nameOfKind: (kind: string) => string): DataColumn<GroupLine>[] {
  const days = (name: string) => m.casework_statistics_days_column({ name })
  const ofDecided =
    (key: 'decided' | 'approved' | 'rejected') =>
    ({ decided }: GroupLine) =>
      decided?.[key] ?? 0
  const ofDays =
    (key: 'medianDays' | 'slowDays' | 'longestDays') =>
    ({ decided }: GroupLine) =>
      decided ? roundDays(decided[key]) : ''
  return [
    {
      id: 'group',
      header: m.casework_group(),
      value: ({ name }) => name,
      cell: ({ name, kind }) => (
        <>
          {name}
          <small>{nameOfKind(kind)}</small>
        </>
      ),
      isRowHeader: true,
    },
    {
      id: 'kind',
      header: m.casework_kind(),
      value: ({ kind }) => nameOfKind(kind),
      isHidden: true,
    },
    { id: 'decided', header: m.casework_statistics_decided(), value: ofDecided('decided') },
    {
      id: 'approved',
      header: m.case_status_approved(),
      value: ofDecided('approved'),
      isHidden: true,
    },
    {
      id: 'rejected',
      header: m.case_status_rejected(),
      value: ofDecided('rejected'),
      isHidden: true,
    },
    { id: 'median', header: days(m.casework_statistics_median()), value: ofDays('medianDays') },
    { id: 'slow', header: days(m.casework_statistics_slow()), value: ofDays('slowDays') },
    { id: 'longest', header: days(m.casework_statistics_longest()), value: ofDays('longestDays') },
    { id: 'waiting', header: m.casework_statistics_waiting(), value: ({ waiting }) => waiting },
    { id: 'overdue', header: m.casework_statistics_overdue(), value: ({ overdue }) => overdue },
  ]
}
