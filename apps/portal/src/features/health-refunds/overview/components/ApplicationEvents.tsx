import { getLocale } from '#locale'
import { m } from '#messages'
import { formatDateAndTime } from '#platform/time/format.ts'
import partStyles from '#ui/parts/Parts.module.css'
import type { Application } from '../../model/contract.ts'
import { eventText } from '../status-texts.ts'
import styles from './Overview.module.css'

/** What has happened, the oldest first. */
export function ApplicationEvents({ application: { events } }: { application: Application }) {
  return (
    <section aria-labelledby="refund-events" className={partStyles.part}>
      <h2 id="refund-events">{m.health_refund_events()}</h2>
      <ol className={styles.timeline}>
        {events.map(({ action, comment, at }) => (
          <li key={at + action}>
            <p className={styles.when}>
              <time dateTime={at}>{formatDateAndTime(new Date(at), getLocale())}</time>
            </p>
            <p className={styles.what}>{eventText(action)}</p>
            {comment && <p className={styles.text}>{comment}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
