import type { WrittenHours } from '@trivsel/content-contract/opening-hours'
import styles from './WrittenHours.module.css'

/** Hours in the editor's own words where there is little room, as on a card. */
export function WrittenHoursLines({ hours }: { hours: WrittenHours[] }) {
  return (
    <ul className={styles.lines}>
      {hours.map(({ daysText, timeText }) => (
        <li key={`${daysText} ${timeText}`}>
          <span>{daysText} </span>
          <span>{timeText}</span>
        </li>
      ))}
    </ul>
  )
}
