import { useQuery } from '@tanstack/react-query'
import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../book/components/Book.module.css'
import { OwnCourseBox } from '../../book/components/OwnCourseBox.tsx'
import type { MyCourse } from '../../model/contract.ts'
import { dateText } from '../../model/texts.ts'
import { myCoursesQuery } from '../queries.ts'

/** Courses that somebody has booked, waits for or has to pay. */
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
  if (courses.data.length === 0)
    return (
      <EmptyState drawing="empty-bookings">
        <p>{m.course_booking_mine_empty()}</p>
        {find}
      </EmptyState>
    )
  return (
    <div className={styles.booking}>
      {courses.data.map((course) => (
        <Course key={course.own.id} course={course} />
      ))}
      {find}
    </div>
  )
}

function Course({ course }: { course: MyCourse }) {
  const { courseId, title, dates, place, link, own } = course
  return (
    <section aria-labelledby={`course-${courseId}`} className={styles.booking}>
      <h2 id={`course-${courseId}`}>{textOrOther(title)}</h2>
      {dates.map((date) => (
        <p key={date.startsAt}>{dateText({ ...date, place: date.place ?? place })}</p>
      ))}
      {link && (
        <p>
          <a href={link}>{m.course_booking_video()}</a>
        </p>
      )}
      <OwnCourseBox courseId={courseId} place={own} />
    </section>
  )
}
