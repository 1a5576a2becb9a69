import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import styles from '#ui/form/FormPage.module.css'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { EmailSection } from './email/EmailSection.tsx'
import { accountEmailQuery } from './email/queries.ts'
import { PasswordSection } from './passwords/PasswordSection.tsx'
import { sessionsQuery } from './sessions/queries.ts'
import { SessionsSection } from './sessions/SessionsSection.tsx'

type Props = {
  /** Ways to log in beside the one by password. */
  otherMethods: ReactNode
}

/** E-mail address, password, other ways to log in, and sessions. Empty until the browser asks: nothing personal is in it. */
export function SecurityPage(props: Props) {
  return (
    <MyPageFrame heading={m.security_heading()} intro={m.security_intro()}>
      <SnackbarProvider>
        <SignedIn>
          {() => (
            <LoginInPlaceProvider>
              <Security {...props} />
            </LoginInPlaceProvider>
          )}
        </SignedIn>
      </SnackbarProvider>
    </MyPageFrame>
  )
}

function Security({ otherMethods }: Props) {
  const email = useQuery(accountEmailQuery)
  const sessions = useQuery(sessionsQuery)
  if (email.data && sessions.data)
    return (
      <>
        <EmailSection email={email.data.email} />
        <PasswordSection email={email.data.email} />
        {otherMethods}
        <SessionsSection sessions={sessions.data.items} />
        <p className={styles.section}>
          <ContentLink href={pagePath('privacy', getLocale())}>
            {m.privacy_security_link()}
          </ContentLink>
        </p>
      </>
    )
  if (!email.isError && !sessions.isError) return <Waiting rows={3} />
  return (
    <LoadFailure
      text={m.security_load_error()}
      retry={() => Promise.all([email.refetch(), sessions.refetch()])}
    />
  )
}
