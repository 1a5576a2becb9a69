import { Button } from '@digdir/designsystemet-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { courtStaffErrorText } from '../../model/refusal-messages.ts'
import type { CalendarSearch } from '../calendar-search.ts'
import type { CourtDay, StaffReservation } from '../contract.ts'
import { courtDayQuery } from '../queries.ts'
import styles from './Calendar.module.css'
import { CalendarLists } from './CalendarLists.tsx'
import { CalendarTable } from './CalendarTable.tsx'
import { DayChoice } from './DayChoice.tsx'
import { ReservationDialog } from './ReservationDialog.tsx'

/** The page where staff see who has which court on a day. */
export function CalendarPage({ search }: { search: CalendarSearch }) {
  return (
    <StaffPage
      heading={m.court_calendar_heading()}
      intro={m.court_calendar_intro()}
      needs={'sports'}
    >
      {() => <Calendar search={search} />}
    </StaffPage>
  )
}

function Calendar({ search }: { search: CalendarSearch }) {
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...courtDayQuery(search),
    placeholderData: keepPreviousData,
  })
  if (error && (!data || isPlaceholderData))
    return <LoadFailure text={courtStaffErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return (
    <div className={styles.calendar}>
      <DayChoice found={data} />
      <div className={styles.head}>
        <h2>{sentenceCase(formatDayAndYear(noonOf(data.day)))}</h2>
        <div className={styles.tools}>
          <Link to="/staff/sports/courts" className={styles.link}>
            {m.court_calendar_to_setup()}
          </Link>
          <Button variant="tertiary" onClick={() => window.print()}>
            {m.court_calendar_print()}
          </Button>
        </div>
      </div>
      {error && <NoticeBox tone="warning">{m.court_calendar_stale()}</NoticeBox>}
      <Day found={data} isBusy={isPlaceholderData} />
    </div>
  )
}

function Day({ found, isBusy }: { found: CourtDay; isBusy: boolean }) {
  // The reservation as it was when the dialog opened: its version is sent with the change.
  const [open, setOpen] = useState<StaffReservation | null>(null)
  const reservations = found.courts.flatMap(({ blocks }) =>
    blocks.flatMap(({ reservation }) => reservation ?? []),
  )
  const hit = reservations.filter(({ isInClosure }) => isInClosure)
  if (found.courts.every(({ blocks }) => blocks.length === 0))
    return (
      <EmptyState>
        <p>
          {found.courts.length === 0 ? m.court_calendar_no_courts() : m.court_calendar_not_open()}
        </p>
      </EmptyState>
    )
  return (
    <div aria-busy={isBusy} className={styles.day}>
      {hit.length > 0 && (
        <NoticeBox tone="warning">{m.court_calendar_hit({ count: hit.length })}</NoticeBox>
      )}
      <CalendarTable found={found} onOpen={setOpen} />
      <CalendarLists found={found} onOpen={setOpen} />
      {open && <ReservationDialog reservation={open} onClose={() => setOpen(null)} />}
    </div>
  )
}
