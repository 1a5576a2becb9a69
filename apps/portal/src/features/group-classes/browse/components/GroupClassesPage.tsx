import { Alert } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import type { FixedPage as FixedPageContent } from '@trivsel/content-contract/pages'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { pagePath } from '#platform/routing/route-table.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { FixedPage } from '#ui/fixed-page/FixedPage.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { bookingsQuery } from '../../book/queries.ts'
import { groupExercisesQuery } from '../../list/queries.ts'
import { useLiveClasses } from '../../live/use-live-classes.ts'
import { type ClassSearch, searchFromFilter } from '../class-search.ts'
import { type DayView, viewDay } from '../day-view.ts'
import { ClassFilterForm } from './ClassFilterForm.tsx'
import { DayClasses } from './DayClasses.tsx'
import { DayStrip } from './DayStrip.tsx'
import { EligibilityNotices } from './EligibilityNotices.tsx'
import styles from './GroupClassesPage.module.css'
import { OwnWeek } from './OwnWeek.tsx'

export type GroupClassesData = {
  fixedPage: FixedPageContent | null
  /** The eight dates of the strip, today first. */
  days: string[]
  /** The day when the page was rendered; the browser refreshes it. */
  view: DayView
}

type Props = { data: GroupClassesData; search: ClassSearch }

/** The eight-day browser of group classes (specification, section 2). */
export function GroupClassesPage({ data, search }: Props) {
  return (
    <FixedPage content={data.fixedPage} heading={m.classes_heading()} intro={m.classes_intro()}>
      <QueryProvider>
        <SnackbarProvider>
          <LoginInPlaceProvider>
            <DayBrowser data={data} search={search} />
          </LoginInPlaceProvider>
        </SnackbarProvider>
      </QueryProvider>
    </FixedPage>
  )
}

function DayBrowser({ data: { days, view: initialView }, search }: Props) {
  const locale = getLocale()
  const user = useSessionUser()
  const polling = useLiveClasses() ? { refetchInterval: false as const } : {}
  const exercises = useQuery({ ...groupExercisesQuery(locale), ...polling })
  const bookings = useQuery({ ...bookingsQuery(locale), enabled: Boolean(user), ...polling })
  const booked = bookings.data?.items ?? []
  const view = exercises.data ? viewDay(exercises.data, days, search) : initialView

  return (
    <>
      <DayStrip
        days={days}
        day={view.day}
        today={days[0] ?? ''}
        otherSearch={searchFromFilter(view.filter)}
        bookedDays={new Set(booked.map((booking) => osloDate(new Date(booking.startTime))))}
      />
      {user && !user.isFitnessMember && (
        <Alert data-color="info" className={styles.alert}>
          {m.classes_membership_needed()}{' '}
          <ContentLink href={pagePath('membership', locale)}>
            {m.classes_membership_link()}
          </ContentLink>
        </Alert>
      )}
      <EligibilityNotices days={days} />
      {exercises.isError && (
        <Alert data-color="warning" className={styles.alert}>
          {exercises.data || initialView.shown.length > 0
            ? m.classes_stale()
            : m.classes_load_error()}
        </Alert>
      )}
      <div className={styles.columns}>
        <div className={styles.filter}>
          <ClassFilterForm
            choices={view.choices}
            filter={view.filter}
            day={view.day === days[0] ? undefined : view.day}
          />
        </div>
        <DayClasses view={view} days={days} booked={booked} search={search} />
        {booked.length > 0 && <OwnWeek bookings={booked} days={days} />}
      </div>
    </>
  )
}
