import {
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  type RowData,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { getLocale } from '#locale'
import { compareValues, type DataColumn, type DataFilter } from './columns.ts'
import { pageOf, sortingOf, type TableSearch } from './table-search.ts'

const features = tableFeatures({
  columnFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

/**
 * The rows that the address asks for.
 * @param remoteTotal given where the API has filtered, sorted and paged: the number of all
 */
export function useDataTable<Row extends RowData>(given: {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  filters: readonly DataFilter<Row>[]
  rowId: (row: Row) => string
  search: TableSearch
  pageSize: number
  remoteTotal: number | undefined
}) {
  const { rows, columns, filters, rowId, search, pageSize, remoteTotal } = given
  const isRemote = remoteTotal !== undefined
  const locale = getLocale()
  const definitions = useMemo(
    () =>
      columns.map(({ id, value, isSortable = false }) => ({
        id,
        accessorFn: value,
        enableSorting: isSortable,
        sortFn: (one: { original: Row }, other: { original: Row }) =>
          compareValues(value(one.original), value(other.original), locale),
        filterFn: (row: { original: Row }, _column: string, wanted: string) =>
          filters.find((filter) => filter.id === id)?.matches?.(row.original, wanted) ?? true,
      })),
    [columns, filters, locale],
  )
  const data = useMemo(() => [...rows], [rows])
  const sorting = sortingOf(search)
  const isKnown = columns.some(({ id, isSortable }) => isSortable && id === sorting?.column)
  const table = useTable({
    features,
    data,
    columns: definitions,
    getRowId: rowId,
    manualFiltering: isRemote,
    manualSorting: isRemote,
    manualPagination: isRemote,
    autoResetPageIndex: false,
    ...(isRemote && { rowCount: remoteTotal }),
    state: {
      columnFilters: filters.flatMap(({ id }) =>
        search[id] === undefined ? [] : [{ id, value: String(search[id]) }],
      ),
      sorting: sorting && isKnown ? [{ id: sorting.column, desc: sorting.isDescending }] : [],
      pagination: { pageIndex: pageOf(search) - 1, pageSize },
    },
  })
  return {
    shown: table.getRowModel().rows.map(({ original }) => original),
    /** What the filters leave, of all pages; of a remote table this page alone. */
    filtered: table.getPrePaginatedRowModel().rows.map(({ original }) => original),
    total: remoteTotal ?? table.getPrePaginatedRowModel().rows.length,
  }
}
