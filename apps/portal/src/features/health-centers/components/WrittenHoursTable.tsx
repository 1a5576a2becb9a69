import type { WrittenHours } from '@trivsel/content-contract/opening-hours'
import styles from './WrittenHours.module.css'

type Props = {
  /** Either a caption of its own or the id of a heading before it. */
  name: { caption: string } | { headingId: string }
  hours: WrittenHours[]
}

/** Hours in the editor's own words. */
export function WrittenHoursTable({ name, hours }: Props) {
  return (
    <table
      className={styles.table}
      aria-labelledby={'headingId' in name ? name.headingId : undefined}
    >
      {'caption' in name && <caption>{name.caption}</caption>}
      <tbody>
        {hours.map(({ daysText, timeText }) => (
          <tr key={`${daysText} ${timeText}`}>
            <th scope="row">{daysText}</th>
            <td>{timeText}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
