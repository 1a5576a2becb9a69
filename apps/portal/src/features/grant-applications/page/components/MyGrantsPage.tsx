import type { ReactNode } from 'react'
import type { GrantApplicationSection } from '#core/grants/offers.ts'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Application } from './Application.tsx'
import { Applications } from './Applications.tsx'
import styles from './GrantApplications.module.css'

/** The applications of a person, who applies for projects where a type allows it. */
export function MyGrantsPage() {
  return (
    <Frame heading={m.grant_applications_my_heading()}>
      <p>{m.grant_applications_my_text()}</p>
      <Applications association={null} />
    </Frame>
  )
}

type Props = { applicationId: string; sections: readonly GrantApplicationSection[] }

/** One application of a person. */
export function MyGrantPage(props: Props) {
  return (
    <Frame heading={m.grant_applications_one()}>
      <Application association={null} {...props} />
    </Frame>
  )
}

function Frame({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <MyPageFrame heading={heading}>
      <SnackbarProvider>
        <LoginInPlaceProvider>
          <SignedIn>{() => <div className={styles.person}>{children}</div>}</SignedIn>
        </LoginInPlaceProvider>
      </SnackbarProvider>
    </MyPageFrame>
  )
}
