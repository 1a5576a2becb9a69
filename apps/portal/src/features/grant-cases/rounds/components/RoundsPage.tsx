import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { formatShortDate } from '#platform/time/format.ts'
import type { DataColumn, DataFilter } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import type { StaffRound } from '../../model/contract.ts'
import { grantCaseErrorText } from '../../model/refusal-messages.ts'
import { phaseNames } from '../../model/state-names.ts'
import { staffRoundsQuery } from '../queries.ts'
import { countOf, countsText, phaseText } from '../round-texts.ts'

/** The rounds of grants: how many have applied, how far they have come, and what is left. */
export function RoundsPage({ search }: { search: TableSearch }) {
  return (
    <StaffPage heading={m.grant_cases_heading()} intro={m.grant_cases_intro()} needs="caseworker">
      {() => <Rounds search={search} />}
    </StaffPage>
  )
}

function Rounds({ search }: { search: TableSearch }) {
  const { data, error, refetch } = useQuery(staffRoundsQuery)
  if (data?.items.length === 0)
    return (
      <EmptyState>
        <p>{m.grant_cases_no_rounds()}</p>
        <p>
          <Link to="/staff/grants/setup/rounds">{m.grant_cases_to_rounds()}</Link>
        </p>
      </EmptyState>
    )
  return (
    <DataTable
      label={m.grant_cases_rounds()}
      columns={makeColumns()}
      filters={makeFilters()}
      rowId={({ id }) => id}
      source={{ rows: data?.items, error, refetch }}
      errorText={grantCaseErrorText}
      emptyText={m.grant_cases_rounds_none()}
      search={search}
    />
  )
}

/** The page of a round says the hour. */
const Day = ({ of }: { of: string }) => <time dateTime={of}>{formatShortDate(new Date(of))}</time>

function makeColumns(): DataColumn<StaffRound>[] {
  return [
    {
      id: 'name',
      header: m.grant_cases_round(),
      value: ({ name }) => textIn(name),
      cell: ({ id, name }) => (
        <Link to="/staff/grants/rounds/$id" params={{ id }}>
          {textIn(name)}
        </Link>
      ),
      isSortable: true,
      isRowHeader: true,
      isLong: true,
    },
    { id: 'phase', header: m.grant_cases_state(), value: phaseText, isSortable: true },
    {
      id: 'deadline',
      header: m.grant_cases_deadline(),
      value: ({ deadlineAt }) => deadlineAt,
      cell: ({ deadlineAt }) => <Day of={deadlineAt} />,
      isSortable: true,
    },
    {
      id: 'meeting',
      header: m.grant_cases_meeting(),
      value: ({ meetsAt }) => meetsAt,
      cell: ({ meetsAt }) => <Day of={meetsAt} />,
      isSortable: true,
    },
    {
      id: 'applications',
      header: m.grant_cases_applications(),
      value: countOf,
      isSortable: true,
      isNumeric: true,
    },
    { id: 'states', header: m.grant_cases_by_state(), value: countsText },
    {
      id: 'left',
      header: m.grant_cases_left_kroner(),
      value: ({ leftOre }) => (leftOre === null ? '' : leftOre / 100),
      cell: ({ leftOre }) => (leftOre === null ? '' : formatKroner(leftOre)),
      isNumeric: true,
    },
  ]
}

const makeFilters = (): DataFilter<StaffRound>[] => [
  {
    id: 'phase',
    label: m.grant_cases_state(),
    kind: (['planned', 'open', 'reading', 'cancelled'] as const).map((value) => ({
      value,
      text: phaseNames[value](),
    })),
    matches: ({ phase }, wanted) => phase === wanted,
  },
]
