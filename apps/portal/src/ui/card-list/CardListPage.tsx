import type { FixedPage as FixedPageContent } from '@trivsel/content-contract/pages'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { currentScreen } from '#platform/screen.ts'
import { FixedPage } from '../fixed-page/FixedPage.tsx'
import styles from './CardListPage.module.css'
import { Pagination } from './Pagination.tsx'

type Props = {
  list: { fixedPage: FixedPageContent | null; total: number; page: number; pageSize: number }
  /** When the editors have written none. */
  heading: string
  intro?: string
  /** The result count with its singular or plural label. */
  count: string
  filters?: ReactNode
  /** Links to other ways to show the same. */
  views?: ReactNode
  /** Another way to show all of it, in the place of cards and pages. */
  shown?: ReactNode
  /** When there is nothing to show; without it the list says that nothing is published. */
  empty?: ReactNode
  /** The page size is the same on every screen. */
  fixedPageSize?: true
  children: ReactNode
}

/**
 * Heading, intro, top section, filters, count, grid of cards, pagination and the way back up
 * (specification, section 2).
 */
export function CardListPage(props: Props) {
  const { fixedPage, total, page, pageSize } = props.list
  return (
    <FixedPage
      content={fixedPage}
      heading={props.heading}
      {...(props.intro && { intro: props.intro })}
    >
      {props.filters}
      {props.views}
      <p className={styles.count} role="status">
        {props.count}
      </p>
      {total === 0
        ? (props.empty ?? <p>{m.list_empty_text()}</p>)
        : (props.shown ?? (
            <>
              <div
                className={styles.grid}
                {...(!props.fixedPageSize && {
                  'data-behaviour': 'page-size',
                  'data-screen': currentScreen(),
                })}
              >
                {props.children}
              </div>
              <Pagination page={page} pages={Math.ceil(total / pageSize)} />
              <p className={styles.top}>
                <a href="#top">{m.back_to_top()}</a>
              </p>
            </>
          ))}
    </FixedPage>
  )
}
