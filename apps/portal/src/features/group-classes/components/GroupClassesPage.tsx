import { Alert } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import type { FixedPage as FixedPageContent } from '@trivsel/content-contract/pages'
import { membershipAddresses } from '#core/memberships/membership-addresses.ts'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { formatDay } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { FixedPage } from '#ui/fixed-page/FixedPage.tsx'
import { SearchLink } from '#ui/SearchLink.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import type { GroupExercise } from '../contract.ts'
import { classesOn } from '../day-strip.ts'
import { bookingsQuery, groupExercisesQuery } from '../queries.ts'
import { BookingDialogs } from './BookingDialogs.tsx'
import { DayStrip } from './DayStrip.tsx'
import styles from './GroupClassesPage.module.css'
import { GroupClassRow } from './GroupClassRow.tsx'

export type GroupClassesData = {
  fixedPage: FixedPageContent | null
  /** The eight dates of the strip, today first. */
  days: string[]
  day: string
  /** The classes of `day` as they were when the page was made; the browser renews them. */
  items: GroupExercise[]
}

/** The eight-day browser of group classes (specification, section 2). */
export function GroupClassesPage({ data }: { data: GroupClassesData }) {
  return (
    <FixedPage content={data.fixedPage} heading={m.classes_heading()} intro={m.classes_intro()}>
      <QueryProvider>
        <SnackbarProvider>
          <LoginInPlaceProvider>
            <DayBrowser {...data} />
          </LoginInPlaceProvider>
        </SnackbarProvider>
      </QueryProvider>
    </FixedPage>
  )
}

function DayBrowser({ days, day, items }: Omit<GroupClassesData, 'fixedPage'>) {
  const locale = getLocale()
  const user = useSessionUser()
  const exercises = useQuery(groupExercisesQuery(locale))
  const bookings = useQuery({ ...bookingsQuery(locale), enabled: Boolean(user) })
  const booked = bookings.data?.items ?? []
  const shown = exercises.data ? classesOn(exercises.data.items, day) : items
  const nextDay = days[days.indexOf(day) + 1]

  return (
    <>
      <DayStrip
        days={days}
        day={day}
        bookedDays={new Set(booked.map((booking) => osloDate(new Date(booking.startTime))))}
      />
      {user && !user.isFitnessMember && (
        <Alert data-color="info" className={styles.alert}>
          {m.classes_membership_needed()}{' '}
          <ContentLink href={membershipAddresses[locale]}>
            {m.classes_membership_link()}
          </ContentLink>
        </Alert>
      )}
      {exercises.isError && (
        <Alert data-color="warning" className={styles.alert}>
          {exercises.data || items.length > 0 ? m.classes_stale() : m.classes_load_error()}
        </Alert>
      )}
      <BookingDialogs>
        {(press, pendingClass) => (
          <section aria-labelledby="day">
            <h2 id="day" className={styles.day}>
              {sentenceCase(formatDay(new Date(`${day}T12:00:00Z`)))}
              <span className={styles.count}>{m.classes_count({ count: shown.length })}</span>
            </h2>
            {shown.length === 0 && <EmptyDay />}
            <ul className={styles.list}>
              {shown.map((exercise) => (
                <GroupClassRow
                  key={exercise.id}
                  exercise={exercise}
                  booking={booked.find((booking) => booking.classId === exercise.id)}
                  isPending={pendingClass === exercise.id}
                  onPress={press}
                />
              ))}
            </ul>
          </section>
        )}
      </BookingDialogs>
      {nextDay && (
        <p className={styles.next}>
          <SearchLink search={{ day: nextDay }} current={undefined} className={undefined}>
            {m.classes_next_day()}: {formatDay(new Date(`${nextDay}T12:00:00Z`))}
          </SearchLink>
        </p>
      )}
    </>
  )
}

function EmptyDay() {
  return (
    <EmptyState>
      <h3>{m.classes_none_heading()}</h3>
      <p>{m.classes_none_text()}</p>
    </EmptyState>
  )
}
