import { m } from '#messages'
import { formatDayAndYear } from '#platform/time/format.ts'
import type { AccountApplication, ApplicationEvent } from '../contract.ts'
import { statusViewOf } from '../status-view.ts'
import styles from './Application.module.css'

/** What has happened, with its date, and whose turn it is. */
export function Timeline({ application }: { application: AccountApplication }) {
  return (
    <section aria-labelledby="deposit-timeline">
      <h2 id="deposit-timeline" className={styles.heading}>
        {m.deposit_timeline()}
      </h2>
      <ol className={styles.timeline}>
        {application.events.map((event) => (
          <li key={event.at + event.action}>
            <p className={styles.when}>
              <time dateTime={event.at}>{formatDayAndYear(new Date(event.at))}</time>
            </p>
            <p className={styles.what}>{eventTexts[event.action]()}</p>
            {event.comment && <p className={styles.comment}>{event.comment}</p>}
          </li>
        ))}
        <li>
          <p className={styles.what}>{m.deposit_next()}</p>
          <p>{nextText(application)}</p>
        </li>
      </ol>
    </section>
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

function nextText({ status }: AccountApplication): string {
  switch (statusViewOf(status)) {
    case 'none':
      return ''
    case 'applied':
      return m.deposit_next_staff()
    case 'commented':
    case 'rejected':
      return m.deposit_next_student()
    case 'awaiting-payment':
      return m.deposit_next_money()
  }
}
