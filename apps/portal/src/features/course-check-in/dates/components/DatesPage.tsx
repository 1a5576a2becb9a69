import { Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CourseTabs } from '#core/courses/components/CourseTabs.tsx'
import { courseRoles } from '#core/courses/roles.ts'
import { MarksStatus } from '#core/offline-marks/MarksStatus.tsx'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { useNow } from '#platform/time/use-now.ts'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { useScanning } from '../../door/scans/use-scanning.ts'
import { checkInErrorText } from '../../model/refusal-messages.ts'
import { turnoutText } from '../../model/turnout-text.ts'
import type { CourseDates } from '../contract.ts'
import { courseDatesQuery } from '../queries.ts'

/** The dates at which people are let in: of all courses, or of one. */
export function DatesPage({ courseId }: { courseId: string | null }) {
  const user = useSessionUser()
  return (
    <StaffPage
      heading={m.course_checkin_heading()}
      intro={m.course_checkin_intro()}
      needs={courseRoles}
    >
      {() => (
        <>
          {user && <Unsent userId={user.id} />}
          {courseId && <CourseTabs id={courseId} />}
          <Dates courseId={courseId} />
        </>
      )}
    </StaffPage>
  )
}

/** Sends what was scanned on a page that was closed before the network was back. */
function Unsent({ userId }: { userId: string }) {
  const { flush, ...marking } = useScanning(userId)
  return <MarksStatus marking={marking} errorText={checkInErrorText} onRetry={flush} />
}

function Dates({ courseId }: { courseId: string | null }) {
  const { data, error, refetch } = useQuery(courseDatesQuery)
  const now = useNow(Date.now())
  if (!data)
    return error ? (
      <LoadFailure text={checkInErrorText(error)} retry={() => refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  const items = data.items.filter((date) => courseId === null || date.courseId === courseId)
  return (
    <>
      {courseId && (
        <p>
          <Link to="/staff/courses/check-in" search={{}}>
            {m.course_checkin_all_dates()}
          </Link>
        </p>
      )}
      {items.length === 0 ? (
        <EmptyState>
          <p>{courseId ? m.course_checkin_no_dates_of_course() : m.course_checkin_no_dates()}</p>
        </EmptyState>
      ) : (
        <Rows label={m.course_checkin_dates()}>
          {items.map((date) => (
            <DateRow key={date.id} date={date} now={now} />
          ))}
        </Rows>
      )}
    </>
  )
}

function DateRow({ date, now }: { date: CourseDates['items'][number]; now: Date }) {
  const { id, courseId, title, startsAt, place, isCalledOff, booked, inside } = date
  const turnout = turnoutText({ here: inside, booked, startsAt, isCalledOff }, now)
  return (
    <Row
      name={
        <>
          <Link to="/staff/courses/check-in/$id" params={{ id }}>
            {textOrOther(title)}
          </Link>{' '}
          {isCalledOff && <Tag data-color="danger">{m.course_checkin_called_off_tag()}</Tag>}
        </>
      }
      details={
        <p>
          {[formatDayAndTime(new Date(startsAt)), place].filter(Boolean).join(', ')}
          {turnout && `. ${turnout}`}
        </p>
      }
      action={
        <Link to="/staff/courses/attendance/$id" params={{ id: courseId }}>
          {m.course_checkin_to_attendance()}
          <span className="ds-sr-only">: {textOrOther(title)}</span>
        </Link>
      }
    />
  )
}
