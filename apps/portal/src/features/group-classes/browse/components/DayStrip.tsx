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
  /** Its link has no day in the address. */
  today: string
  /** The rest of the search, such as the filter, which stays from day to day. */
  otherSearch: Readonly<Record<string, string | number | readonly number[] | undefined>>
  bookedDays?: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

/** Eight round days. They are links, so that a day has an address and a history entry and works without a script. */
export function DayStrip({ days, day, today, otherSearch, bookedDays = none }: Props) {
  return (
    <nav aria-label={m.classes_days_label()} className={styles.strip}>
      <ol className={styles.days}>
        {days.map((date) => (
          <li key={date}>
            <SearchLink
              search={date === today ? otherSearch : { day: date, ...otherSearch }}
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
              <span className="ds-sr-only">{screenReaderText(date, bookedDays.has(date))}</span>
            </SearchLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Read by screen readers after the visible "Man 23": the month, and whether the day has a booking. */
function screenReaderText(date: string, isBooked: boolean): string {
  const month = formatMonth(noonOf(date))
  return isBooked ? ` ${month}, ${m.classes_day_booked()}` : ` ${month}`
}
