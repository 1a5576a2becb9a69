import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import styles from '../../components/Application.module.css'
import type { RefundApplication } from '../contract.ts'

/** The way to the refund: the ordinary one, or the one for people who cannot use it. */
export function RefundInfo(props: { isOffered: boolean; refund: RefundApplication }) {
  const { isOffered, refund } = props
  const form = pagePath('depositRefund', getLocale())
  if (refund.id !== null || !(isOffered || refund.eligibility.manual === 'form')) return null
  return (
    <section className={styles.section} aria-labelledby="refund-heading" data-screen-only>
      <h2 id="refund-heading" className={styles.heading}>
        {m.refund_info_heading()}
      </h2>
      <p>{isOffered ? m.refund_info_text() : m.refund_info_manual_text()}</p>
      <p>
        <ContentLink href={`${form}?page=1`} {...(isOffered && { className: 'ds-button' })}>
          {isOffered ? m.refund_apply() : m.refund_info_manual_link()}
        </ContentLink>
      </p>
    </section>
  )
}
