import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatDay, formatTime } from '#platform/time/format.ts'
import type { CourtDay, StaffReservation } from '../contract.ts'
import { type CalendarCell, listCalendarRows } from '../list-calendar-rows.ts'
import { BlockText } from './BlockText.tsx'
import styles from './Calendar.module.css'

type Props = { found: CourtDay; onOpen: (reservation: StaffReservation) => void }

/** A table with a column per court and a row per half hour. */
export function CalendarTable({ found: { day, courts }, onOpen }: Props) {
  const label = m.court_calendar_table({ day: formatDay(noonOf(day)) })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: people without a pointer scroll it by keys.
    <section className={styles.wide} tabIndex={0} aria-label={label}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{m.court_calendar_time()}</th>
            {courts.map(({ id, name, categoryName }) => (
              <th key={id} scope="col">
                {name} <span className={styles.category}>{categoryName}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listCalendarRows(courts).map(({ startTime, cells }) => (
            <tr key={startTime}>
              <th scope="row">
                <time dateTime={startTime}>{formatTime(new Date(startTime))}</time>
              </th>
              {cells.map((cell, index) => (
                <Cell key={courts[index]?.id} cell={cell} onOpen={onOpen} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ cell, onOpen }: { cell: CalendarCell; onOpen: Props['onOpen'] }) {
  if (cell.kind === 'covered') return null
  if (cell.kind === 'closed')
    return (
      <td className={styles.outside}>
        <span className="ds-sr-only">{m.court_calendar_outside()}</span>
      </td>
    )
  const { block, rows } = cell
  return (
    <td rowSpan={rows} className={styles[block.kind]}>
      <BlockText block={block} onOpen={onOpen} />
    </td>
  )
}
