import { Button } from '@digdir/designsystemet-react'
import { useNavigate } from '@tanstack/react-router'
import { m } from '#messages'
import type { DataColumn } from './columns.ts'
import styles from './DataTable.module.css'
import { TablePopover } from './TablePopover.tsx'
import { chosenColumns, type TableSearch, withColumn, withColumns } from './table-search.ts'

/** Which columns the table has; the one that names the row always stays. */
export function ColumnChoice<Row>(props: {
  columns: readonly DataColumn<Row>[]
  search: TableSearch
}) {
  const { search } = props
  const columns = props.columns.filter(({ isHidden }) => !isHidden)
  const navigate = useNavigate()
  const shown = chosenColumns(columns, search)
  const show = (change: (present: TableSearch) => TableSearch) =>
    navigate({
      to: '.',
      search: change as never,
      state: true,
      replace: true,
      resetScroll: false,
    })
  return (
    <TablePopover button={m.table_columns()}>
      {() => (
        <fieldset className={styles.columnList}>
          <legend className="ds-sr-only">{m.table_columns()}</legend>
          {columns.map((column) => (
            <label key={column.id}>
              <input
                type="checkbox"
                className="ds-input"
                checked={shown.includes(column)}
                disabled={column.isRowHeader}
                onChange={({ target }) => show(withColumn(columns, column.id, target.checked))}
              />
              {column.header}
            </label>
          ))}
          {shown.length < columns.length && (
            <Button
              variant="tertiary"
              data-size="sm"
              onClick={() => show((present) => withColumns(present, []))}
            >
              {m.table_all_columns()}
            </Button>
          )}
        </fieldset>
      )}
    </TablePopover>
  )
}
