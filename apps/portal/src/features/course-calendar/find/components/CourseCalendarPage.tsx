import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { useNow } from '#platform/time/use-now.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Pagination } from '#ui/card-list/Pagination.tsx'
import { WordsForm } from '#ui/card-list/WordsForm.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { FixedPage } from '#ui/fixed-page/FixedPage.tsx'
import { pageName } from '#ui/page-names.ts'
import { type CourseSearch, coursePageSize, filtersOf } from '../course-search.ts'
import type { LoadedCourses } from '../load-courses.ts'
import styles from './CourseCalendar.module.css'
import { CourseFilterForm } from './CourseFilterForm.tsx'
import { CourseRow } from './CourseRow.tsx'
import { MonthView } from './MonthView.tsx'
import { ViewLinks } from './ViewLinks.tsx'

type Props = { loaded: LoadedCourses; search: CourseSearch }

/** Courses that are to come, as a list or by months. */
export function CourseCalendarPage({ loaded, search }: Props) {
  const now = useNow(loaded.now)
  const { q, ...filters } = filtersOf(search)
  const words = q === undefined ? '' : String(q)
  return (
    <FixedPage
      content={loaded.fixedPage}
      heading={pageName('courseCalendar')}
      intro={m.course_calendar_intro()}
    >
      <WordsForm
        id="course-words"
        label={m.course_calendar_words()}
        q={words}
        filters={{ ...filters, month: search.month }}
      />
      <CourseFilterForm search={search} words={words} />
      <ViewLinks search={search} now={now} />
      {'list' in loaded ? (
        <CourseRows list={loaded.list} search={search} now={now} />
      ) : (
        <MonthView month={loaded.month} dates={loaded.dates} search={search} now={now} />
      )}
    </FixedPage>
  )
}

function CourseRows(props: {
  list: Extract<LoadedCourses, { list: unknown }>['list']
  search: CourseSearch
  now: Date
}) {
  const { items, total, page } = props.list
  return (
    <>
      <p className={styles.count} role="status">
        {m.course_calendar_count({ count: total })}
      </p>
      {total === 0 ? (
        <NoCourses isNarrowed={Object.keys(filtersOf(props.search)).length > 0} />
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <CourseRow key={item.id} item={item} now={props.now} />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={Math.ceil(total / coursePageSize)} />
    </>
  )
}

function NoCourses({ isNarrowed }: { isNarrowed: boolean }) {
  if (!isNarrowed)
    return (
      <EmptyState>
        <p>{m.course_calendar_empty()}</p>
      </EmptyState>
    )
  return (
    <EmptyState>
      <p>{m.course_calendar_none()}</p>
      <p>
        <ContentLink href={pagePath('courseCalendar', getLocale())}>
          {m.course_calendar_clear()}
        </ContentLink>
      </p>
    </EmptyState>
  )
}
