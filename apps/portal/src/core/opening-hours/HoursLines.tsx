import styles from './HoursLines.module.css'
import type { HoursRow } from './hours-rows.ts'
import { daysText, hoursText } from './hours-text.ts'

/** The regular hours where there is little room, as on a card. */
export function HoursLines({ rows }: { rows: HoursRow[] }) {
  return (
    <ul className={styles.lines}>
      {rows.map((row) => (
        <li key={row.firstDay} className={styles.line}>
          <span>{daysText(row)} </span>
          <span>{hoursText(row.hours)}</span>
        </li>
      ))}
    </ul>
  )
}
