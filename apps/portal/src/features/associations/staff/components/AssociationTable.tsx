import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { stateNames } from '#core/associations/names.ts'
import { associationStates } from '#core/associations/states.ts'
import {
  type Institution,
  institutionName,
  institutionOptions,
} from '#core/studies/institutions.ts'
import { institutionsQuery } from '#core/studies/queries.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import type { DataColumn, DataFilter } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import type { StaffAssociationRow, StaffAssociations } from '../../model/contract.ts'
import { staffFailureText } from '../../model/refusal-messages.ts'

type Topics = StaffAssociations['topics']

type Props = {
  all: { data: StaffAssociations | undefined; error: unknown; refetch: () => unknown }
  search: TableSearch
}

/** Searched by name, filtered by state, institution, topic and what is overdue; exported as CSV. */
export function AssociationTable({ all, search }: Props) {
  const { data, error, refetch } = all
  const institutions = useQuery(institutionsQuery).data
  const topics = data?.topics
  const columns = useMemo(
    () => makeColumns(institutions ?? [], topics ?? []),
    [institutions, topics],
  )
  const filters = useMemo(
    () => makeFilters(institutions ?? [], topics ?? []),
    [institutions, topics],
  )
  return (
    <DataTable
      label={m.associations_staff_heading()}
      columns={columns}
      filters={filters}
      rowId={({ id }) => id}
      source={{ rows: data?.items, error, refetch }}
      errorText={staffFailureText}
      emptyText={m.associations_staff_none()}
      search={search}
    />
  )
}

const dayText = (day: string | null) => (day === null ? '' : formatShortDate(noonOf(day)))

function makeColumns(
  institutions: readonly Institution[],
  topics: Topics,
): DataColumn<StaffAssociationRow>[] {
  return [
    {
      id: 'name',
      header: m.associations_name(),
      value: ({ name }) => name,
      cell: ({ id, name }) => (
        <Link to="/staff/associations/$id" params={{ id }}>
          {name}
        </Link>
      ),
      isSortable: true,
      isRowHeader: true,
      isLong: true,
    },
    {
      id: 'state',
      header: m.associations_state(),
      value: ({ state }) => stateNames[state](),
      isSortable: true,
    },
    {
      id: 'institution',
      header: m.association_field_institution(),
      value: ({ institutionCode }) =>
        institutionCode === null
          ? m.associations_institution_all()
          : institutionName(institutions, institutionCode),
      isSortable: true,
    },
    {
      id: 'topic',
      header: m.association_field_topic(),
      value: ({ topicId }) => {
        const topic = topics.find(({ id }) => id === topicId)
        return topic ? textIn(topic.name) : ''
      },
      isSortable: true,
    },
    {
      id: 'members',
      header: m.associations_members(),
      value: ({ members }) => members,
      isSortable: true,
      isNumeric: true,
    },
    {
      id: 'contacts',
      header: m.associations_contacts(),
      value: ({ contacts }) => contacts,
      isSortable: true,
      isNumeric: true,
    },
    {
      id: 'due',
      header: m.associations_due(),
      value: ({ dueOn }) => dueOn ?? '',
      cell: ({ dueOn, isOverdue }) =>
        isOverdue ? m.associations_overdue_since({ date: dayText(dueOn) }) : dayText(dueOn),
      isSortable: true,
    },
    {
      id: 'created',
      header: m.associations_created(),
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt}>{formatShortDate(new Date(createdAt))}</time>
      ),
      isSortable: true,
    },
  ]
}

function makeFilters(
  institutions: readonly Institution[],
  topics: Topics,
): DataFilter<StaffAssociationRow>[] {
  return [
    {
      id: 'name',
      label: m.associations_name(),
      kind: 'text',
      matches: ({ name }, text) => name.toLowerCase().includes(text.toLowerCase()),
    },
    {
      id: 'state',
      label: m.associations_state(),
      kind: associationStates.map((value) => ({ value, text: stateNames[value]() })),
      matches: ({ state }, wanted) => state === wanted,
    },
    {
      id: 'institution',
      label: m.association_field_institution(),
      kind: institutionOptions(institutions),
      matches: ({ institutionCode }, wanted) => institutionCode === wanted,
    },
    {
      id: 'topic',
      label: m.association_field_topic(),
      kind: topics.map(({ id, name }) => ({ value: id, text: textIn(name) })),
      matches: ({ topicId }, wanted) => topicId === wanted,
    },
    {
      id: 'due',
      label: m.associations_due(),
      kind: [{ value: 'overdue', text: m.associations_figure_overdue() }],
      matches: ({ isOverdue }) => isOverdue,
    },
  ]
}
