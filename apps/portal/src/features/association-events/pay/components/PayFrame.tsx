import type { ReactNode } from 'react'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import styles from '../../book/components/Book.module.css'
import { eventAddress } from '../../model/event-address.ts'

/** Around the steps of a payment, below the page of the event: for somebody who is logged in. */
export function PayFrame(props: { eventId: string; heading: string; children: ReactNode }) {
  const { eventId, heading, children } = props
  const event = { name: m.event_place_to_event(), href: eventAddress(eventId) }
  return (
    <QueryProvider>
      <SnackbarProvider>
        <LoginInPlaceProvider>
          <Page heading={heading} parents={[event]}>
            <SignedIn>{() => <div className={styles.paying}>{children}</div>}</SignedIn>
          </Page>
        </LoginInPlaceProvider>
      </SnackbarProvider>
    </QueryProvider>
  )
}
