import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { isActive } from '#core/places/states.ts'
import { loginAddress } from '#core/sessions/login/callback.ts'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { PausedNotice } from '../../model/components/PausedNotice.tsx'
import type { CourseToBook, OwnCourse } from '../../model/contract.ts'
import { ruleText } from '../../model/texts.ts'
import type { LoadedCourse } from '../load-course-to-book.ts'
import { courseQuery, ownCourseQuery } from '../queries.ts'
import styles from './Book.module.css'
import { BookForm } from './BookForm.tsx'
import { BookFrame } from './BookFrame.tsx'
import { CourseFacts } from './CourseFacts.tsx'
import { OwnCourseBox } from './OwnCourseBox.tsx'

/** Booking a course, and what one has of it. */
export function BookCoursePage({ loaded }: { loaded: LoadedCourse }) {
  return (
    <BookFrame heading={m.course_booking_heading()}>
      <Booking loaded={loaded} />
    </BookFrame>
  )
}

function Booking({ loaded }: { loaded: LoadedCourse }) {
  const user = useSessionUser()
  const { id } = loaded.course
  const { data: course } = useQuery(courseQuery(loaded))
  const own = useQuery({ ...ownCourseQuery(id), enabled: Boolean(user) })
  return (
    <div className={styles.booking}>
      <h2>{textOrOther(course.title)}</h2>
      <CourseFacts course={course} />
      {user === null && <ForVisitor course={course} />}
      {user === undefined && <Waiting rows={2} />}
      {user && own.data && <ForUser course={course} own={own.data} />}
      {user && !own.data && own.isPending && <Waiting rows={2} />}
      {user && !own.data && own.isError && (
        <LoadFailure text={m.course_booking_load_error()} retry={() => own.refetch()} />
      )}
    </div>
  )
}

function NotOpen({ state }: { state: CourseToBook['state'] }) {
  if (state === 'open') return null
  if (state === 'paused') return <PausedNotice />
  return (
    <NoticeBox tone="warning">
      <p>{state === 'closed' ? m.course_booking_closed() : m.course_booking_called_off()}</p>
    </NoticeBox>
  )
}

function ForVisitor({ course }: { course: CourseToBook }) {
  const here = useLocation({ select: ({ publicHref }) => publicHref })
  if (course.state !== 'open') return <NotOpen state={course.state} />
  return (
    <>
      {course.otherPriceOre > 0 && <p>{ruleText(course.rule)}</p>}
      <div className={styles.buttons}>
        <a className="ds-button" href={loginAddress(pagePath('login', getLocale()), here)}>
          {m.course_booking_log_in()}
        </a>
      </div>
    </>
  )
}

function ForUser({ course, own }: { course: CourseToBook; own: OwnCourse }) {
  const { place, refusal } = own
  if (place && isActive(place.state)) return <OwnCourseBox courseId={course.id} place={place} />
  return (
    <>
      {place && place.cancelledBecause !== 'called-off' && (
        <NoticeBox tone="info">
          <p>{m.course_booking_ended()}</p>
        </NoticeBox>
      )}
      <NotOpen state={course.state} />
      {course.state === 'open' &&
        (refusal ? (
          <p>
            {refusal === 'COURSE_FOR_MEMBERS'
              ? m.course_booking_for_members()
              : m.course_booking_for_contacts()}
          </p>
        ) : (
          <BookForm course={course} own={own} />
        ))}
    </>
  )
}
