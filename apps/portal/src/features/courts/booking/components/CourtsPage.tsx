import { Alert } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { FixedPage } from '#ui/fixed-page/FixedPage.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { reservationsQuery, timeslotsQuery } from '../../queries.ts'
import { AskForTime } from '../../wishes/components/AskForTime.tsx'
import { shownStep } from '../booking-step.ts'
import type { CourtSearch } from '../court-search.ts'
import { type ShownTimeslots, showTimeslots, withOwnHolds } from '../show-timeslots.ts'
import { useBooker } from '../use-booker.ts'
import { Choice } from './Choice.tsx'
import { CourtFilter } from './CourtFilter.tsx'
import { CourtList } from './CourtList.tsx'
import styles from './Courts.module.css'
import { Payment } from './Payment.tsx'
import { StartHours } from './StartHours.tsx'
import { Summary } from './Summary.tsx'
import { UnknownReservation } from './UnknownReservation.tsx'

type Props = {
  /** As it was when the page was made; the browser renews it. */
  made: ShownTimeslots
  search: CourtSearch
}

/** Courts and halls, and when they are free (specification, section 2 "Book courts and halls"). */
export function CourtsPage(props: Props) {
  return (
    <FixedPage content={null} heading={m.courts_heading()} intro={m.courts_intro()}>
      <QueryProvider>
        <SnackbarProvider>
          <LoginInPlaceProvider>
            <Steps {...props} />
          </LoginInPlaceProvider>
        </SnackbarProvider>
      </QueryProvider>
    </FixedPage>
  )
}

function Steps({ made, search }: Props) {
  const locale = getLocale()
  const { booker, isKnown } = useBooker()
  const timeslots = useQuery(timeslotsQuery(locale))
  const own = useQuery({ ...reservationsQuery(locale), enabled: booker.isLoggedIn })
  const ownIds = new Set(own.data?.items.map((item) => item.timeslotId))
  const shown = timeslots.data
    ? showTimeslots(withOwnHolds(timeslots.data.items, ownIds), search)
    : made
  // The server makes one page for every step.
  const isHydrated = useHydrated()
  const asked = (isHydrated && search.step) || 'select'
  // What somebody may do, and what is theirs, is known in the browser alone, and not at once.
  if (asked !== 'select' && (!isKnown || !timeslots.data || (booker.isLoggedIn && !own.data)))
    return own.isError || timeslots.isError ? <p>{m.courts_load_error()}</p> : <Waiting rows={3} />
  switch (shownStep(asked, booker, shown.selected.length > 0)) {
    case 'summary':
      return <Summary shown={shown} />
    case 'payment':
      return booker.isLoggedIn ? <Payment /> : <UnknownReservation />
    case 'status':
    case 'unknown-reservation':
      return <UnknownReservation />
    case 'select':
      return <Select shown={shown} isOld={timeslots.isError} />
  }
}

function Select({ shown, isOld }: { shown: ShownTimeslots; isOld: boolean }) {
  if (shown.categories.length === 0)
    return (
      <EmptyState>
        <h2>{isOld ? m.courts_load_error() : m.courts_none_heading()}</h2>
        <p>{m.courts_none_text()}</p>
      </EmptyState>
    )
  return (
    <>
      {isOld && <Alert data-color="warning">{m.courts_stale()}</Alert>}
      <div className={styles.columns}>
        <div className={styles.choices}>
          <CourtFilter shown={shown} />
          <StartHours shown={shown} />
          <CourtList shown={shown} />
          <AskForTime shown={shown} />
        </div>
        <Choice shown={shown} />
      </div>
    </>
  )
}
