import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import { weekdayName } from '#platform/time/weekday-names.ts'
import type { Schedule, ScheduleRow } from '../contract.ts'
import { hoursOf } from '../schedule-texts.ts'
import styles from './Schedule.module.css'

const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** The rows of a centre by weekday: in columns, or stacked on a phone. */
export function Week(props: {
  schedule: Schedule
  centerId: number
  onChoose: (row: ScheduleRow) => void
}) {
  const { schedule, centerId, onChoose } = props
  const rows = schedule.rows.filter((row) => row.centerId === centerId)
  if (rows.length === 0) return <p>{m.schedule_empty()}</p>
  return (
    <ol className={styles.week}>
      {weekdays.map((isoWeekday) => {
        const ofDay = rows
          .filter((row) => row.isoWeekday === isoWeekday)
          .sort((one, other) => orderOf(one).localeCompare(orderOf(other)))
        return (
          <li key={isoWeekday} className={styles.day}>
            <h3>{sentenceCase(weekdayName(isoWeekday))}</h3>
            {ofDay.length === 0 ? (
              <p className={styles.quiet}>{m.schedule_no_class_that_day()}</p>
            ) : (
              <ul className={styles.rows}>
                {ofDay.map((row) => (
                  <li key={row.id}>
                    <RowCard row={row} schedule={schedule} onChoose={() => onChoose(row)} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ol>
  )
}

const orderOf = ({ startTime, validFrom }: ScheduleRow) => `${startTime} ${validFrom}`

function RowCard(props: { row: ScheduleRow; schedule: Schedule; onChoose: () => void }) {
  const { row, schedule, onChoose } = props
  const instructor = schedule.instructors.find(({ id }) => id === row.instructorId)
  const exceptions = schedule.exceptions.filter(({ seriesId }) => seriesId === row.seriesId).length
  return (
    <button type="button" className={styles.row} onClick={onChoose}>
      <span>{hoursOf(row)}</span>
      <span className={styles.name}>{textIn(row.name)}</span>
      <span className={styles.quiet}>{textIn(row.room)}</span>
      <span className={styles.quiet}>{instructor?.name}</span>
      <span className={styles.quiet}>{m.schedule_places({ count: row.capacity })}</span>
      {row.validFrom > schedule.today && (
        <span className={styles.mark}>{m.schedule_from({ day: shortDay(row.validFrom) })}</span>
      )}
      {row.validTo !== null && (
        <span className={styles.mark}>{m.schedule_until({ day: shortDay(row.validTo) })}</span>
      )}
      {row.onHolidays === 'rests' && (
        <span className={styles.mark}>{m.schedule_rests_on_holidays()}</span>
      )}
      {exceptions > 0 && (
        <span className={styles.mark}>{m.schedule_exception_count({ count: exceptions })}</span>
      )}
    </button>
  )
}

const shortDay = (day: string) => formatShortDate(noonOf(day))
