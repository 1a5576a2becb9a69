import { m } from '#messages'
import type { SavedChange } from '../contract.ts'
import styles from './Schedule.module.css'

/** How many classes a change affected, and how many members are notified. */
export function Summary({ counts }: { counts: SavedChange }) {
  const { added, cancelled, moved, changed, notified } = counts
  const lines = [
    added > 0 && m.schedule_count_added({ count: added }),
    cancelled > 0 && m.schedule_count_cancelled({ count: cancelled }),
    moved > 0 && m.schedule_count_moved({ count: moved }),
    changed > 0 && m.schedule_count_changed({ count: changed }),
    notified > 0 ? m.staff_class_told({ count: notified }) : m.schedule_told_nobody(),
  ].filter((line) => line !== false)
  return (
    <ul className={styles.summary}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
