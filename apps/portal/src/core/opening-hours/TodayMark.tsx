import { m } from '#messages'
import styles from './TodayMark.module.css'

/** Beside the hours that hold today. */
export function TodayMark() {
  return <span className={styles.today}>{m.hours_today()}</span>
}
