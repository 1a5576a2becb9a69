import { Tag } from '@digdir/designsystemet-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { toItem } from '#core/staff-area/queue/queue.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { SavedViews } from '#core/staff-area/views/SavedViews.tsx'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { formatTime } from '#platform/time/format.ts'
import { BriefDate } from '#ui/data-table/BriefDate.tsx'
import type { DataColumn, DataFilter } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import { DueTag } from '#ui/data-table/DueTag.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { usePrivateText } from '#ui/data-table/use-private-text.ts'
import { useRowSelection } from '#ui/data-table/use-row-selection.ts'
import { inquiryRoles } from '../../model/rules.ts'
import type { InboxCategories, InquiryLine } from '../contract.ts'
import { inboxPageSize, shortestSearch } from '../inbox-filters.ts'
import { inboxQueue } from '../inbox-queue.ts'
import { dueText, stateNames, stateTones, subjectText } from '../inbox-texts.ts'
import { fetchAllInquiries, inboxCategoriesQuery, inboxQuery } from '../queries.ts'
import { inboxErrorText } from '../refusal-messages.ts'
import { LastChangeBar } from './LastChange.tsx'
import { SelectedInquiries } from './SelectedInquiries.tsx'

/** The list of inquiries, for staff who answer. */
export function InboxPage({ search }: { search: TableSearch }) {
  return (
    <StaffPage
      heading={m.inbox_heading()}
      intro={m.inbox_intro()}
      needs={[...inquiryRoles, 'admin']}
    >
      {() => <InboxTable search={search} />}
    </StaffPage>
  )
}

function InboxTable({ search }: { search: TableSearch }) {
  const { text, apply } = usePrivateText()
  const searched = text.length < shortestSearch ? '' : text
  const { data, error, refetch } = useQuery({
    ...inboxQuery(search, searched),
    placeholderData: keepPreviousData,
  })
  const { data: categories } = useQuery(inboxCategoriesQuery)
  const { page: _, ...list } = search
  const listKey = JSON.stringify(list)
  const columns = useMemo(() => columnsOf(JSON.parse(listKey) as TableSearch), [listKey])
  const isSearch = searched !== ''
  const filters = useMemo(
    () => filtersOf(categories?.items ?? [], isSearch),
    [categories, isSearch],
  )
  const selection = useRowSelection(data?.items)
  return (
    <>
      <LastChangeBar id={null} list={list} />
      <DataTable
        label={m.inbox_heading()}
        columns={columns}
        filters={filters}
        rowId={({ id }) => id}
        source={{ rows: data?.items, error, refetch }}
        errorText={inboxErrorText}
        emptyText={isSearch ? m.inbox_search_none() : m.inbox_none()}
        search={search}
        privateText={{ label: m.inbox_search_label(), text, apply }}
        views={<SavedViews list="inquiries" search={search} filters={filters} />}
        pageSize={inboxPageSize}
        remote={{
          total: data?.total,
          isMore: false,
          all: () => fetchAllInquiries(search, searched),
        }}
        selection={{
          ...selection,
          label: ({ number }) => m.inbox_select_number({ number }),
          bar: <SelectedInquiries selection={selection} answerers={categories?.answerers ?? []} />,
        }}
      />
    </>
  )
}

function columnsOf(list: TableSearch): DataColumn<InquiryLine>[] {
  const now = new Date()
  return [
    {
      id: 'subject',
      header: m.inbox_subject(),
      value: subjectText,
      cell: (line) => (
        <Link
          {...toItem(inboxQueue(list), line.id)}
          aria-label={m.inbox_open_number({ number: line.number, subject: subjectText(line) })}
        >
          {subjectText(line)}
        </Link>
      ),
      isRowHeader: true,
      isLong: true,
    },
    { id: 'number', header: m.inbox_number(), value: ({ number }) => number, isNumeric: true },
    { id: 'name', header: m.inbox_from(), value: ({ name }) => name, isOneLine: true },
    { id: 'category', header: m.inbox_category(), value: ({ category }) => textIn(category) },
    {
      id: 'state',
      header: m.inbox_state(),
      value: ({ state }) => stateNames[state](),
      cell: ({ state }) => <Tag data-color={stateTones[state]}>{stateNames[state]()}</Tag>,
    },
    {
      id: 'due',
      header: m.inbox_due(),
      value: ({ dueAt }) => dueAt ?? '',
      cell: (line) => <DueTag {...line} text={(date) => dueText(line, date)} now={now} />,
    },
    {
      id: 'changed',
      header: m.inbox_changed(),
      value: ({ changedAt }) => changedAt,
      // On a narrow screen the time stands below the date.
      cell: ({ changedAt }) => (
        <>
          <BriefDate instant={changedAt} now={now} /> {formatTime(new Date(changedAt))}
        </>
      ),
    },
    {
      id: 'assignee',
      header: m.inbox_assignee(),
      value: ({ assignee }) => assignee?.name ?? m.inbox_nobody(),
      isOneLine: true,
    },
  ]
}

/** A search finds inquiries in all states, unless one is chosen; without one, those that wait are shown. */
function filtersOf(
  categories: InboxCategories['items'],
  isSearch: boolean,
): DataFilter<InquiryLine>[] {
  const unchosen = isSearch ? 'all' : 'waiting'
  return [
    {
      id: 'status',
      label: m.inbox_state(),
      kind: Object.entries(stateNames)
        .filter(([state]) => state !== unchosen)
        .map(([value, name]) => ({ value, text: name() })),
      unchosen: stateNames[unchosen](),
    },
    {
      id: 'category',
      label: m.inbox_category(),
      kind: categories.map(({ id, name }) => ({ value: id, text: textIn(name) })),
    },
    {
      id: 'assignee',
      label: m.inbox_assignee(),
      kind: [
        { value: 'mine', text: m.inbox_mine() },
        { value: 'nobody', text: m.inbox_nobody() },
      ],
    },
  ]
}
