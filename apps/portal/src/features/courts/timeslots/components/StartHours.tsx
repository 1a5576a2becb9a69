import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatDay, formatWallTime } from '#platform/time/format.ts'
import { SearchLink } from '#ui/SearchLink.tsx'
import { buildChoiceSearch } from '../choice-search.ts'
import type { ShownTimeslots } from '../show-timeslots.ts'
import styles from './Courts.module.css'

/** The start hours of the chosen day; a link for each at which a court is free for the duration. */
export function StartHours({ shown }: { shown: ShownTimeslots }) {
  const day = shown.days.find(({ date }) => date === shown.date)
  if (!day) return null
  const saved = buildChoiceSearch(shown)
  return (
    <nav aria-labelledby="courts-hours" className={styles.part}>
      <h2 id="courts-hours">{m.courts_hours_of({ day: formatDay(noonOf(day.date)) })}</h2>
      <ol className={styles.hours}>
        {day.hours.map(({ hour, isOpen, isTooLate }) => (
          <li key={hour}>
            {isOpen ? (
              <SearchLink
                search={{ ...saved, hour, court: undefined }}
                current={hour === shown.hour ? 'page' : undefined}
                className={styles.hour}
                resetScroll={false}
              >
                {formatWallTime(hour)}
              </SearchLink>
            ) : (
              <span className={styles.hour} data-taken={!isTooLate} data-too-late={isTooLate}>
                {formatWallTime(hour)}
                <span className={isTooLate ? styles.hourNote : 'ds-sr-only'}>
                  {' '}
                  {isTooLate ? m.courts_hour_too_late() : m.courts_hour_taken()}
                </span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
