import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { m } from '#messages'
import { currentScreen } from '#platform/screen.ts'
import { Page } from '../layout/Page.tsx'
import styles from './CardListPage.module.css'
import { Pagination } from './Pagination.tsx'
import { cardListPageSize } from './page-size.ts'

type Props = {
  heading: string
  intro: string
  /** The result count with its singular or plural label. */
  count: string
  total: number
  page: number
  pageSize: number
  children: ReactNode
}

/** Heading, intro, count, grid of cards, pagination and the way back up (specification, section 2). */
export function CardListPage(props: Props) {
  useRightPageSize(props.pageSize)
  return (
    <Page heading={props.heading} intro={props.intro}>
      {props.total === 0 ? (
        <p className={styles.empty}>{m.list_empty_text()}</p>
      ) : (
        <>
          <p className={styles.count} role="status">
            {props.count}
          </p>
          <div className={styles.grid}>{props.children}</div>
          <Pagination page={props.page} pages={Math.ceil(props.total / props.pageSize)} />
          <p className={styles.top}>
            <a href="#top">{m.back_to_top()}</a>
          </p>
        </>
      )}
    </Page>
  )
}

/** The server guesses the screen from the request; where it was wrong the list is fetched again. */
function useRightPageSize(pageSize: number): void {
  const router = useRouter()
  useEffect(() => {
    if (pageSize !== cardListPageSize[currentScreen()]) void router.invalidate()
  }, [pageSize, router])
}
