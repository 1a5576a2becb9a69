import { useQuery } from '@tanstack/react-query'
import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../book/components/Book.module.css'
import { OwnCourseBox } from '../../book/components/OwnCourseBox.tsx'
import type { HeldCourse, MyCourse } from '../../model/contract.ts'
import { dateText } from '../../model/texts.ts'
import { myCoursesQuery } from '../queries.ts'

/** Courses that somebody has booked, waits for or has to pay, and those that are over. */
export function MyCoursesPage() {
  return (
    <MyPageFrame heading={m.course_booking_mine()}>
      <SnackbarProvider>
        <LoginInPlaceProvider>
          <SignedIn>{() => <Courses />}</SignedIn>
        </LoginInPlaceProvider>
      </SnackbarProvider>
    </MyPageFrame>
  )
}

function Courses() {
  const courses = useQuery(myCoursesQuery)
  if (!courses.data)
    return courses.isError ? (
      <LoadFailure text={m.course_booking_mine_error()} retry={() => courses.refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  const find = (
    <p>
      <ContentLink href={fixedAddresses.courseCalendar[getLocale()]}>
        {m.course_booking_find()}
      </ContentLink>
    </p>
  )
  const { items, held } = courses.data
  if (items.length + held.length === 0)
    return (
      <EmptyState drawing="empty-bookings">
        <p>{m.course_booking_mine_empty()}</p>
        {find}
      </EmptyState>
    )
  return (
    <div className={styles.courses}>
      {items.map((course) => (
        <Course key={course.own.id} course={course} />
      ))}
      {held.length > 0 && <Held courses={held} />}
      {find}
    </div>
  )
}

function Course({ course }: { course: MyCourse }) {
  const { courseId, title, dates, place, link, own } = course
  return (
    <section aria-labelledby={`course-${courseId}`} className={styles.booking}>
      <h2 id={`course-${courseId}`}>{textOrOther(title)}</h2>
      <Dates dates={dates} place={place} />
      {link && (
        <p>
          <a href={link}>{m.course_booking_video()}</a>
        </p>
      )}
      <OwnCourseBox courseId={courseId} place={own} />
    </section>
  )
}

function Dates({ dates, place }: Pick<HeldCourse, 'dates' | 'place'>) {
  return (
    <ul className={styles.dates}>
      {dates.map((date) => (
        <li key={date.startsAt}>{dateText({ ...date, place: date.place ?? place })}</li>
      ))}
    </ul>
  )
}

/** Their tickets have the certificates, or say what is missing. */
function Held({ courses }: { courses: readonly HeldCourse[] }) {
  return (
    <section aria-labelledby="held-courses" className={styles.booking}>
      <h2 id="held-courses">{m.course_booking_mine_held()}</h2>
      <ul className={styles.list}>
        {courses.map(({ courseId, title, dates, place, tickets }) => (
          <li key={courseId}>
            <h3 className="ds-heading" data-size="xs">
              {textOrOther(title)}
            </h3>
            <Dates dates={dates} place={place} />
            {tickets.map(({ id, holder: name, code }) => (
              <p key={id}>
                <ContentLink href={pagePath('courseTicket', getLocale(), { code })}>
                  {m.course_booking_show_ticket({ name })}
                </ContentLink>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
