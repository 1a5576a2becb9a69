import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { formatShortDate } from '#platform/time/format.ts'
import type { DataColumn, DataFilter } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import type { StaffEntry } from '../../model/contract.ts'
import { stateText } from '../../model/entry-texts.ts'
import { allEntriesQuery } from '../queries.ts'
import { HandleButton } from './HandleButton.tsx'
import styles from './SuggestionBox.module.css'

export function EntryTable({ search }: { search: TableSearch }) {
  const { data, error, refetch } = useQuery(allEntriesQuery)
  const columns = useMemo(makeColumns, [])
  const filters = useMemo(makeFilters, [])
  return (
    <DataTable
      label={m.suggestion_box_heading()}
      columns={columns}
      filters={filters}
      rowId={({ id }) => id}
      source={{ rows: data?.items, error, refetch }}
      errorText={staffErrorText}
      emptyText={m.suggestion_box_staff_none()}
      search={search}
      actions={{
        header: m.suggestion_box_actions(),
        cell: (entry) => entry.handledAt === null && <HandleButton entry={entry} />,
      }}
    />
  )
}

function makeColumns(): DataColumn<StaffEntry>[] {
  return [
    {
      id: 'name',
      header: m.suggestion_box_from(),
      value: ({ name }) => name,
      isSortable: true,
      isRowHeader: true,
    },
    {
      id: 'text',
      header: m.suggestion_box_text_column(),
      value: ({ text }) => text,
      cell: ({ text }) => <span className={styles.text}>{text}</span>,
    },
    {
      id: 'createdAt',
      header: m.suggestion_box_sent_on(),
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt}>{formatShortDate(new Date(createdAt))}</time>
      ),
      isSortable: true,
    },
    { id: 'state', header: m.suggestion_box_state(), value: stateText },
  ]
}

function makeFilters(): DataFilter<StaffEntry>[] {
  return [
    {
      id: 'name',
      label: m.suggestion_box_from(),
      kind: 'text',
      matches: ({ name }, text) => name.toLowerCase().includes(text.toLowerCase()),
    },
    {
      id: 'state',
      label: m.suggestion_box_state(),
      kind: [
        { value: 'waiting', text: m.suggestion_box_waiting() },
        { value: 'handled', text: m.suggestion_box_handled() },
      ],
      matches: ({ handledAt }, wanted) => (handledAt ? 'handled' : 'waiting') === wanted,
    },
  ]
}
