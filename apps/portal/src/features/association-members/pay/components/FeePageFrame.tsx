import type { ReactNode } from 'react'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import styles from '../../components/AssociationMembers.module.css'
import { findAssociation } from '../../model/joining-address.ts'

/** Around the pages on which a fee is paid: for people who are logged in. */
export function FeePageFrame({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <QueryProvider>
      <Page heading={heading} parents={[findAssociation()]}>
        <SnackbarProvider>
          <LoginInPlaceProvider>
            <SignedIn>
              {() => <div className={`${styles.area} ${styles.narrow}`}>{children}</div>}
            </SignedIn>
          </LoginInPlaceProvider>
        </SnackbarProvider>
      </Page>
    </QueryProvider>
  )
}
