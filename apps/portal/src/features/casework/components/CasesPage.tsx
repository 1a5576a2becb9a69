import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import type { CaseView } from '#core/staff-area/staff-offer.ts'
import { useStaffOffers } from '#core/staff-area/staff-offers.ts'
import { m } from '#messages'
import { formatShortDate } from '#platform/time/format.ts'
import type { DataColumn, DataFilter } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { casePageSize } from '../case-filters.ts'
import { ageText, dueText, kindName, stateNames, statusText } from '../case-texts.ts'
import type { CaseLine } from '../contract.ts'
import { casesQuery, fetchAllCases } from '../queries.ts'
import styles from './Case.module.css'
import { SelectedCases } from './SelectedCases.tsx'
import { StateLinks } from './StateLinks.tsx'
import { useSelection } from './use-selection.ts'

/** What staff have to decide, of all features. */
export function CasesPage({ search }: { search: TableSearch }) {
  return (
    <StaffPage heading={m.casework_heading()} intro={m.casework_intro()} needs={'caseworker'}>
      {() => <CaseTable search={search} />}
    </StaffPage>
  )
}

function CaseTable({ search }: { search: TableSearch }) {
  const { caseViews } = useStaffOffers()
  const { data, error, refetch } = useQuery({
    ...casesQuery(search),
    placeholderData: keepPreviousData,
  })
  const { page: _, ...queue } = search
  const queueKey = JSON.stringify(queue)
  const columns = useMemo(
    () => columnsOf(caseViews, JSON.parse(queueKey) as TableSearch),
    [caseViews, queueKey],
  )
  const filters = useMemo(() => filtersOf(caseViews), [caseViews])
  const selection = useSelection(data?.items)
  return (
    <>
      <StateLinks search={search} />
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
        remote={{
          total: data?.total,
          isMore: data?.isMore ?? false,
          all: () => fetchAllCases(search),
        }}
        actions={{
          header: m.casework_select(),
          cell: (row) => (
            <label className={styles.choice}>
              <input
                type="checkbox"
                className="ds-input"
                aria-label={m.casework_select_case({ name: row.name })}
                checked={selection.has(row)}
                onChange={({ target }) => selection.choose([row], target.checked)}
              />
              <span>{m.casework_select()}</span>
            </label>
          ),
        }}
      />
      {data && data.items.length > 0 && <SelectedCases rows={data.items} selection={selection} />}
    </>
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
    },
    { id: 'kind', header: m.casework_kind(), value: ({ kind }) => kindName(views, kind) },
    { id: 'status', header: m.casework_status(), value: statusText },
    {
      id: 'due',
      header: m.casework_due(),
      value: ({ dueAt }) => dueAt ?? '',
      cell: (line) => <Due line={line} now={now} />,
      isSortable: true,
    },
    {
      id: 'changedAt',
      header: m.casework_since(),
      value: ({ changedAt }) => changedAt,
      cell: ({ changedAt }) => <Day at={changedAt} />,
      isSortable: true,
    },
    {
      id: 'createdAt',
      header: m.casework_age(),
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{ageText(createdAt, now)}</time>,
    },
    {
      id: 'assignee',
      header: m.casework_assignee(),
      value: ({ assignee }) => assignee?.name ?? m.casework_nobody(),
    },
  ]
}

function Due({ line, now }: { line: CaseLine; now: Date }) {
  const text = dueText(line, now)
  if (line.dueAt === null) return text
  return <time dateTime={line.dueAt}>{line.isOverdue ? <strong>{text}</strong> : text}</time>
}

function Day({ at }: { at: string }) {
  return <time dateTime={at}>{formatShortDate(new Date(at))}</time>
}

function filtersOf(views: readonly CaseView[]): DataFilter<CaseLine>[] {
  return [
    { id: 'name', label: m.casework_name(), kind: 'text' },
    {
      id: 'status',
      label: m.casework_status(),
      kind: Object.entries(stateNames)
        .filter(([state]) => state !== 'waiting')
        .map(([value, name]) => ({ value, text: name() })),
      unchosen: stateNames.waiting(),
    },
    {
      id: 'kind',
      label: m.casework_kind(),
      kind: views.map(({ kind, name }) => ({ value: kind, text: name() })),
    },
    {
      id: 'group',
      label: m.casework_group(),
      kind: groupsOf(views),
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
function groupsOf(views: readonly CaseView[]) {
  const all = views.flatMap(({ groups }) => groups?.() ?? [])
  return [...new Map(all.map((group) => [group.value, group])).values()]
}
