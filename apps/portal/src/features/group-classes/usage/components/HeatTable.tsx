import { m } from '#messages'
import type { ClassUsage } from '../contract.ts'
import { heatRows, heatStep } from '../heat-steps.ts'
import { fillRate, hourText, percentText, shortWeekdayText, weekdayText } from '../usage-texts.ts'
import styles from './Usage.module.css'

const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** When classes are full. The colours repeat the numbers. */
export function HeatTable({ hours }: Pick<ClassUsage, 'hours'>) {
  const rows = heatRows(hours)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="usage-heat" className={styles.section}>
      <h2 id="usage-heat">{m.class_usage_heat()}</h2>
      <p>{m.class_usage_heat_text()}</p>
      <table aria-labelledby="usage-heat" className={styles.heat}>
        <thead>
          <tr>
            <th scope="col">{m.class_usage_clock()}</th>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekdayText(weekday)}>
                {shortWeekdayText(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ hour, days }) => (
            <tr key={hour}>
              <th scope="row">{hourText(hour)}</th>
              {days.map((cell, index) => (
                <HeatCell key={weekdays[index]} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function HeatCell({ cell }: { cell: ClassUsage['hours'][number] | null }) {
  const share = cell && fillRate(cell)
  if (!cell || share === null) return <td />
  const percent = percentText(share)
  const { booked, places } = cell
  return (
    <td data-step={heatStep(share)} title={m.class_usage_heat_cell({ percent, booked, places })}>
      {percent}
    </td>
  )
}
