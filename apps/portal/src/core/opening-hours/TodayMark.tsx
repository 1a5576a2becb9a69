import { m } from '#messages'
import styles from './TodayMark.module.css'

/** Marks the hours that apply today. */
export function TodayMark() {
  return <span className={styles.today}>{m.hours_today()}</span>
}
