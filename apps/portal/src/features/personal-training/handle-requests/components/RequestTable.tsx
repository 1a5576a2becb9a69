import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { SavedViews } from '#core/staff-area/views/SavedViews.tsx'
import { m } from '#messages'
import { formatShortDate } from '#platform/time/format.ts'
import type { DataColumn, DataFilter } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import type { StaffRequest } from '../../model/contract.ts'
import { kindNames, requestKinds } from '../../model/request-kinds.ts'
import { requestText, stateText } from '../../model/request-texts.ts'
import { allRequestsQuery } from '../queries.ts'
import { HandleButton } from './HandleButton.tsx'
import styles from './RequestTable.module.css'

export function RequestTable({ search }: { search: TableSearch }) {
  const { data, error, refetch } = useQuery(allRequestsQuery)
  const columns = useMemo(makeColumns, [])
  const filters = useMemo(makeFilters, [])
  return (
    <DataTable
      label={m.training_request_heading()}
      columns={columns}
      filters={filters}
      rowId={({ id }) => id}
      source={{ rows: data?.items, error, refetch }}
      errorText={staffErrorText}
      emptyText={m.training_request_staff_none()}
      search={search}
      views={<SavedViews list="training-requests" search={search} filters={filters} />}
      actions={{
        header: m.training_request_actions(),
        cell: (request) => request.handledAt === null && <HandleButton request={request} />,
      }}
    />
  )
}

function makeColumns(): DataColumn<StaffRequest>[] {
  return [
    {
      id: 'name',
      header: m.training_request_from(),
      value: ({ name }) => name,
      isSortable: true,
      isRowHeader: true,
    },
    {
      id: 'contact',
      header: m.training_request_contact(),
      value: ({ email, phone }) => [email, phone].filter(Boolean).join(', '),
      cell: ({ email, phone }) => (
        <>
          <a href={`mailto:${email}`}>{email}</a>
          {phone && (
            <>
              <br />
              <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
            </>
          )}
        </>
      ),
    },
    {
      id: 'kind',
      header: m.training_request_kind(),
      value: requestText,
    },
    {
      id: 'text',
      header: m.training_request_text_column(),
      value: ({ text }) => text,
      isLong: true,
      cell: ({ text }) => <span className={styles.text}>{text}</span>,
    },
    {
      id: 'createdAt',
      header: m.training_request_sent_on(),
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt}>{formatShortDate(new Date(createdAt))}</time>
      ),
      isSortable: true,
    },
    { id: 'state', header: m.training_request_state(), value: stateText },
  ]
}

function makeFilters(): DataFilter<StaffRequest>[] {
  return [
    {
      id: 'name',
      label: m.training_request_from(),
      kind: 'text',
      matches: ({ name }, text) => name.toLowerCase().includes(text.toLowerCase()),
    },
    {
      id: 'kind',
      label: m.training_request_kind(),
      kind: requestKinds.map((value) => ({ value, text: kindNames[value]() })),
      matches: ({ kind }, wanted) => kind === wanted,
    },
    {
      id: 'state',
      label: m.training_request_state(),
      kind: [
        { value: 'waiting', text: m.training_request_waiting() },
        { value: 'handled', text: m.training_request_handled() },
      ],
      matches: ({ handledAt }, wanted) => (handledAt ? 'handled' : 'waiting') === wanted,
    },
  ]
}
