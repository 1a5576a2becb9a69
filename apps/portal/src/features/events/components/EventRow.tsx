import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Picture } from '#ui/Picture.tsx'
import type { CalendarItem } from '../calendar-item.ts'
import { timeText } from '../event-time-text.ts'
import { isOver } from '../event-times.ts'
import styles from './EventRow.module.css'

/** One event of a day; all of it follows the link in its heading. */
export function EventRow({ event, now }: { event: CalendarItem; now: Date }) {
  const { displayName, href, lang, ingress, image, facts, isCalledOff } = event
  return (
    <li className={styles.row}>
      <p className={styles.time}>
        <time dateTime={event.startsAt}>{timeText(event, osloDate(now))}</time>
        {isCalledOff ? (
          <span className={styles.over}>{m.events_called_off()}</span>
        ) : (
          isOver(event, now) && <span className={styles.over}>{m.events_over()}</span>
        )}
      </p>
      <div className={styles.text}>
        <h3 className={styles.name} lang={lang}>
          <ContentLink href={href} className={styles.link}>
            {displayName}
          </ContentLink>
        </h3>
        {ingress && (
          <p className={styles.ingress} lang={lang}>
            {ingress}
          </p>
        )}
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      </div>
      {image && (
        <div className={styles.picture}>
          <Picture image={{ ...image, alt: '' }} sizes="9rem" className={styles.image} />
        </div>
      )}
    </li>
  )
}
