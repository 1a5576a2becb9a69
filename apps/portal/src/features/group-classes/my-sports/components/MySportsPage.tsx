import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import type { MySportsSection } from '#core/members-area/my-page-offer.ts'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Together } from '#ui/Together.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { UnbookDialog } from '../../book/components/UnbookDialog.tsx'
import { useClassBooking } from '../../book/components/use-class-booking.ts'
import { bookingsQuery } from '../../book/queries.ts'
import { CalendarSection } from '../../calendar/components/CalendarSection.tsx'
import { useLiveClasses } from '../../live/use-live-classes.ts'
import type { SportsBooking } from '../../model/contract.ts'
import { BookingCard } from './BookingCard.tsx'
import styles from './MySportsPage.module.css'

/**
 * The member's classes, other sports bookings, and calendar. The server renders nothing personal; the
 * browser fetches it.
 */
export function MySportsPage({ sections }: { sections: readonly MySportsSection[] }) {
  return (
    <MyPageFrame heading={m.my_sports_heading()} intro={m.my_sports_intro()}>
      <SnackbarProvider>
        <LoginInPlaceProvider>
          <Together>
            <PageContents sections={sections} />
            <section aria-labelledby="my-classes">
              <h2 id="my-classes">{m.my_sports_classes()}</h2>
              <MyBookings />
            </section>
            {sections.map(({ Section, anchor }) => (
              <Section key={anchor} />
            ))}
            <CalendarSection />
          </Together>
        </LoginInPlaceProvider>
      </SnackbarProvider>
    </MyPageFrame>
  )
}

/** Links to the sections of the page, for members with many classes. */
function PageContents({ sections }: { sections: readonly MySportsSection[] }) {
  const parts = [
    { anchor: 'my-classes', name: m.my_sports_classes },
    ...sections,
    { anchor: 'class-calendar', name: m.class_calendar_heading },
  ]
  return (
    <nav aria-label={m.my_sports_parts()}>
      <ul className={styles.contents}>
        {parts.map(({ anchor, name }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{name()}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function MyBookings() {
  const user = useSessionUser()
  const polling = useLiveClasses() ? { refetchInterval: false as const } : {}
  const bookings = useQuery({ ...bookingsQuery(getLocale()), enabled: Boolean(user), ...polling })
  const [unbooking, setUnbooking] = useState<SportsBooking | null>(null)
  const { unbook, goToLogin } = useClassBooking()

  useEffect(() => {
    if (user === null) goToLogin()
  }, [user, goToLogin])

  if (bookings.isError && !bookings.data)
    return <LoadFailure text={m.my_sports_load_error()} retry={() => bookings.refetch()} />
  if (!bookings.data) return <Waiting rows={3} />
  if (bookings.data.total === 0) return <NoBookings />
  const next = bookings.data.items.find(({ queuePosition }) => queuePosition === 0)
  return (
    <>
      <p className={styles.count}>{m.my_sports_count({ count: bookings.data.total })}</p>
      <ul className={styles.list} aria-label={m.my_sports_list_label()}>
        {bookings.data.items.map((booking) => (
          <BookingCard
            key={booking.id}
            booking={booking}
            isNext={booking === next}
            // Leaving a queue needs no confirmation: the member has no place to lose.
            onUnbook={() => (booking.queuePosition > 0 ? unbook(booking) : setUnbooking(booking))}
          />
        ))}
      </ul>
      <p>
        <Link to="/sports/group-classes">{m.my_sports_find()}</Link>
      </p>
      {unbooking && (
        <UnbookDialog
          booking={unbooking}
          onClose={() => setUnbooking(null)}
          onConfirm={(booking) => {
            setUnbooking(null)
            unbook(booking)
          }}
        />
      )}
    </>
  )
}

function NoBookings() {
  return (
    <EmptyState drawing="empty-bookings">
      <h3>{m.my_sports_empty_heading()}</h3>
      <p>{m.my_sports_empty_text()}</p>
      <p>
        <Link to="/sports/group-classes">{m.my_sports_find()}</Link>
      </p>
    </EmptyState>
  )
}
