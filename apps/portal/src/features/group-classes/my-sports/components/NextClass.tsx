import { useQuery } from '@tanstack/react-query'
import { CardState } from '#core/members-area/CardState.tsx'
import styles from '#core/members-area/Overview.module.css'
import { getLocale } from '#locale'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { formatDay, formatTime } from '#platform/time/format.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { bookingsQuery } from '../../book/queries.ts'

/** The first class that is booked or queued for. */
export function NextClass() {
  const locale = getLocale()
  const bookings = useQuery(bookingsQuery(locale))
  if (!bookings.data)
    return <CardState query={bookings} failure={m.my_page_next_class_load_error()} />
  const [next] = bookings.data.items
  const start = next && new Date(next.startTime)
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{m.my_page_next_class_heading()}</h2>
      {next && start ? (
        <>
          <p className={styles.name}>{next.className}</p>
          <p>
            <time dateTime={next.startTime}>
              {sentenceCase(formatDay(start))}, {formatTime(start)}
            </time>{' '}
            · {next.centerName}, {next.roomName}
          </p>
          <p>
            {next.queuePosition > 0
              ? m.my_sports_position({ position: next.queuePosition, size: next.queueSize })
              : m.my_sports_booked()}
          </p>
          <p>
            <ContentLink href={pagePath('mySports', locale)}>
              {m.my_page_next_class_all()}
            </ContentLink>
          </p>
        </>
      ) : (
        <>
          <p>{m.my_page_next_class_none()}</p>
          <p>
            <ContentLink href={pagePath('groupClasses', locale)}>{m.my_sports_find()}</ContentLink>
          </p>
        </>
      )}
    </section>
  )
}
