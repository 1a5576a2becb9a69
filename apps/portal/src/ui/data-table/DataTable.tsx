import { Table } from '@digdir/designsystemet-react'
import { useNavigate } from '@tanstack/react-router'
import type { RowData } from '@tanstack/react-table'
import { type ReactNode, useId } from 'react'
import { m } from '#messages'
import { LoadFailure } from '../LoadFailure.tsx'
import { Waiting } from '../Waiting.tsx'
import { ColumnChoice } from './ColumnChoice.tsx'
import type { DataColumn, DataFilter, RowSelection } from './columns.ts'
import styles from './DataTable.module.css'
import { ExportButton } from './ExportButton.tsx'
import { SelectRow, SelectRows } from './SelectRows.tsx'
import { type PrivateText, TableFilters } from './TableFilters.tsx'
import { TablePages } from './TablePages.tsx'
import { chosenColumns, pageOf, sortedBy, sortingOf, type TableSearch } from './table-search.ts'
import { useDataTable } from './use-data-table.ts'

type Props<Row> = {
  /** Names the table, and the file that it is exported to. */
  label: string
  columns: readonly DataColumn<Row>[]
  rowId: (row: Row) => string
  /** As `useQuery` gives it, with the rows. */
  source: { rows: readonly Row[] | undefined; error: unknown; refetch: () => unknown }
  errorText: (error: unknown) => string
  emptyText: string
  filters?: readonly DataFilter<Row>[]
  /** Searched for without being in the address. */
  privateText?: PrivateText
  /** Of the address, as `tableSearch` reads it. */
  search: TableSearch
  pageSize?: number
  /** Where the API filters, sorts and pages. @see Remote */
  remote?: Remote<Row>
  /** Rows can be chosen, with a tick box at the beginning of each. */
  selection?: RowSelection<Row> | undefined
  /** Above the table, to choose among saved filters, orders and columns. */
  views?: ReactNode
  /** A sentence about all rows that the filters leave, beside their number. */
  summary?: ReactNode
  /** At the end of each row, not exported. */
  actions?: { header: string; cell: (row: Row) => ReactNode }
}

export type Remote<Row> = {
  /** Rows that the filters leave, of all pages. */
  total: number | undefined
  /** There are more, which are not counted. */
  isMore?: boolean
  /** Fetches them, for the export. */
  all: () => Promise<readonly Row[]>
}

const none: readonly never[] = []

/**
 * Rows with filters, an order and pages, all of them in the address: what is found can be found again
 * and sent to somebody, and the way back works. On a phone each row is a card.
 */
export function DataTable<Row extends RowData>(props: Props<Row>) {
  const { source, filters = none, search, errorText } = props
  const { rows, error, refetch } = source
  return (
    <div className={styles.whole}>
      {filters.length > 0 && (
        <TableFilters
          label={m.table_filters({ table: props.label })}
          filters={filters}
          search={search}
          privateText={props.privateText}
        />
      )}
      {rows ? (
        <Rows {...props} rows={rows} />
      ) : error ? (
        <LoadFailure text={errorText(error)} retry={() => refetch()} />
      ) : (
        <Waiting rows={3} />
      )}
    </div>
  )
}

