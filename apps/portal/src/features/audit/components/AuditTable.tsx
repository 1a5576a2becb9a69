import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AuditNames } from '#core/audit/audit-names.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { SavedViews } from '#core/staff-area/views/SavedViews.tsx'
import { m } from '#messages'
import { formatShortDate, formatTime } from '#platform/time/format.ts'
import type { DataColumn, DataFilter } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { auditPageSize } from '../audit-filters.ts'
import type { AuditLine } from '../contract.ts'
import {
  actionText,
  actorRolesText,
  actorText,
  changesOf,
  changeText,
  subjectText,
} from '../entry-texts.ts'
import { auditQuery, fetchAll } from '../queries.ts'

export function AuditTable({ search, names }: { search: TableSearch; names: AuditNames }) {
  const { data, error, refetch } = useQuery({
    ...auditQuery(search),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => columnsOf(names), [names])
  const filters = useMemo(() => filtersOf(names), [names])
  return (
    <DataTable
      label={m.audit_heading()}
      columns={columns}
      filters={filters}
      rowId={({ id }) => String(id)}
      source={{ rows: data?.items, error, refetch }}
      errorText={staffErrorText}
      emptyText={m.audit_none()}
      search={search}
      views={<SavedViews list="audit-log" search={search} filters={filters} />}
      pageSize={auditPageSize}
      remote={{ total: data?.total, all: () => fetchAll(search) }}
    />
  )
}

function columnsOf(names: AuditNames): DataColumn<AuditLine>[] {
  const changes = (line: AuditLine, isWhole: boolean) =>
    changesOf(names, line, { isWhole }).map(changeText)
  return [
    {
      id: 'at',
      header: m.audit_time(),
      value: ({ at }) => at,
      cell: ({ at }) => <Instant at={at} />,
      isSortable: true,
    },
    {
      id: 'actor',
      header: m.audit_actor(),
      value: actorText,
      cell: (line) => (
        <>
          {actorText(line)}
          <small>{actorRolesText(line)}</small>
        </>
      ),
    },
    {
      id: 'action',
      header: m.audit_action(),
      value: ({ action }) => actionText(names, action),
      isRowHeader: true,
    },
    {
      id: 'subject',
      header: m.audit_subject(),
      value: ({ subject }) => subjectText(names, subject),
    },
    {
      id: 'change',
      header: m.audit_change(),
      value: (line) => changes(line, true).join('\n'),
      cell: (line) => changes(line, false).map((text) => <div key={text}>{text}</div>),
    },
  ]
}

function Instant({ at }: { at: string }) {
  const instant = new Date(at)
  return (
    <time dateTime={at}>
      {formatShortDate(instant)} {formatTime(instant)}
    </time>
  )
}

function filtersOf(names: AuditNames): DataFilter<AuditLine>[] {
  return [
    { id: 'actor', label: m.audit_actor(), kind: 'text' },
    {
      id: 'action',
      label: m.audit_action(),
      kind: Object.entries(names.actions).map(([value, name]) => ({ value, text: name() })),
    },
    { id: 'day', label: m.audit_day(), kind: 'day' },
  ]
}
