import { Alert, Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { MyPageFrame } from '#features/my-page/MyPageFrame.tsx'
import { SignedIn, Waiting } from '#features/my-page/SignedIn.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { accountEmailQuery, sessionsQuery } from '../account-calls.ts'
import { LoginInPlaceProvider } from '../use-login-in-place.tsx'
import styles from './AccountForm.module.css'
import { EmailSection } from './EmailSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'

/** E-mail address, password and sessions. Empty until the browser asks: nothing personal is in it. */
export function SecurityPage() {
  return (
    <MyPageFrame heading={m.security_heading()} intro={m.security_intro()}>
      <SnackbarProvider>
        <SignedIn>
          {() => (
            <LoginInPlaceProvider>
              <Security />
            </LoginInPlaceProvider>
          )}
        </SignedIn>
      </SnackbarProvider>
    </MyPageFrame>
  )
}

function Security() {
  const email = useQuery(accountEmailQuery)
  const sessions = useQuery(sessionsQuery)
  if (email.data && sessions.data)
    return (
      <>
        <EmailSection email={email.data.email} />
        <PasswordSection email={email.data.email} />
        <SessionsSection sessions={sessions.data.items} />
        <p className={styles.section}>
          <ContentLink href={pagePath('privacy', getLocale())}>
            {m.privacy_security_link()}
          </ContentLink>
        </p>
      </>
    )
  if (!email.isError && !sessions.isError) return <Waiting />
  return (
    <Alert data-color="danger" className={styles.form} role="alert">
      <p>{m.security_load_error()}</p>
      <Button
        variant="secondary"
        className={styles.submit}
        onClick={() => Promise.all([email.refetch(), sessions.refetch()])}
      >
        {m.error_retry()}
      </Button>
    </Alert>
  )
}
