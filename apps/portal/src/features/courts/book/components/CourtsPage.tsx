import { Alert } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import type { FixedPage as Content } from '@trivsel/content-contract/pages'
import type { ReactNode } from 'react'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { FixedPage } from '#ui/fixed-page/FixedPage.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { reservationsQuery } from '../../holds/queries.ts'
import type { CourtReservation } from '../../model/contract.ts'
import { RequestSlotAlert } from '../../slot-alerts/components/RequestSlotAlert.tsx'
import { isFrozenOn } from '../../timeslots/booker.ts'
import { Choice } from '../../timeslots/components/Choice.tsx'
import { ChoiceForm } from '../../timeslots/components/ChoiceForm.tsx'
import { CourtFilter } from '../../timeslots/components/CourtFilter.tsx'
import { CourtList } from '../../timeslots/components/CourtList.tsx'
import styles from '../../timeslots/components/Courts.module.css'
import { StartHours } from '../../timeslots/components/StartHours.tsx'
import type { CourtSearch } from '../../timeslots/court-search.ts'
import { timeslotsQuery } from '../../timeslots/queries.ts'
import { openOwnHolds, type ShownTimeslots, showTimeslots } from '../../timeslots/show-timeslots.ts'
import { useBooker } from '../../timeslots/use-booker.ts'
import { type Choose, useChoice } from '../../timeslots/use-choice.ts'
import { findShownStep } from '../booking-step.ts'
import { ownsChoice } from '../owns-choice.ts'
import { useUpToDateHolds } from '../use-up-to-date-holds.ts'
import { BookedAlready } from './BookedAlready.tsx'
import { Checking } from './Checking.tsx'
import { LoadingStep } from './LoadingStep.tsx'
import { LogInToContinue } from './LogInToContinue.tsx'
import { Payment } from './Payment.tsx'
import { Status } from './Status.tsx'
import { Summary } from './Summary.tsx'
import { UnknownReservation } from './UnknownReservation.tsx'

type Props = {
  /** The texts that editors have written for the page. */
  fixedPage: Content | null
  /** The timeslots from the server; the browser refreshes them. Null when the server had none. */
  prefetched: ShownTimeslots | null
  search: CourtSearch
}

/**
 * The page where visitors book courts and halls (specification, section 2 "Book courts and halls").
 */
export function CourtsPage(props: Props) {
  return (
    <QueryProvider>
      <SnackbarProvider>
        <LoginInPlaceProvider>
          <CurrentStep {...props} />
        </LoginInPlaceProvider>
      </SnackbarProvider>
    </QueryProvider>
  )
}

function CurrentStep({ fixedPage, prefetched, search: address }: Props) {
  const locale = getLocale()
  const [search, choose] = useChoice(address)
  const { booker, isLoaded } = useBooker()
  const timeslots = useQuery(timeslotsQuery(locale))
  const own = useQuery({ ...reservationsQuery(locale), enabled: booker.isLoggedIn })
  const ownIds = new Set(own.data?.items.map((item) => item.timeslotId))
  useUpToDateHolds({ timeslots, own, ownIds })
  const shown = timeslots.data
    ? showTimeslots(openOwnHolds(timeslots.data.items, ownIds), search)
    : prefetched
  const step = search.step ?? 'select'
  // Only the browser knows the visitor's rights and reservations, and it has to fetch them first.
  const isLoading = !timeslots.data || (booker.isLoggedIn && !own.data)
  const failure = (
    <LoadFailure
      text={m.courts_load_error()}
      retry={() => Promise.all([booker.isLoggedIn && own.refetch(), timeslots.refetch()])}
    />
  )
  const firstPage = (content: ReactNode) => (
    <FixedPage content={fixedPage} heading={m.courts_heading()} intro={m.courts_intro()}>
      {content}
    </FixedPage>
  )
  if (step !== 'select' && (!isLoaded || (step !== 'status' && isLoading))) {
    if (own.isError || timeslots.isError) return firstPage(failure)
    return step === 'summary' ? <LoadingStep step={2} /> : <Checking />
  }
  if (!shown && step === 'status') return <Status search={search} />
  if (!shown) return firstPage(timeslots.isError ? failure : <Waiting rows={3} />)
  const choice = {
    hasSelection: shown.selected.length > 0,
    ownsChoice: ownsChoice(own.data?.items ?? [], search),
    isFrozen: isFrozenOn(booker, shown.date),
  }
  switch (findShownStep(step, booker, choice)) {
    case 'summary':
      return <Summary shown={shown} />
    case 'payment':
      return <Payment shown={shown} search={search} />
    case 'status':
      return <Status search={search} />
    case 'unknown-reservation':
      return <UnknownReservation />
    case 'booked-already':
      return <BookedAlready />
    case 'log-in':
      return <LogInToContinue />
    case 'select':
      return firstPage(
        <Select
          shown={shown}
          failure={timeslots.isError ? failure : null}
          own={own.data?.items ?? []}
          choose={choose}
        />,
      )
  }
}

function Select({
  shown,
  failure,
  own,
  choose,
}: {
  shown: ShownTimeslots
  /** What is shown is old, and nothing newer could be had. */
  failure: ReactNode
  own: readonly CourtReservation[]
  choose: Choose
}) {
  if (shown.categories.length === 0)
    return (
      failure ?? (
        <EmptyState>
          <h2>{m.courts_none_heading()}</h2>
          <p>{m.courts_none_text()}</p>
        </EmptyState>
      )
    )
  return (
    <>
      {failure && <Alert data-color="warning">{m.courts_stale()}</Alert>}
      <div className={styles.columns}>
        <ChoiceForm shown={shown} choose={choose}>
          <CourtFilter shown={shown} choose={choose} />
          <StartHours
            shown={shown}
            choose={choose}
            courts={<CourtList shown={shown} own={own} choose={choose} />}
          />
        </ChoiceForm>
        <Choice shown={shown} own={own} />
        <RequestSlotAlert shown={shown} />
      </div>
    </>
  )
}
