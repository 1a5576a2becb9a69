import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'
import { SearchLink } from '#ui/SearchLink.tsx'
import { type CourseSearch, filtersOf } from '../course-search.ts'
import { monthOf } from '../months.ts'
import styles from './CourseCalendar.module.css'

/** The same courses as a list, or by months. */
export function ViewLinks({ search, now }: { search: CourseSearch; now: Date }) {
  const filters = filtersOf(search)
  const isMonth = search.month !== undefined
  return (
    <nav aria-label={m.course_calendar_views()}>
      <ul className={styles.views}>
        <li>
          <SearchLink
            search={filters}
            current={isMonth ? undefined : 'page'}
            className={styles.view}
            resetScroll={false}
          >
            {m.course_calendar_as_list()}
          </SearchLink>
        </li>
        <li>
          <SearchLink
            search={{ ...filters, month: search.month ?? monthOf(osloDate(now)) }}
            current={isMonth ? 'page' : undefined}
            className={styles.view}
            resetScroll={false}
          >
            {m.course_calendar_as_month()}
          </SearchLink>
        </li>
      </ul>
    </nav>
  )
}
