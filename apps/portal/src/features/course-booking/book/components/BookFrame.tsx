import { fixedAddresses } from '@trivsel/content-contract/addresses'
import type { ReactNode } from 'react'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { pageName } from '#ui/page-names.ts'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import styles from './Book.module.css'

/** Around pages on which courses are booked and paid. */
export function BookFrame({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <QueryProvider>
      <SnackbarProvider>
        <LoginInPlaceProvider>
          <Page
            heading={heading}
            parents={[
              {
                name: pageName('courseCalendar'),
                href: fixedAddresses.courseCalendar[getLocale()],
              },
            ]}
          >
            <noscript>
              <p>{m.course_booking_no_script()}</p>
            </noscript>
            <div className={styles.below}>{children}</div>
          </Page>
        </LoginInPlaceProvider>
      </SnackbarProvider>
    </QueryProvider>
  )
}
