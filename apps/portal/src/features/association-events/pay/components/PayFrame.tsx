import { useQuery } from '@tanstack/react-query'
import type { PageReference } from '@trivsel/content-contract/content'
import type { ReactNode } from 'react'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { pagePath } from '#platform/routing/route-table.ts'
import { Page } from '#ui/layout/Page.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import styles from '../../book/components/Book.module.css'
import { eventPlacesQuery } from '../../book/queries.ts'
import { eventAddress } from '../../model/event-address.ts'

type Props = { eventId: string; heading: string; children: ReactNode }

/** Around the steps of a payment, below the page of the event: for somebody who is logged in. */
export function PayFrame(props: Props) {
  return (
    <QueryProvider>
      <SnackbarProvider>
        <LoginInPlaceProvider>
          <PayStep {...props} />
        </LoginInPlaceProvider>
      </SnackbarProvider>
    </QueryProvider>
  )
}

function PayStep({ eventId, heading, children }: Props) {
  return (
    <Page heading={heading} parents={useParents(eventId)}>
      <SignedIn>{() => <div className={styles.paying}>{children}</div>}</SignedIn>
    </Page>
  )
}

/** The association and its event, as soon as their names are known. */
function useParents(eventId: string): PageReference[] {
  const { data } = useQuery(eventPlacesQuery(eventId))
  const href = eventAddress(eventId)
  if (!data) return [{ name: m.event_place_data_event(), href }]
  const { association, associationSlug: slug, title } = data
  const ofAssociation = slug && pagePath('associationProfile', getLocale(), { slug })
  return [
    { name: association, href: ofAssociation },
    { name: textOrOther(title), href },
  ]
}
