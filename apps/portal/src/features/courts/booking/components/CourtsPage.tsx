import { Alert } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { getLocale } from '#locale'
import { m } from '#messages'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { FixedPage } from '#ui/fixed-page/FixedPage.tsx'
import { timeslotsQuery } from '../../queries.ts'
import type { CourtSearch } from '../court-search.ts'
import { type ShownTimeslots, showTimeslots } from '../show-timeslots.ts'
import { Choice } from './Choice.tsx'
import { CourtFilter } from './CourtFilter.tsx'
import { CourtList } from './CourtList.tsx'
import styles from './Courts.module.css'
import { StartHours } from './StartHours.tsx'

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
        <Select {...props} />
      </QueryProvider>
    </FixedPage>
  )
}

function Select({ made, search }: Props) {
  const timeslots = useQuery(timeslotsQuery(getLocale()))
  const shown = timeslots.data ? showTimeslots(timeslots.data.items, search) : made
  if (shown.categories.length === 0)
    return (
      <EmptyState>
        <h2>{timeslots.isError ? m.courts_load_error() : m.courts_none_heading()}</h2>
        <p>{m.courts_none_text()}</p>
      </EmptyState>
    )
  return (
    <>
      {timeslots.isError && <Alert data-color="warning">{m.courts_stale()}</Alert>}
      <div className={styles.columns}>
        <div className={styles.choices}>
          <CourtFilter shown={shown} />
          <StartHours shown={shown} />
          <CourtList shown={shown} />
        </div>
        <Choice shown={shown} />
      </div>
    </>
  )
}
