import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { forgetSaved } from '#platform/device-store/tidy.ts'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { formatDayAndTime } from '#platform/time/format.ts'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { LanguageSwitch } from '#ui/layout/LanguageSwitch.tsx'
import { Logo } from '#ui/layout/Logo.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { SnackbarProvider, useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import styles from './components/StaffFrame.module.css'
import { StaffNavigation } from './components/StaffNavigation.tsx'
import type { KnownStaff } from './load-staff-frame.ts'
import { leave, staffAccessQuery, staffWorkQuery } from './queries.ts'
import { staffErrorText } from './refusal-messages.ts'
import type { StaffOffers } from './staff-offer.ts'
import { StaffOffersProvider } from './staff-offers.ts'

/**
 * Around every page for staff, in the place of the public header and footer.
 * @param props.known what the server knew when it rendered the page: menu, name and exit come with it
 */
export function StaffFrame(props: {
  offers: StaffOffers
  known: KnownStaff | null
  children: ReactNode
}) {
  const { offers, known, children } = props
  return (
    <QueryProvider
      seed={(client) => {
        // The browser may know better by now, when it comes back from another part of the site.
        if (!known || client.getQueryData(staffAccessQuery.queryKey)) return
        client.setQueryData(staffAccessQuery.queryKey, known.access)
        if (known.work) client.setQueryData(staffWorkQuery.queryKey, known.work)
      }}
    >
      <SnackbarProvider>
        <LoginInPlaceProvider>
          <StaffOffersProvider value={offers}>
            <Workbench>{children}</Workbench>
          </StaffOffersProvider>
        </LoginInPlaceProvider>
      </SnackbarProvider>
    </QueryProvider>
  )
}

function Workbench({ children }: { children: ReactNode }) {
  // Pages ask: not all of them are for those who are of the staff already.
  const { data } = useQuery({ ...staffAccessQuery, enabled: false })
  const access = data?.state === 'open' ? data : null
  return (
    <div className={styles.frame} data-staff-area>
      <header className={styles.header} data-screen-only>
        <Link to="/staff" className={styles.home} activeOptions={{ exact: true }}>
          <Logo />
          <span>{m.staff_area()}</span>
        </Link>
        <div className={styles.actions}>
          {access && <span className={styles.name}>{access.name}</span>}
          <LanguageSwitch className={styles.link} />
          {access && <LeaveButton />}
        </div>
      </header>
      {access && <StaffNavigation roles={access.roles} />}
      <main id="content" tabIndex={-1} className={styles.main}>
        {access?.restoredFrom && <RestoreNotice backupStartedAt={access.restoredFrom} />}
        {children}
      </main>
    </div>
  )
}

/** Why nothing can be saved, on every page: the page where it ends is in the menu of administrators. */
function RestoreNotice({ backupStartedAt }: { backupStartedAt: string }) {
  return (
    <div className={styles.notice} data-screen-only>
      <NoticeBox tone="warning">
        <p>{m.staff_restored({ backup: formatDayAndTime(new Date(backupStartedAt)) })}</p>
      </NoticeBox>
    </div>
  )
}

function LeaveButton() {
  const showMessage = useSnackbar()
  const leaving = useSingleMutation({
    mutationFn: async () => {
      await leave()
      await forgetSaved()
    },
    // A full load: nothing that was seen stays on the screen.
    onSuccess: () => window.location.reload(),
    onError: (error) => showMessage(staffErrorText(error), 'error'),
  })
  return (
    <Button
      variant="secondary"
      data-size="sm"
      aria-label={m.staff_leave()}
      loading={leaving.isPending}
      onClick={() => leaving.mutate()}
    >
      <span className={styles.short}>{m.staff_leave_short()}</span>
      <span className={styles.long}>{m.staff_leave()}</span>
    </Button>
  )
}