function Rows<Row extends RowData>(props: Props<Row> & { rows: readonly Row[] }) {
  const { label, columns, rowId, search, filters = none, pageSize = 50, remote, actions } = props
  const { selection } = props
  const navigate = useNavigate()
  const seen = chosenColumns(columns, search)
  const count = useId()
  const { shown, filtered, total } = useDataTable({
    rows: props.rows,
    columns,
    filters,
    rowId,
    search,
    pageSize,
    remoteTotal: remote && (remote.total ?? 0),
  })
  const sorting = sortingOf(search)
  const sortOf = ({ id }: DataColumn<Row>) => {
    if (sorting?.column !== id) return 'none'
    return sorting.isDescending ? 'descending' : 'ascending'
  }
  return (
    <>
      <div className={styles.above}>
        <div className={styles.count}>
          <p id={count} role="status">
            {countText({
              total,
              shown: shown.length,
              page: pageOf(search),
              pageSize,
              isMore: remote?.isMore ?? false,
            })}
          </p>
          {props.summary}
        </div>
        {(total > 0 || props.views) && (
          <div className={styles.tools} data-screen-only>
            {props.views}
            {total > 0 && (
              <>
                <ColumnChoice columns={columns} search={search} />
                <ExportButton
                  label={label}
                  columns={columns.filter((column) => column.isHidden || seen.includes(column))}
                  all={remote ? remote.all : async () => filtered}
                />
              </>
            )}
          </div>
        )}
      </div>
      {total === 0 ? (
        <p className={styles.empty}>{props.emptyText}</p>
      ) : (
        // The roles say what the cards of phones, which are no table boxes, would lose.
        <div className={styles.scroll}>
          <Table aria-label={label} role="table" className={styles.table} hover>
            <Table.Head role="rowgroup">
              <Table.Row role="row">
                {selection && (
                  <Table.HeaderCell scope="col" role="columnheader" data-select data-screen-only>
                    <SelectRows rows={shown} selection={selection} />
                  </Table.HeaderCell>
                )}
                {seen.map((column) => (
                  <Table.HeaderCell
                    key={column.id}
                    scope="col"
                    role="columnheader"
                    data-numeric={column.isNumeric ? '' : undefined}
                    {...(column.isSortable && {
                      sort: sortOf(column),
                      onClick: () =>
                        navigate({ to: '.', search: sortedBy(column.id) as never, state: true }),
                    })}
                  >
                    {column.header}
                  </Table.HeaderCell>
                ))}
                {actions && (
                  <Table.HeaderCell scope="col" role="columnheader" data-screen-only>
                    {actions.header}
                  </Table.HeaderCell>
                )}
              </Table.Row>
            </Table.Head>
            <Table.Body role="rowgroup">
              {shown.map((row) => (
                <Table.Row key={rowId(row)} role="row">
                  {selection && (
                    <Table.Cell role="cell" data-select data-screen-only>
                      <SelectRow row={row} selection={selection} />
                    </Table.Cell>
                  )}
                  {seen.map((column) => (
                    <BodyCell key={column.id} column={column} row={row} />
                  ))}
                  {actions && (
                    <Table.Cell role="cell" data-actions data-screen-only>
                      {actions.cell(row)}
                    </Table.Cell>
                  )}
                </Table.Row>
              ))}
            </Table.Body>
          </Table>
        </div>
      )}
      {selection && shown.some(selection.has) && (
        <div className={styles.bar} data-screen-only>
          {selection.bar}
        </div>
      )}
      <TablePages label={label} search={search} pages={Math.ceil(total / pageSize)} />
    </>
  )
}

function BodyCell<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const { header, value, cell, isRowHeader, isNumeric, isLong, isOneLine } = column
  const content = cell ? cell(row) : value(row)
  const data = {
    'data-label': header,
    'data-numeric': isNumeric ? '' : undefined,
    'data-long': isLong ? '' : undefined,
    'data-one-line': isOneLine ? '' : undefined,
  }
  if (isRowHeader)
    return (
      <Table.HeaderCell scope="row" role="rowheader" {...data}>
        {content}
      </Table.HeaderCell>
    )
  return (
    <Table.Cell role="cell" {...data}>
      {content}
    </Table.Cell>
  )
}

type Counted = { total: number; shown: number; page: number; pageSize: number; isMore: boolean }

function countText({ total, shown, page, pageSize, isMore }: Counted) {
  if (total <= pageSize || shown === 0) return m.table_count({ count: total })
  const first = (page - 1) * pageSize + 1
  return m.table_count_page({
    first,
    last: first + shown - 1,
    count: isMore ? m.table_more_than({ count: total }) : total,
  })
}
