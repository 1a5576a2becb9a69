import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import styles from './DataTable.module.css'
import { pageOf, type TableSearch, withPage } from './table-search.ts'

export function TablePages(props: { label: string; search: TableSearch; pages: number }) {
  const { label, search, pages } = props
  const page = pageOf(search)
  if (pages <= 1 && page === 1) return null
  return (
    <nav aria-label={m.table_pages({ table: label })} className={styles.pages}>
      {page > 1 && (
        <Link to="." search={withPage(search, Math.min(page - 1, pages || 1))} state rel="prev">
          {m.table_previous()}
        </Link>
      )}
      <span>{m.table_page({ page, pages })}</span>
      {page < pages && (
        <Link to="." search={withPage(search, page + 1)} state rel="next">
          {m.table_next()}
        </Link>
      )}
    </nav>
  )
}
