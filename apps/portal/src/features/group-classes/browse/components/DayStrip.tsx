import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatMonth, formatShortWeekday } from '#platform/time/format.ts'
import { SearchLink } from '#ui/SearchLink.tsx'
import styles from './DayStrip.module.css'

type Props = {
  /** Oslo dates. */
  days: readonly string[]
  day: string
  /** Has no day in its address. */
  today: string
  /** The filter, which stays from day to day. */
  kept: Readonly<Record<string, string | number | readonly number[] | undefined>>
  bookedDays?: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

/** Eight round days: links, so that a day has an address, a history entry, and needs no script. */
export function DayStrip({ days, day, today, kept, bookedDays = none }: Props) {
  return (
    <nav aria-label={m.classes_days_label()} className={styles.strip}>
      <ol className={styles.days}>
        {days.map((date) => (
          <li key={date}>
            <SearchLink
              search={date === today ? kept : { day: date, ...kept }}
              resetScroll={false}
              className={styles.day}
              current={date === day ? 'date' : undefined}
            >
              <span className={styles.weekday}>
                {date === today
                  ? m.classes_today()
                  : sentenceCase(formatShortWeekday(noonOf(date)))}
              </span>
              <span className={styles.circle}>
                {Number(date.slice(8))}
                {bookedDays.has(date) && <span className={styles.dot} />}
              </span>
              <span className="ds-sr-only">{heardAfter(date, bookedDays.has(date))}</span>
            </SearchLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Heard after what is seen, "Man 23": the month, and the booking that the dot stands for. */
function heardAfter(date: string, isBooked: boolean): string {
  const month = formatMonth(noonOf(date))
  return isBooked ? ` ${month}, ${m.classes_day_booked()}` : ` ${month}`
}
