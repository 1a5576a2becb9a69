import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import type { AccountApplication, ApplicationEvent, DepositAccount } from '../contract.ts'
import { formatMoney } from '../format-kroner.ts'
import { statusViewOf } from '../status-view.ts'
import styles from './Application.module.css'

type Props = { application: AccountApplication; account: DepositAccount }

/** What has happened, with its date, and whose turn it is. */
export function Timeline({ application, account }: Props) {
  return (
    <section aria-labelledby="deposit-timeline">
      <h2 id="deposit-timeline" className={styles.heading}>
        {m.deposit_timeline()}
      </h2>
      <ol className={styles.timeline}>
        {application.events.map((event) => (
          <li key={event.at + event.action}>
            <Day at={new Date(event.at)} />
            <p className={styles.what}>{eventTexts[event.action]()}</p>
            {event.comment && <p className={styles.comment}>{event.comment}</p>}
          </li>
        ))}
        {account.payments.map(({ receivedOn, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same amount may come twice on a day
          <li key={index}>
            <Day at={noonOf(receivedOn)} />
            <p className={styles.what}>
              {m.deposit_event_received({ amount: formatMoney(amount) })}
            </p>
          </li>
        ))}
        <li>
          <p className={styles.what}>{m.deposit_next()}</p>
          <p>{nextText(application, account)}</p>
        </li>
      </ol>
    </section>
  )
}

function Day({ at }: { at: Date }) {
  return (
    <p className={styles.when}>
      <time dateTime={at.toISOString()}>{formatDayAndYear(at)}</time>
    </p>
  )
}

const eventTexts = {
  send: m.deposit_event_sent,
  edit: m.deposit_event_edited,
  approve: m.deposit_event_approved,
  reject: m.deposit_event_rejected,
  'ask-for-changes': m.deposit_event_changes,
  reopen: m.deposit_event_reopened,
} satisfies Record<ApplicationEvent['action'], () => string>

function nextText({ status }: AccountApplication, { paid, invoice }: DepositAccount): string {
  switch (statusViewOf(status)) {
    case 'none':
      return ''
    case 'applied':
      return m.deposit_next_staff()
    case 'commented':
    case 'rejected':
      return m.deposit_next_student()
    case 'awaiting-payment':
      if (paid || !invoice) return m.deposit_next_letter()
      return m.deposit_next_pay({ date: formatDayAndYear(noonOf(invoice.dueOn)) })
  }
}
