import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { useNamedHeading } from '#core/staff-area/use-named-heading.ts'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { courtStaffErrorText } from '../../model/refusal-messages.ts'
import type { ClosureReservations } from '../contract.ts'
import { closureReservationsQuery } from '../queries.ts'
import styles from './Calendar.module.css'
import { ClosureBookings } from './ClosureBookings.tsx'

/** The page of a closure, where all of its bookings can be cancelled and refunded. */
export function ClosurePage({ id }: { id: string }) {
  const { data } = useQuery({ ...closureReservationsQuery(id), enabled: false })
  const heading = useNamedHeading(
    data
      ? m.court_closure_of({
          name: data.name,
          start: formatDayAndTime(new Date(data.startTime)),
        })
      : null,
    m.court_closure_heading(),
  )
  return (
    <StaffPage heading={heading} isNamed needs={'sports'}>
      {() => <Closure id={id} />}
    </StaffPage>
  )
}

function Closure({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(closureReservationsQuery(id))
  return (
    <div className={styles.closure}>
      <p>
        <Link to="/staff/sports/courts">{m.court_closure_back()}</Link>
      </p>
      {error && !data && <LoadFailure text={courtStaffErrorText(error)} retry={() => refetch()} />}
      {!error && !data && <Waiting rows={3} />}
      {data && <Found found={data} />}
    </div>
  )
}

function Found({ found }: { found: ClosureReservations }) {
  const { startTime, endTime, items } = found
  return (
    <>
      <p>
        <time dateTime={startTime}>{formatDayAndTime(new Date(startTime))}</time> –{' '}
        <time dateTime={endTime}>{formatDayAndTime(new Date(endTime))}</time>
      </p>
      <ClosureBookings closure={found} />
      {items.length === 0 && (
        <EmptyState>
          <p>{m.court_closure_none()}</p>
        </EmptyState>
      )}
    </>
  )
}
