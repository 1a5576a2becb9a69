import { m } from '#messages'
import type { Deadline } from '../deadline.ts'
import { daysLeftText, deadlineText } from '../deadline-text.ts'
import styles from './DeadlineNotice.module.css'

/** The last day to apply, and how near it is. */
export function DeadlineNotice({ deadline }: { deadline: Deadline }) {
  const date = deadline.kind === 'none' ? null : deadline.date
  const daysLeft = daysLeftText(deadline)
  return (
    <p className={styles.deadline} data-passed={deadline.kind === 'passed' || undefined}>
      <span>
        {m.job_listing_deadline()}: {deadlineText(date)}
      </span>
      {daysLeft && <strong className={styles.daysLeft}>{daysLeft}</strong>}
    </p>
  )
}
