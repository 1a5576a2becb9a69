import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import styles from '../../components/Application.module.css'
import type { AccountApplication, DepositAccount } from '../../model/contract.ts'
import { bannerOf, paymentViewOf } from '../../model/status-view.ts'
import type { RefundApplication } from '../../refund/contract.ts'
import { timelineOf } from '../timeline.ts'

type Props = {
  application: AccountApplication
  account: DepositAccount
  refund: RefundApplication
}

/** What has happened, with its date, and whose turn it is. */
export function Timeline(known: Props) {
  return (
    <section aria-labelledby="deposit-timeline">
      <h2 id="deposit-timeline" className={styles.heading}>
        {m.deposit_timeline()}
      </h2>
      <ol className={styles.timeline}>
        {timelineOf(known).map(({ at, text, comment }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may come twice on a day
          <li key={index}>
            <p className={styles.when}>
              <time dateTime={at.toISOString()}>{formatDayAndYear(at)}</time>
            </p>
            <p className={styles.what}>{text}</p>
            {comment && <p className={styles.comment}>{comment}</p>}
          </li>
        ))}
        <li>
          <p className={styles.what}>{m.deposit_next()}</p>
          <p>{nextText(known)}</p>
        </li>
      </ol>
    </section>
  )
}

function nextText({ application, account, refund }: Props): string {
  const { view } = bannerOf({
    status: application.status,
    refundStatus: refund.status,
    hasPayoutFailed: refund.payoutFailure !== null,
    isPaid: account.paid,
    hasNationalId: refund.hasNationalId,
  })
  switch (view) {
    case 'none':
      return ''
    case 'applied':
      return m.deposit_next_staff()
    case 'commented':
    case 'rejected':
      return m.deposit_next_student()
    case 'awaiting-payment':
      if (paymentViewOf(account) === 'paid-out') return m.deposit_next_paid_out()
      if (account.invoice?.lapsesOn)
        return m.deposit_next_lapses({
          date: formatDayAndYear(noonOf(account.invoice.lapsesOn)),
        })
      return account.invoice
        ? m.deposit_next_pay({ date: formatDayAndYear(noonOf(account.invoice.dueOn)) })
        : ''
    case 'set-up':
      return m.deposit_next_letter()
    case 'refund-applied':
      return m.refund_next_staff()
    case 'refund-commented':
    case 'refund-rejected':
      return m.refund_next_student()
    case 'refund-returned':
      return m.refund_next_account()
    case 'refund-accepted':
      return nextOfPayout(refund)
  }
}

/** By the newest payout: an earlier one that failed was prepared again. */
function nextOfPayout({ payouts }: RefundApplication): string {
  switch (payouts.findLast(({ state }) => state !== 'withdrawn')?.state) {
    case 'sent':
      return m.refund_next_bank()
    case 'paid':
      return m.refund_next_nothing()
    case 'failed':
    case 'returned':
      return m.refund_next_failed()
    default:
      return m.refund_next_release()
  }
}
