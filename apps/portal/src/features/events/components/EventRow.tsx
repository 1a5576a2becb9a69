import { listedAddress } from '@trivsel/content-contract/addresses'
import type { EventCard } from '@trivsel/content-contract/kinds/events/contract'
import { getLocale } from '#locale'
import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Picture } from '#ui/Picture.tsx'
import { timeText } from '../event-time-text.ts'
import { isOver } from '../event-times.ts'
import styles from './EventRow.module.css'

/** One event of a day; all of it follows the link in its heading. */
export function EventRow({ event, now }: { event: EventCard; now: Date }) {
  const { displayName, ingress, image, category, place } = event
  return (
    <li className={styles.row}>
      <p className={styles.time}>
        <time dateTime={event.startsAt}>{timeText(event, osloDate(now))}</time>
        {isOver(event, now) && <span className={styles.over}>{m.events_over()}</span>}
      </p>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <ContentLink href={listedAddress('event', getLocale(), event.id)} className={styles.link}>
            {displayName}
          </ContentLink>
        </h3>
        {ingress && <p className={styles.ingress}>{ingress}</p>}
        {(place || category) && (
          <p className={styles.facts}>
            {[place?.name, category?.name].filter(Boolean).join(' · ')}
          </p>
        )}
      </div>
      {image && (
        <div className={styles.picture}>
          <Picture image={{ ...image, alt: '' }} sizes="9rem" className={styles.image} />
        </div>
      )}
    </li>
  )
}
