import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDay } from '#platform/time/format.ts'
import { SearchLink } from '#ui/SearchLink.tsx'
import { BookingDialogs } from '../../book/components/BookingDialogs.tsx'
import type { SportsBooking } from '../../model/contract.ts'
import { type ClassSearch, searchFromFilter } from '../class-search.ts'
import type { DayView } from '../day-view.ts'
import styles from './DayClasses.module.css'
import { GroupClassRow } from './GroupClassRow.tsx'
import { NoClasses } from './NoClasses.tsx'

type Props = {
  view: DayView
  days: readonly string[]
  booked: readonly SportsBooking[]
  search: ClassSearch
}

/** The classes of one day, earliest first, and a link to the next day. */
export function DayClasses({ view, days, booked, search }: Props) {
  const { day, shown, filter } = view
  const nextDay = days[days.indexOf(day) + 1]
  return (
    <BookingDialogs>
      {(press, pendingClass) => (
        <section aria-labelledby="day" className={styles.day}>
          <h2 id="day" className={styles.heading}>
            {sentenceCase(formatDay(noonOf(day)))}
            <span className={styles.count} role="status">
              {m.classes_count({ count: shown.length })}
            </span>
          </h2>
          {shown.length === 0 && <NoClasses view={view} />}
          <ul className={styles.list}>
            {shown.map((exercise) => (
              <GroupClassRow
                key={exercise.id}
                exercise={exercise}
                booking={booked.find((booking) => booking.classId === exercise.id)}
                isPending={pendingClass === exercise.id}
                onPress={press}
                outcome={exercise.id === search.class ? search.outcome : undefined}
              />
            ))}
          </ul>
          {nextDay && shown.length > 0 && (
            <p className={styles.next}>
              <SearchLink
                search={{ day: nextDay, ...searchFromFilter(filter) }}
                current={undefined}
                className={undefined}
              >
                {m.classes_next_day()}: {formatDay(noonOf(nextDay))}
              </SearchLink>
            </p>
          )}
        </section>
      )}
    </BookingDialogs>
  )
}
