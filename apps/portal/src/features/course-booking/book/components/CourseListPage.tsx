import { useQuery } from '@tanstack/react-query'
import { getLocale } from '#locale'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { courseListQuery } from '../queries.ts'
import styles from './Book.module.css'
import { BookFrame } from './BookFrame.tsx'
import { CourseFacts } from './CourseFacts.tsx'

/** What can be booked now. */
export function CourseListPage() {
  return (
    <BookFrame heading={m.course_booking_list_heading()}>
      <Courses />
    </BookFrame>
  )
}

function Courses() {
  const courses = useQuery(courseListQuery)
  if (!courses.data)
    return courses.isError ? (
      <LoadFailure text={m.course_booking_list_error()} retry={() => courses.refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  if (courses.data.length === 0)
    return (
      <EmptyState drawing="empty-bookings">
        <p>{m.course_booking_list_empty()}</p>
      </EmptyState>
    )
  return (
    <div className={styles.booking}>
      <p>{m.course_booking_list_intro()}</p>
      <ul className={styles.list}>
        {courses.data.map((course) => (
          <li key={course.id}>
            <h2 className="ds-heading" data-size="sm">
              <ContentLink href={pagePath('courseBook', getLocale(), { id: course.id })}>
                {textOrOther(course.title)}
              </ContentLink>
            </h2>
            <CourseFacts course={course} />
          </li>
        ))}
      </ul>
    </div>
  )
}
