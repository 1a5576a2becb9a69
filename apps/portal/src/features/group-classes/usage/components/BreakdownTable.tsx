import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import type { DataColumn } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import type { ClassUsage } from '../contract.ts'
import {
  type Breakdown,
  type BreakdownLine,
  breakdownNames,
  breakdownOf,
  breakdowns,
  fillRate,
  linesOf,
  numberText,
  percentText,
  roundPercent,
} from '../usage-texts.ts'
import styles from './Usage.module.css'

/** All figures by club, category, class, instructor, week or hour; they can be downloaded as a spreadsheet. */
export function BreakdownTable({ usage, search }: { usage: ClassUsage; search: TableSearch }) {
  const by = breakdownOf(search.by)
  const rows = useMemo(() => linesOf(usage, by), [usage, by])
  const columns = useMemo(() => columnsOf(by, usage), [by, usage])
  const { by: _, page: __, sort: ___, ...otherSearch } = search
  return (
    <section aria-labelledby="usage-breakdown" className={styles.section}>
      <h2 id="usage-breakdown">{m.class_usage_breakdown()}</h2>
      <ul className={styles.periods} aria-labelledby="usage-breakdown">
        {breakdowns.map((one) => (
          <li key={one}>
            <Link
              to="/staff/sports/usage"
              search={{ ...otherSearch, by: one }}
              resetScroll={false}
              {...(one === by && { 'aria-current': 'true' as const })}
            >
              {breakdownNames[one]()}
            </Link>
          </li>
        ))}
      </ul>
      <DataTable
        label={m.class_usage_table({ by: breakdownNames[by]().toLowerCase() })}
        columns={columns}
        rowId={({ id }) => id}
        source={{ rows, error: null, refetch: () => undefined }}
        errorText={staffErrorText}
        emptyText={m.class_usage_none()}
        search={search}
        pageSize={25}
      />
    </section>
  )
}

type Column = DataColumn<BreakdownLine>

function columnsOf(by: Breakdown, usage: ClassUsage): Column[] {
  const counted = (id: keyof BreakdownLine & string, header: string): Column => ({
    id,
    header,
    isSortable: true,
    value: (line) => line[id] ?? '',
    cell: (line) => (line[id] === null ? <Few /> : numberText(Number(line[id]))),
  })
  return [
    {
      id: 'name',
      header: breakdownNames[by](),
      // Weeks and hours are sorted by date and time, not by name.
      value: ({ id, name }) => (by === 'week' ? id : name),
      cell: ({ name }) => name,
      isRowHeader: true,
      isSortable: by !== 'hour',
    },
    counted('classes', m.class_usage_held()),
    counted('cancelled', m.class_usage_cancelled()),
    { ...counted('places', m.class_usage_places()), isHidden: true },
    {
      ...counted('booked', m.class_usage_booked()),
      cell: ({ booked, places }) =>
        m.class_usage_of_places({ booked: numberText(booked), places: numberText(places) }),
    },
    {
      id: 'fill',
      header: m.class_usage_fill(),
      value: (line) => roundPercent(fillRate(line) ?? 0),
      cell: (line) => percentText(fillRate(line)),
      isSortable: true,
    },
    counted('longestQueue', m.class_usage_queue()),
    counted('attended', m.class_usage_attended()),
    counted('noShows', m.class_usage_no_shows()),
    counted('lateUnbooked', m.class_usage_late()),
    ...(by === 'center' ? [membersColumn(usage)] : []),
  ]
}

function membersColumn(usage: ClassUsage): Column {
  const members = new Map(usage.centers.map((center) => [center.id, center.members]))
  const membersOf = ({ id }: BreakdownLine) => members.get(id) ?? null
  return {
    id: 'members',
    header: m.class_usage_members(),
    value: (line) => membersOf(line) ?? '',
    cell: (line) => membersOf(line) ?? <Few />,
    isSortable: true,
  }
}

/** In place of a figure that is withheld for a small group. */
function Few() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="ds-sr-only">{m.class_usage_few()}</span>
    </>
  )
}
