import { ItemCard } from '#core/members-area/ItemCard.tsx'
import styles from '#core/members-area/Overview.module.css'
import { getLocale } from '#locale'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { formatDay, formatTime } from '#platform/time/format.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import type { SportsBooking } from '../../model/contract.ts'

/** The first class that is booked or queued for. */
export function NextClass({ next }: { next: SportsBooking }) {
  const start = new Date(next.startTime)
  return (
    <ItemCard heading={m.my_page_next_class_heading()}>
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
        <ContentLink href={pagePath('mySports', getLocale())}>
          {m.my_page_next_class_all()}
        </ContentLink>
      </p>
    </ItemCard>
  )
}

/** For a member who has no class booked. */
export function FindClass() {
  return (
    <ItemCard heading={m.my_page_next_class_heading()}>
      <p>{m.my_page_next_class_none()}</p>
      <p>
        <ContentLink href={pagePath('groupClasses', getLocale())}>{m.my_sports_find()}</ContentLink>
      </p>
    </ItemCard>
  )
}
