import { useQuery } from '@tanstack/react-query'
import styles from '#core/members-area/Overview.module.css'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { applicationQuery } from '../queries.ts'
import { statusHeadings, statusViewOf } from '../status-view.ts'

/** How far the deposit account has come; nothing for the many who have none. */
export function DepositCard() {
  const { data } = useQuery(applicationQuery)
  if (!data?.id) return null
  const view = statusViewOf(data.status)
  const isTheirTurn = view === 'commented' || view === 'rejected'
  return (
    <section className={styles.card} data-attention={isTheirTurn || undefined}>
      <h2 className={styles.heading}>{m.deposit_heading()}</h2>
      <p>{statusHeadings[view]()}</p>
      <p>
        <ContentLink href={pagePath('depositAccount', getLocale())}>
          {m.deposit_to_account()}
        </ContentLink>
      </p>
    </section>
  )
}
