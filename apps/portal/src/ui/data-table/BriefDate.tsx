import { formatBriefDate, formatShortDate } from '#platform/time/format.ts'
import styles from './BriefDate.module.css'

/** A date in a narrow column. Paper is read in other years, so that the year is always on it. */
export function BriefDate({ instant, now }: { instant: string; now: Date }) {
  const date = new Date(instant)
  return (
    <time dateTime={instant}>
      <span data-screen-only>{formatBriefDate(date, now)}</span>
      <span className={styles.paper}>{formatShortDate(date)}</span>
    </time>
  )
}
