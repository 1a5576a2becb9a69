import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import type { ClassUsage } from '../contract.ts'
import { fillRate, numberText, percentText } from '../usage-texts.ts'
import styles from './Usage.module.css'

/** Fill rate by week. The bars repeat the numbers. */
export function WeekBars({ weeks }: Pick<ClassUsage, 'weeks'>) {
  const most = Math.max(1, ...weeks.map(({ places }) => places))
  return (
    <section aria-labelledby="usage-weeks" className={styles.section}>
      <h2 id="usage-weeks">{m.class_usage_weeks()}</h2>
      <p>{m.class_usage_weeks_text()}</p>
      <table aria-labelledby="usage-weeks" className={styles.weeks}>
        <thead>
          <tr>
            <th scope="col">{m.class_usage_week()}</th>
            <th scope="col">{m.class_usage_fill()}</th>
            <th scope="col">{m.class_usage_booked()}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.monday}>
              <th scope="row">
                <time dateTime={week.monday}>{formatShortDate(noonOf(week.monday))}</time>
              </th>
              <td>{percentText(fillRate(week))}</td>
              <td className={styles.bar}>
                <span
                  aria-hidden="true"
                  className={styles.offered}
                  style={{ inlineSize: `${(week.places / most) * 100}%` }}
                >
                  <span style={{ inlineSize: `${(fillRate(week) ?? 0) * 100}%` }} />
                </span>
                {m.class_usage_of_places({
                  booked: numberText(week.booked),
                  places: numberText(week.places),
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
