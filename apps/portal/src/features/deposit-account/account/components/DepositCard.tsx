import { useQuery } from '@tanstack/react-query'
import styles from '#core/members-area/Overview.module.css'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { applicationQuery } from '../../apply/queries.ts'
import { type BannerView, bannerOf, statusHeadings } from '../../model/status-view.ts'
import { refundQuery } from '../../refund/queries.ts'
import { accountQuery } from '../queries.ts'

const viewsThatNeedAction: ReadonlySet<BannerView> = new Set([
  'commented',
  'rejected',
  'refund-commented',
  'refund-rejected',
  'refund-returned',
])

/** How far the deposit account has come; nothing for the many who have none. */
export function DepositCard() {
  const { data } = useQuery(applicationQuery)
  // Only an approved application has an account and a refund.
  const enabled = data?.status === 'INNVILGET'
  const { data: account } = useQuery({ ...accountQuery, enabled })
  const { data: refund } = useQuery({ ...refundQuery, enabled })
  if (!data?.id || (enabled && !(account && refund))) return null
  const { view } = bannerOf({
    status: data.status,
    refundStatus: refund?.status ?? null,
    hasPayoutFailed: (refund?.payoutFailure ?? null) !== null,
    isPaid: account?.paid ?? false,
    hasNationalId: refund?.hasNationalId ?? false,
  })
  const needsAction = viewsThatNeedAction.has(view)
  return (
    <section className={styles.card} data-attention={needsAction || undefined}>
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
