import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { SavedViews } from '#core/staff-area/views/SavedViews.tsx'
import {
  type Institution,
  institutionName,
  institutionOptions,
} from '#core/studies/institutions.ts'
import { institutionsQuery } from '#core/studies/queries.ts'
import { m } from '#messages'
import { formatShortDate, formatTime } from '#platform/time/format.ts'
import type { DataColumn, DataFilter } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import type { SemesterDeliveries } from '../contract.ts'
import { deliveriesQuery } from '../queries.ts'
import styles from './Deliveries.module.css'

type Delivery = SemesterDeliveries['items'][number]

const none: readonly Institution[] = []

/** The latest deliveries, by institutions and by staff. */
export function DeliveryList({ search }: { search: TableSearch }) {
  const { data, error, refetch } = useQuery(deliveriesQuery)
  const institutions = useQuery(institutionsQuery)
  const known = institutions.data ?? none
  const columns = useMemo(() => makeColumns(known), [known])
  const filters = useMemo(() => makeFilters(known), [known])
  return (
    <section className={styles.section} aria-labelledby="deliveries-heading">
      <h2 id="deliveries-heading">{m.semester_deliveries_heading()}</h2>
      <DataTable
        label={m.semester_deliveries_heading()}
        columns={columns}
        filters={filters}
        rowId={({ id }) => id}
        source={{ rows: institutions.isPending ? undefined : data?.items, error, refetch }}
        errorText={staffErrorText}
        emptyText={m.semester_deliveries_none()}
        search={search}
        views={<SavedViews list="semester-deliveries" search={search} filters={filters} />}
      />
    </section>
  )
}

const methodText = ({ by }: Pick<Delivery, 'by'>) =>
  by === 'key' ? m.semester_delivery_by_key() : m.semester_delivery_by_file()

function makeColumns(institutions: readonly Institution[]): DataColumn<Delivery>[] {
  return [
    {
      id: 'institution',
      header: m.semester_delivery_institution(),
      value: ({ institution }) => institutionName(institutions, institution),
      isSortable: true,
      isRowHeader: true,
    },
    {
      id: 'registrations',
      header: m.semester_delivery_registrations(),
      value: ({ registrations }) => registrations,
      isSortable: true,
    },
    { id: 'by', header: m.semester_delivery_method(), value: methodText },
    {
      id: 'deliveredAt',
      header: m.semester_delivery_time(),
      value: ({ deliveredAt }) => deliveredAt,
      cell: ({ deliveredAt }) => (
        <time dateTime={deliveredAt}>
          {formatShortDate(new Date(deliveredAt))} {formatTime(new Date(deliveredAt))}
        </time>
      ),
      isSortable: true,
    },
  ]
}

function makeFilters(institutions: readonly Institution[]): DataFilter<Delivery>[] {
  return [
    {
      id: 'institution',
      label: m.semester_delivery_from(),
      kind: institutionOptions(institutions),
      matches: ({ institution }, wanted) => institution === wanted,
    },
    {
      id: 'by',
      label: m.semester_delivery_method(),
      kind: (['key', 'file'] as const).map((by) => ({ value: by, text: methodText({ by }) })),
      matches: ({ by }, wanted) => by === wanted,
    },
  ]
}
