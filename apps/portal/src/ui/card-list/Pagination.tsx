import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { SearchLink } from '../SearchLink.tsx'
import styles from './Pagination.module.css'
import { pageNumbers } from './page-numbers.ts'

type Props = {
  page: number
  pages: number
}

/** Links, so that a page can be opened in a new tab, shared, and reached without JavaScript. */
export function Pagination({ page, pages }: Props) {
  if (pages < 2) return null
  return (
    <nav className={styles.pagination} aria-label={m.pagination_label()}>
      {page > 1 && (
        <PageLink page={page - 1} rel="prev">
          {m.pagination_previous()}
        </PageLink>
      )}
      <ol className={styles.numbers}>
        {pageNumbers(page, pages).map((entry) =>
          entry.kind === 'gap' ? (
            <li key={entry.key} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry.page}>
              <PageLink page={entry.page} isCurrent={entry.page === page}>
                <span className={styles.number}>{entry.page}</span>
              </PageLink>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <PageLink page={page + 1} rel="next">
          {m.pagination_next()}
        </PageLink>
      )}
    </nav>
  )
}

function PageLink(props: {
  page: number
  isCurrent?: boolean
  rel?: 'prev' | 'next'
  children: ReactNode
}) {
  const search = useSearch({ strict: false })
  return (
    <SearchLink
      search={{ ...search, page: props.page === 1 ? undefined : props.page }}
      rel={props.rel}
      className={styles.link}
      current={props.isCurrent ? 'page' : undefined}
      label={props.rel ? undefined : m.pagination_page({ page: props.page })}
    >
      {props.children}
    </SearchLink>
  )
}
