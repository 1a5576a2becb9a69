import { useEffect } from 'react'
import { Agenda } from '#core/members-area/Agenda.tsx'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import type { MySportsSection } from '#core/members-area/my-page-offer.ts'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { isOffered, pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Together } from '#ui/Together.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { useGoToLogin } from '../../book/components/use-go-to-login.ts'
import { CalendarSection } from '../../calendar/components/CalendarSection.tsx'
import { useClassAgenda } from '../use-class-agenda.tsx'
import styles from './MySportsPage.module.css'

type Sections = readonly MySportsSection[]

/**
 * What the member has booked, by day, and the calendar. The server renders nothing personal; the
 * browser fetches it.
 */
export function MySportsPage({ sections }: { sections: Sections }) {
  return (
    <MyPageFrame heading={m.my_sports_heading()} intro={m.my_sports_intro()}>
      <SnackbarProvider>
        <LoginInPlaceProvider>
          <Together>
            <Bookings sections={sections} />
            {sections.map(({ Section, find }) => (
              <Section key={find.page} />
            ))}
            <CalendarSection />
          </Together>
        </LoginInPlaceProvider>
      </SnackbarProvider>
    </MyPageFrame>
  )
}

function Bookings({ sections }: { sections: Sections }) {
  const user = useSessionUser()
  const goToLogin = useGoToLogin()
  const classes = useClassAgenda()
  // biome-ignore lint/correctness/useHookAtTopLevel: the list of features never changes
  const agendas = [classes, ...sections.map(({ useAgenda }) => useAgenda())]
  const failures = agendas.flatMap((agenda) => agenda.failures)
  const entries = agendas.flatMap((agenda) => agenda.entries ?? [])
  const isWaiting = agendas.some((agenda) => agenda.entries === null)

  useEffect(() => {
    if (user === null) goToLogin()
  }, [user, goToLogin])

  if (isWaiting && failures.length === 0) return <Waiting rows={3} />
  return (
    <section aria-labelledby="my-bookings">
      <h2 id="my-bookings">{m.my_sports_bookings()}</h2>
      {failures.map(({ text, retry }) => (
        <LoadFailure key={text} text={text} retry={retry} />
      ))}
      <Agenda entries={entries} now={new Date()} />
      {entries.length === 0 && failures.length === 0 ? (
        <EmptyState drawing="empty-bookings">
          <h3>{m.my_sports_empty_heading()}</h3>
          <p>{m.my_sports_empty_text()}</p>
          <WaysToBook sections={sections} />
        </EmptyState>
      ) : (
        <WaysToBook sections={sections} />
      )}
    </section>
  )
}

function WaysToBook({ sections }: { sections: Sections }) {
  const ways = [
    { page: 'groupClasses', text: m.my_sports_find } as const,
    ...sections.map(({ find }) => find),
  ].filter(({ page }) => isOffered({ id: page, params: {} }))
  return (
    <ul className={styles.ways}>
      {ways.map(({ page, text }) => (
        <li key={page}>
          <ContentLink href={pagePath(page, getLocale())}>{text()}</ContentLink>
        </li>
      ))}
    </ul>
  )
}
