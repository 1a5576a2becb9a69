import type { DataColumn, DataFilter } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/DataTable.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'

type Fruit = { name: string; kind: string; pieces: number }

const rows: Fruit[] = [
  { name: 'Apple', kind: 'core', pieces: 12 },
  { name: 'Cherry', kind: 'stone', pieces: 240 },
  { name: 'Pear', kind: 'core', pieces: 7 },
]

const columns: DataColumn<Fruit>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name, isSortable: true, isRowHeader: true },
  { id: 'kind', header: 'Kind', value: ({ kind }) => kind },
  { id: 'pieces', header: 'Pieces', value: ({ pieces }) => pieces, isSortable: true },
]

const filters: DataFilter<Fruit>[] = [
  {
    id: 'kind',
    label: 'Kind',
    kind: [
      { value: 'core', text: 'core' },
      { value: 'stone', text: 'stone' },
    ],
    matches: ({ kind }, wanted) => kind === wanted,
  },
]

export function TableParts({ search }: { search: TableSearch }) {
  const shared = {
    columns,
    rowId: ({ name }: Fruit) => name,
    errorText: () => 'The table could not be loaded.',
    emptyText: 'No fruit fits.',
    search,
  }
  return (
    <>
      <DataTable
        {...shared}
        label="Fruit"
        filters={filters}
        source={{ rows, error: null, refetch: () => undefined }}
      />
      <DataTable
        {...shared}
        label="No fruit"
        source={{ rows: [], error: null, refetch: () => undefined }}
      />
    </>
  )
}
