import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import type { DataColumn } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { planningErrorText } from '../../model/refusal-texts.ts'
import { type Year, yearsOf } from '../../model/years.ts'
import { coursesQuery } from '../../plan/queries.ts'

/** The figures of courses by year. */
export function YearsPage({ search }: { search: TableSearch }) {
  return (
    <StaffPage
      heading={m.course_planning_years_heading()}
      intro={m.course_planning_years_intro()}
      needs={['courses']}
    >
      {() => <Years search={search} />}
    </StaffPage>
  )
}

function Years({ search }: { search: TableSearch }) {
  const { data, error, refetch } = useQuery(coursesQuery)
  const rows = useMemo(() => data && yearsOf(data.items), [data])
  const columns = useMemo(makeColumns, [])
  return (
    <DataTable
      label={m.course_planning_years_heading()}
      columns={columns}
      rowId={({ year }) => year}
      source={{ rows, error, refetch }}
      errorText={planningErrorText}
      emptyText={m.course_planning_none()}
      search={search}
    />
  )
}

function makeColumns(): DataColumn<Year>[] {
  const number = (
    id: 'courses' | 'calledOff' | 'taken' | 'came',
    header: string,
  ): DataColumn<Year> => ({
    id,
    header,
    value: (year) => year[id],
    isSortable: true,
    isNumeric: true,
  })
  const money = (id: 'incomeOre' | 'refundedOre', header: string): DataColumn<Year> => ({
    id,
    header,
    value: (year) => year[id] / 100,
    cell: (year) => formatKroner(year[id]),
    isSortable: true,
    isNumeric: true,
  })
  return [
    {
      id: 'year',
      header: m.course_planning_year(),
      value: ({ year }) => year,
      isSortable: true,
      isRowHeader: true,
    },
    number('courses', m.course_planning_courses()),
    number('calledOff', m.course_planning_state_called_off()),
    number('taken', m.course_planning_taken()),
    number('came', m.course_planning_came()),
    money('incomeOre', m.course_planning_income()),
    money('refundedOre', m.course_planning_refunded()),
  ]
}
