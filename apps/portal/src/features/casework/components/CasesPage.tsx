import { Tag } from '@digdir/designsystemet-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { kindsOf, withStatistics } from '#core/cases/kinds-of.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import type { CaseView } from '#core/staff-area/staff-offer.ts'
import { useStaffOffers } from '#core/staff-area/staff-offers.ts'
import { SavedViews } from '#core/staff-area/views/SavedViews.tsx'
import { m } from '#messages'
import { BriefDate } from '#ui/data-table/BriefDate.tsx'
import type { DataColumn, DataFilter } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import { DueTag } from '#ui/data-table/DueTag.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { useRowSelection } from '#ui/data-table/use-row-selection.ts'
import { type CaseState, casePageSize, caseStates } from '../case-filters.ts'
import { ageText, dueText, kindName, stateNames, statusText, toneOf } from '../case-texts.ts'
import type { CaseCounts, CaseLine } from '../contract.ts'
import { casesQuery, countsQuery, fetchAllCases } from '../queries.ts'
import { type GroupsByKind, useCaseGroups } from '../use-case-groups.ts'
import { SelectedCases } from './SelectedCases.tsx'
import { useCaseRoles } from './use-case-roles.ts'

/** What the reader has to decide, of all features. */
export function CasesPage({ search }: { search: TableSearch }) {
  const needs = useCaseRoles()
  return (
    <StaffPage heading={m.casework_heading()} intro={m.casework_intro()} needs={needs}>
      {({ roles }) => <CaseTable search={search} roles={roles} />}
    </StaffPage>
  )
}

function CaseTable({ search, roles }: { search: TableSearch; roles: readonly StaffRole[] }) {
  const { caseViews } = useStaffOffers()
  const handled = useMemo(() => kindsOf(caseViews, roles), [caseViews, roles])
  const { data, error, refetch } = useQuery({
    ...casesQuery(search),
    placeholderData: keepPreviousData,
  })
  const { page: _, ...queue } = search
  const queueKey = JSON.stringify(queue)
  const columns = useMemo(
    () => columnsOf(handled, JSON.parse(queueKey) as TableSearch),
    [handled, queueKey],
  )
  const { data: counts } = useQuery(countsQuery)
  const groups = useCaseGroups(handled)
  const filters = useMemo(() => filtersOf(handled, groups, counts), [handled, groups, counts])
  const selection = useRowSelection(data?.items)
  return (
    <DataTable
      label={m.casework_heading()}
      columns={columns}
      filters={filters}
      rowId={({ id }) => id}
      source={{ rows: data?.items, error, refetch }}
      errorText={staffErrorText}
      emptyText={m.casework_none()}
      search={search}
      pageSize={casePageSize}
      views={<SavedViews list="cases" search={search} filters={filters} />}
      summary={
        withStatistics(handled).length > 0 && (
          <Link to="/staff/cases/statistics">{m.casework_statistics_link()}</Link>
        )
      }
      remote={{
        total: data?.total,
        isMore: data?.isMore ?? false,
        all: () => fetchAllCases(search),
      }}
      selection={{
        ...selection,
        label: ({ name }) => m.casework_select_case({ name }),
        bar: <SelectedCases selection={selection} />,
      }}
    />
  )
}

function columnsOf(views: readonly CaseView[], queue: TableSearch): DataColumn<CaseLine>[] {
  const now = new Date()
  return [
    {
      id: 'name',
      header: m.casework_name(),
      value: ({ name }) => name,
      cell: ({ id, name }) => (
        <Link to="/staff/cases/$id" params={{ id }} search={queue}>
          {name}
        </Link>
      ),
      isRowHeader: true,
      // Of an association, it may be longer than that of a person.
      isLong: true,
    },
    { id: 'kind', header: m.casework_kind(), value: ({ kind }) => kindName(views, kind) },
    {
      id: 'status',
      header: m.casework_status(),
      value: statusText,
      cell: (line) => <Tag data-color={toneOf(line)}>{statusText(line)}</Tag>,
    },
    {
      id: 'due',
      header: m.casework_due(),
      value: ({ dueAt }) => dueAt ?? '',
      cell: (line) => <DueTag {...line} text={(date) => dueText(line, now, date)} now={now} />,
      isSortable: true,
    },
    {
      id: 'changedAt',
      header: m.casework_since(),
      value: ({ changedAt }) => changedAt,
      cell: ({ changedAt, createdAt }) => (
        <>
          <BriefDate instant={changedAt} now={now} />
          <small>
            {m.casework_age()}: {ageText(createdAt, now)}
          </small>
        </>
      ),
      isSortable: true,
    },
    {
      id: 'createdAt',
      header: m.casework_age(),
      value: ({ createdAt }) => createdAt,
      isHidden: true,
    },
    {
      id: 'assignee',
      header: m.casework_assignee(),
      value: ({ assignee }) => assignee?.name ?? m.casework_nobody(),
      isOneLine: true,
    },
  ]
}

function filtersOf(
  views: readonly CaseView[],
  groups: GroupsByKind | undefined,
  counts: CaseCounts | undefined,
): DataFilter<CaseLine>[] {
  const stateText = (state: CaseState) =>
    counts
      ? m.casework_state_count({ state: stateNames[state](), count: counts[state] })
      : stateNames[state]()
  return [
    { id: 'name', label: m.casework_name(), kind: 'text' },
    {
      id: 'status',
      label: m.casework_status(),
      kind: caseStates
        .filter((state) => state !== 'waiting')
        .map((value) => ({ value, text: stateText(value) })),
      unchosen: stateText('waiting'),
    },
    {
      id: 'kind',
      label: m.casework_kind(),
      kind: views.map(({ kind, name }) => ({ value: kind, text: name() })),
    },
    {
      id: 'group',
      label: m.casework_group(),
      kind: eachOnce(groups),
    },
    {
      id: 'assignee',
      label: m.casework_assignee(),
      kind: [
        { value: 'mine', text: m.casework_mine() },
        { value: 'nobody', text: m.casework_nobody() },
      ],
    },
  ]
}

/** Of all kinds, each once. */
function eachOnce(groups: GroupsByKind = {}) {
  const all = Object.values(groups).flat()
  return [...new Map(all.map((group) => [group.value, group])).values()]
}
