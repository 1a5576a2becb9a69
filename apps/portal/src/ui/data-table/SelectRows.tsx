import { m } from '#messages'
import type { RowSelection } from './columns.ts'
import styles from './DataTable.module.css'

/** All rows of the page that can be chosen, or none of them. */
export function SelectRows<Row>(props: { rows: readonly Row[]; selection: RowSelection<Row> }) {
  const { rows, selection } = props
  const { isAllowed = () => true } = selection
  const allowed = rows.filter(isAllowed)
  const count = allowed.filter(selection.has).length
  const isSome = count > 0 && count < allowed.length
  return (
    <label className={styles.select}>
      <input
        type="checkbox"
        className="ds-input"
        aria-label={m.table_select_page()}
        checked={count > 0 && !isSome}
        disabled={allowed.length === 0}
        ref={(box) => {
          if (box) box.indeterminate = isSome
        }}
        onChange={() => selection.choose(allowed, count < allowed.length)}
      />
      <span>{m.table_select_page()}</span>
    </label>
  )
}

export function SelectRow<Row>({ row, selection }: { row: Row; selection: RowSelection<Row> }) {
  if (selection.isAllowed?.(row) === false) return null
  return (
    <label className={styles.select}>
      <input
        type="checkbox"
        className="ds-input"
        aria-label={selection.label(row)}
        checked={selection.has(row)}
        onChange={({ target }) => selection.choose([row], target.checked)}
      />
      <span>{m.table_select()}</span>
    </label>
  )
}
